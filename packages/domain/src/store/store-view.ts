/** What differs per store but is not code. Read from stores/, validated once at start, then passed down unchanged. */

import type { Banners } from './banners.ts'

export type Language = 'en' | 'de' | 'it'

export type PriceFormat = {
  /** Where sign and amount stand, e.g. '{sign}{amount}'. */
  pattern: string
  decimal: string
  group: string
  fractionDigits: number
}

export type ShippingMethod = {
  carrierCode: string
  methodCode: string
  carrierTitle: string
  methodTitle: string
  /** Main units, as the wire carries them. The shopper pays the gross. */
  amount: number
  amountInclTax: number
  countries: string[]
  isDefault: boolean
  offline: boolean
}

export type PaymentMethod = {
  code: string
  title: string
  /** Money changes hands at the door, so something has to be carried there. */
  atTheDoor: boolean
  /** Whose orders may wait for a connection. */
  offline: boolean
}

export type StoreView = {
  code: string
  /** The numeric id that travels as store_id / storeId. */
  storeId: number
  website: string
  name: string
  language: Language
  /** '' for the store that answers at the root of its website's host, else '/de'. */
  prefix: string
  i18n: {
    defaultLocale: string
    currencyCode: string
    currencySign: string
    priceFormat: PriceFormat
    dateFormat: string
  }
  tax: {
    defaultCountry: string
    defaultRegion: string
    sourcePriceIncludesTax: boolean
    finalPriceIncludesTax: boolean
    /** A number switches user-group tax on: it is the group of those who are not logged in. */
    userGroupId: number | null
    useOnlyDefaultUserGroupId: boolean
    deprecatedPriceFields: boolean
  }
  prices: {
    shown: 'gross' | 'net'
    /** unit-gross: the unit's gross is rounded. net-sum: the unit's net is rounded, VAT is taken on the sum. */
    rounding: 'unit-gross' | 'net-sum'
    /** Trade: without a group token of the website no price leaves the server. */
    needGroupToken: boolean
    tierPrices: boolean
    zeroPriceAllowed: boolean
  }
  catalog: {
    rootCategoryId: number
    index: string
    /** Named categories: bestsellers, outlet, wallart, photoframes, greetingcards, clocks. */
    categories: Record<string, number>
    defaultFilters: string[]
    listOutOfStock: boolean
    sortInStockFirst: boolean
    packBrands: { singleUnit: string[] }
  }
  shipping: { methods: ShippingMethod[] }
  payment: { methods: PaymentMethod[] }
  /** Names of routes that only this store (or this website's stores) has; common routes are not listed. */
  routes: string[]
  /** Feature switches and figures that the specification names. */
  settings: {
    urlDispatcher: boolean
    /** Unknown paths are asked for by the one call for it, else by a search for each kind of thing. */
    mapFallbackUrl: boolean
    tokenIn: 'header' | 'query'
    minicartCount: 'items' | 'quantities'
    externalCheckout: boolean
    automaticOrderTransmission: boolean
    serverMergeByDefault: boolean
    serverSyncCanRemoveLocalItems: boolean
    serverSyncCanModifyLocalItems: boolean
    autoRefreshTokens: boolean
    twoStageCaching: boolean
    /** Out-of-stock goods may be put into the cart (and are refused when the order is placed). */
    allowOutOfStockInCart: boolean
    alwaysSyncPlatformPrices: boolean
    guestCheckout: boolean
  }
  /** Paths of the calls whose names are the store's own; keys are endpoint names. */
  endpoints: Record<string, string>
  banners: Banners
}

export type Website = {
  code: string
  id: number
  name: string
  /** Host names without port, lower case. */
  hosts: string[]
  apiHosts: string[]
  /** Origins without a trailing slash. */
  publicUrl: string
  apiUrl: string
  theme: 'consumer' | 'trade'
  supportEmail: string
  /** Who sells: stands on invoices and in mails. */
  seller: Seller
  /** taxClassId is what tax rules call the customer's class; it is asked only where user-group tax is on. */
  customerGroups: CustomerGroup[]
  /** The store view that answers when no prefix matches. */
  defaultView: string
  /** Exactly one website has it: it answers on hosts that no website claims. */
  isDefault: boolean
}

export type Seller = {
  name: string
  street: string[]
  city: string
  postcode: string
  country: string
  email: string
  telephone: string
  /** Where the company is registered and under which number, in words. */
  registration: string
  /** The VAT number by which tax of a country is declared; keys are country codes. */
  vatIds: Record<string, string>
}

export type CustomerGroup = { id: number; code: string; name: string; taxClassId: number }

export type Stores = { websites: Website[]; views: StoreView[] }
