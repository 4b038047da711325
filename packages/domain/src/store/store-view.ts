/** Settings of a store view. Read from stores/, validated at start, then passed down unchanged. */

import type { SocialProvider } from '../constants/index.ts'
import type { DeliveryRules } from '../delivery/index.ts'
import type { TagSettings } from '../tag/index.ts'
import type { Banners } from './banners.ts'
import type { StoreLimits } from './store-limits.ts'

export type Language = 'en' | 'de' | 'it'

export type PriceFormat = {
  /** Position of sign and amount, e.g. '{sign}{amount}'. */
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
  /** The net cost in major units (pounds, not pence), as on the wire. The shopper pays amountInclTax. */
  amount: number
  amountInclTax: number
  countries: string[]
  isDefault: boolean
  offline: boolean
}

/**
 * How an order starts. pay-now: it waits for its payment, for a limited time. on-delivery: it is paid when it is delivered.
 * on-invoice: it is paid later, by bank transfer.
 */
export type OrderStart = 'pay-now' | 'on-delivery' | 'on-invoice'

/** Code and title come from stores/, the rest from the method's row in packages/plugins. */
export type PaymentMethod = {
  code: string
  title: string
  start: OrderStart
  /** Whether orders may be queued without a connection. */
  offline: boolean
  /** The method is offered only to customers of a trade website whom the merchant has approved. */
  forApprovedTrade: boolean
  /** The largest amount due for which the method is offered, in major units; null: any amount. */
  upTo: number | null
}

export type StoreView = {
  code: string
  /** The numeric id, on the wire store_id or storeId. */
  storeId: number
  website: string
  name: string
  language: Language
  /** '' for the store view at the root of its website's host, else a prefix like '/de'. */
  prefix: string
  i18n: {
    defaultLocale: string
    currencyCode: string
    currencySign: string
    priceFormat: PriceFormat
    dateFormat: string
    /** The time zone of the days and times that the shop shows, such as Europe/London. */
    timeZone: string
  }
  tax: {
    defaultCountry: string
    /** The store sets no default country: defaultCountry is the fallback. */
    isCountryMissing?: boolean
    defaultRegion: string
    sourcePriceIncludesTax: boolean
    finalPriceIncludesTax: boolean
    /** The group of guests. A number turns on tax by customer group, null turns it off. */
    userGroupId: number | null
    useOnlyDefaultUserGroupId: boolean
    deprecatedPriceFields: boolean
  }
  prices: {
    shown: 'gross' | 'net'
    /** unit-gross: the unit's gross is rounded. net-sum: the unit's net is rounded, VAT is taken on the sum. */
    rounding: 'unit-gross' | 'net-sum'
    /** Trade stores: prices are only sent to requests with a group token of the website. */
    needGroupToken: boolean
    tierPrices: boolean
    /** Beside a reduced price, show the lowest price of the 30 days before the reduction, as EU law requires. */
    showsLowestPrice: boolean
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
  shipping: {
    methods: ShippingMethod[]
    /** The country from which the shop delivers; null: no delivery is treated as one to another member state. */
    origin: string | null
    /** null where the store promises no day of delivery. */
    promise: DeliveryRules | null
  }
  payment: { methods: PaymentMethod[] }
  /**
   * Providers with which customers can log in, in the order of the buttons. welcomeCoupon: whoever registers with one of them gets a coupon
   * for one order.
   */
  socialLogin: { providers: SocialProvider[]; welcomeCoupon: boolean }
  newsletter: {
    /** New subscribers confirm by a link (double opt-in), as the law of EU countries requires. */
    doubleOptIn: boolean
    /** New subscribers get a coupon for one order. */
    coupon: boolean
    /** The shop may offer the newsletter in a popup. */
    popup: boolean
    /** The code of the plugin that keeps a copy of the list. */
    provider: string
  }
  /** Third-party tags; undefined: none, and visitors see no consent dialog. */
  tags?: TagSettings | undefined
  /** Names of routes limited to this store or website; common routes are not listed. */
  routes: string[]
  limits: StoreLimits
  /** Feature switches and limits named in the specification. */
  settings: {
    urlDispatcher: boolean
    /** Resolves unknown paths with the url/map call, else with one search per document type. */
    mapFallbackUrl: boolean
    tokenIn: 'header' | 'query'
    minicartCount: 'items' | 'quantities'
    externalCheckout: boolean
    automaticOrderTransmission: boolean
    serverMergeByDefault: boolean
    serverSyncCanRemoveLocalItems: boolean
    serverSyncCanModifyLocalItems: boolean
    /**
     * When the browser goes online and during the checkout, the server's cart is made equal to the browser's. This deletes lines
     * that another device has added since (decision 012).
     */
    forceClientState: boolean
    /** The server has the endpoint that clears a cart. */
    serverCartClear: boolean
    autoRefreshTokens: boolean
    twoStageCaching: boolean
    /** Products out of stock may be added to the cart; placing the order refuses them. */
    allowOutOfStockInCart: boolean
    alwaysSyncPlatformPrices: boolean
    guestCheckout: boolean
    /** graphql: the server answers POST /graphql, and the storefront reads the catalogue through it (decision 035). */
    serverApi: 'rest' | 'graphql'
    /** Trade applications: the plugin that checks VAT numbers beyond their format; null: none. */
    vatCheck: string | null
    /** The address that gets the messages of the contact forms; null: the website's support address. */
    contactEmail: string | null
  }
  /** Configured endpoint paths by endpoint name. */
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
  /** Seller data for invoices and mails. */
  seller: Seller
  /** Accounts for orders on invoice; at most one for each currency. */
  bankAccounts: BankAccount[]
  /** Carriers whose parcels can be followed. {number} in the address is replaced by the tracking number. */
  carriers: { name: string; trackingUrl: string }[]
  /** Days after the order within which an invoice is to be paid. */
  invoiceNetDays: number
  /** Bought gift cards can be used for this many years from the day they are sent; null: they don't expire. */
  giftCardYears: number | null
  /** taxClassId is the customer tax class of tax rules; only used with user-group tax. */
  customerGroups: CustomerGroup[]
  /** Store view used when no prefix matches. */
  defaultView: string
  /** false: paths have no store code, and only the default view has pages. */
  prefixPaths: boolean
  /** Set on exactly one website: it serves unknown hosts. */
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
  /** Company register and number, as text. */
  registration: string
  /** VAT number by country code. */
  vatIds: Record<string, string>
}

export type BankAccount = {
  currency: string
  holder: string
  bank: string
  /** Without spaces. */
  iban: string
  bic: string
}

export type CustomerGroup = { id: number; code: string; name: string; taxClassId: number }

export type Stores = { websites: Website[]; views: StoreView[] }
