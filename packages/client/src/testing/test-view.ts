import type { EngineView } from '../engine.ts'

/** A consumer store like those in stores/. */
export const testView: EngineView = {
  code: 'de',
  storeId: 2,
  website: 'w',
  i18n: {
    defaultLocale: 'de-DE',
    currencyCode: 'EUR',
    currencySign: '€',
    priceFormat: { pattern: '{sign}{amount}', decimal: ',', group: '.', fractionDigits: 2 },
    dateFormat: 'DD.MM.YYYY',
  },
  prices: { shown: 'gross', rounding: 'unit-gross', needGroupToken: false, tierPrices: false, zeroPriceAllowed: true },
  catalog: {
    rootCategoryId: 2,
    index: 'catalog_de',
    categories: { bestsellers: 42, clocks: 50 },
    defaultFilters: ['price', 'color', 'size'],
    listOutOfStock: true,
    sortInStockFirst: false,
    packBrands: { singleUnit: [] },
  },
  settings: {
    urlDispatcher: true,
    mapFallbackUrl: true,
    tokenIn: 'header',
    minicartCount: 'items',
    externalCheckout: false,
    automaticOrderTransmission: true,
    serverMergeByDefault: true,
    serverSyncCanRemoveLocalItems: false,
    serverSyncCanModifyLocalItems: false,
    forceClientState: false,
    serverCartClear: true,
    autoRefreshTokens: true,
    twoStageCaching: false,
    allowOutOfStockInCart: false,
    alwaysSyncPlatformPrices: false,
    guestCheckout: true,
  },
}
