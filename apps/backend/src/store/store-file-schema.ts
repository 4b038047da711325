import { filters, socialProviders } from '@mantel/domain/constants'
import { isIban } from '@mantel/domain/order'
import { rateLimitNames } from '@mantel/domain/store'
import { challengePlugins, defaultChallengePlugin } from '@mantel/plugins/challenge'
import { defaultNewsletterPlugin, newsletterPluginCodes } from '@mantel/plugins/newsletter'
import { findPaymentMethod } from '@mantel/plugins/payment'
import { defaultVatCheck, vatCheckCodes } from '@mantel/plugins/vat-check'
import { z } from 'zod'

/** The schemas of files in stores/. Strict: a misspelt field is an error, not ignored. */

const code = z.string().regex(/^[a-z][a-z0-9_]*$/, 'must be lower case letters, digits and _')
const host = z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'must be a lower-case host name without port')
const origin = z
  .string()
  .regex(/^https?:\/\/[^/\s]+$/, 'must be an origin such as https://shop.example, without a trailing slash')
const country = z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code')
const positiveId = z.int().positive()
const groupId = z.int().nonnegative()
/** Major units; the database stores at most four decimal places. */
const amount = z.number().nonnegative()

const priceFormat = z.strictObject({
  pattern: z.string().refine((text) => text.includes('{sign}') && text.includes('{amount}'), {
    message: 'must hold {sign} and {amount}',
  }),
  decimal: z.string().length(1),
  group: z.string().max(1),
  fractionDigits: z.int().min(0).max(3),
})

const shippingMethod = z
  .strictObject({
    carrierCode: z.string().min(1),
    methodCode: z.string().min(1),
    carrierTitle: z.string().min(1),
    methodTitle: z.string().min(1),
    amount,
    amountInclTax: amount,
    countries: z.array(country).min(1),
    isDefault: z.boolean().default(false),
    offline: z.boolean().default(false),
  })
  .refine((method) => method.amountInclTax >= method.amount, {
    path: ['amountInclTax'],
    message: 'must not be below amount',
  })

const timeZone = z.string().refine(isTimeZone, { message: 'must be a time zone such as Europe/London' })
const day = z.iso.date()
const deliveryRules = z
  .strictObject({
    timeZone,
    cutOff: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 14:00'),
    workDays: z.array(z.int().min(1).max(7)).min(1),
    holidays: z.array(day),
    transit: z.strictObject({ min: z.int().min(0).max(60), max: z.int().min(0).max(60) }),
  })
  .refine(({ transit }) => transit.min <= transit.max, { path: ['transit'], message: 'min must not be above max' })

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The file lists the methods that a store offers and their titles; the table of methods defines how each one works. */
const paymentMethod = z
  .strictObject({ code: z.string().min(1), title: z.string().min(1), upTo: amount.optional() })
  .transform(({ code: name, title, upTo }, context) => {
    const row = findPaymentMethod(name)
    if (!row || row.audience === 'nothing-due') {
      context.addIssue({ code: 'custom', path: ['code'], message: `there is no payment method ${name} to offer` })
      return z.NEVER
    }
    const forApprovedTrade = row.audience === 'approved-trade'
    return { code: name, title, start: row.start, offline: row.canQueueOffline, forApprovedTrade, upTo: upTo ?? null }
  })

const settings = z.strictObject({
  urlDispatcher: z.boolean().default(true),
  mapFallbackUrl: z.boolean().default(true),
  tokenIn: z.enum(['header', 'query']).default('header'),
  minicartCount: z.enum(['items', 'quantities']).default('items'),
  externalCheckout: z.boolean().default(false),
  automaticOrderTransmission: z.boolean().default(true),
  serverMergeByDefault: z.boolean().default(true),
  serverSyncCanRemoveLocalItems: z.boolean().default(false),
  serverSyncCanModifyLocalItems: z.boolean().default(false),
  forceClientState: z.boolean().default(false),
  serverCartClear: z.boolean().default(true),
  autoRefreshTokens: z.boolean().default(true),
  twoStageCaching: z.boolean().default(false),
  allowOutOfStockInCart: z.boolean().default(false),
  alwaysSyncPlatformPrices: z.boolean().default(false),
  guestCheckout: z.boolean().default(true),
  serverApi: z.enum(['rest', 'graphql']).default('rest'),
  vatCheck: z
    .string()
    .refine((name) => vatCheckCodes.includes(name), { error: ({ input }) => `there is no VAT check ${input}` })
    .nullable()
    .default(defaultVatCheck),
  contactEmail: z.email().nullable().default(null),
})

/** Limits that differ from the defaults in packages/domain/src/store/store-limits.ts. */
const count = z.int().positive()
const rateLimit = z.strictObject({
  max: count.optional(),
  minutes: count.optional(),
  challengeAbovePercent: z.int().min(0).max(100).optional(),
})
const unpaidLimit = z.strictObject({ orders: count, pieces: count })
const limits = z.strictObject({
  rates: z.partialRecord(z.enum(rateLimitNames), rateLimit).default({}),
  order: z
    .strictObject({
      lineQuantity: count,
      orderQuantity: count,
      valueWithoutPrepayment: amount,
      guestUnpaid: unpaidLimit,
      customerUnpaid: unpaidLimit,
      paymentMinutes: count.max(24 * 60),
    })
    .partial()
    .default({}),
  botChallenge: z
    .string()
    .refine((name) => challengePlugins.some((plugin) => plugin.code === name), {
      error: ({ input }) => `there is no bot challenge ${input}`,
    })
    .nullable()
    .default(defaultChallengePlugin.code),
})
export type LimitsFile = z.infer<typeof limits>

export const storeViewFile = z
  .strictObject({
    code,
    storeId: positiveId,
    website: code,
    name: z.string().min(1),
    language: z.enum(['en', 'de', 'it']),
    /** Default: '' for the website's default view, otherwise '/' and the code. */
    prefix: z
      .string()
      .regex(/^(\/[a-z0-9_-]+)?$/, "must be '' or one segment such as '/de'")
      .optional(),
    i18n: z.strictObject({
      defaultLocale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/, 'must be a locale such as en-GB'),
      currencyCode: z.string().regex(/^[A-Z]{3}$/, 'must be a three-letter currency code'),
      currencySign: z.string().min(1),
      priceFormat,
      dateFormat: z.string().min(1),
      /** Default: that of shipping.promise, otherwise UTC. */
      timeZone: timeZone.optional(),
    }),
    tax: z.strictObject({
      /** If it is missing, the country that the specification defines as fallback is used, and the shop logs an error at the start. */
      defaultCountry: country.optional(),
      defaultRegion: z.string().default(''),
      sourcePriceIncludesTax: z.boolean(),
      finalPriceIncludesTax: z.boolean(),
      userGroupId: groupId.nullable().default(null),
      useOnlyDefaultUserGroupId: z.boolean().default(false),
      deprecatedPriceFields: z.boolean().default(false),
    }),
    prices: z.strictObject({
      shown: z.enum(['gross', 'net']),
      rounding: z.enum(['unit-gross', 'net-sum']),
      needGroupToken: z.boolean().default(false),
      tierPrices: z.boolean().default(false),
      showsLowestPrice: z.boolean().default(false),
      zeroPriceAllowed: z.boolean().default(true),
    }),
    catalog: z.strictObject({
      rootCategoryId: positiveId,
      /** Default: 'catalog_' and the code. */
      index: code.optional(),
      categories: z.record(z.string(), positiveId),
      defaultFilters: z.array(z.string().min(1)).max(filters.maxDefaultFilters),
      listOutOfStock: z.boolean().default(true),
      sortInStockFirst: z.boolean().default(false),
      packBrands: z.strictObject({ singleUnit: z.array(z.string()) }).default({ singleUnit: [] }),
    }),
    shipping: z.strictObject({
      methods: z.array(shippingMethod).min(1),
      origin: country.nullable().default(null),
      promise: deliveryRules.nullable().default(null),
    }),
    payment: z.strictObject({ methods: z.array(paymentMethod) }).default({ methods: [] }),
    socialLogin: z
      .strictObject({
        providers: z.array(z.enum(socialProviders)).default([]),
        welcomeCoupon: z.boolean().default(false),
      })
      .prefault({}),
    newsletter: z
      .strictObject({
        doubleOptIn: z.boolean().default(true),
        coupon: z.boolean().default(false),
        popup: z.boolean().default(false),
        provider: z
          .string()
          .refine((name) => newsletterPluginCodes.includes(name), {
            error: ({ input }) => `there is no newsletter provider ${input}`,
          })
          .default(defaultNewsletterPlugin),
      })
      .prefault({}),
    routes: z.array(z.string().min(1)).default([]),
    settings: settings.prefault({}),
    limits: limits.prefault({}),
    endpoints: z.record(z.string(), z.string().startsWith('/')).default({}),
  })
  .refine(({ shipping }) => shipping.methods.filter((method) => method.isDefault).length === 1, {
    path: ['shipping', 'methods'],
    message: 'must hold exactly one default',
  })

const line = z.string().trim().min(1).max(120)

const seller = z.strictObject({
  name: line,
  street: z.array(line).min(1).max(3),
  city: line,
  postcode: line,
  country,
  email: z.email(),
  telephone: line,
  registration: line,
  vatIds: z.record(country, z.string().regex(/^[A-Z]{2}[0-9A-Z]{2,13}$/, 'must be a VAT number such as GB123456789')),
})

const bankAccount = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/, 'must be a three-letter currency code'),
  holder: line,
  bank: line,
  iban: z.string().refine(isIban, 'must be an IBAN without spaces'),
  bic: z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'must be a BIC of 8 or 11 characters'),
})

const carrier = z.strictObject({
  name: line,
  /** {number} is replaced by the tracking number. */
  trackingUrl: z
    .url({ protocol: /^https$/ })
    .refine((url) => url.includes('{number}'), 'must hold {number}, which stands for the tracking number'),
})

export const websiteFile = z.strictObject({
  code,
  id: positiveId,
  name: z.string().min(1),
  isDefault: z.boolean().default(false),
  defaultView: code,
  /** false: paths have no store code. Pages then exist for the default view only; API calls name the others by storeCode. */
  prefixPaths: z.boolean().default(true),
  hosts: z.array(host).min(1),
  apiHosts: z.array(host).default([]),
  publicUrl: origin,
  apiUrl: origin,
  theme: z.enum(['consumer', 'trade']),
  supportEmail: z.email(),
  seller,
  bankAccounts: z.array(bankAccount).default([]),
  carriers: z.array(carrier).default([]),
  invoiceNetDays: z.int().min(1).max(120).default(30),
  giftCardYears: z.int().min(1).max(99).nullable().default(null),
  customerGroups: z
    .array(z.strictObject({ id: groupId, code, name: z.string().min(1), taxClassId: groupId }))
    .refine((groups) => groups.some((group) => group.id === 0), { message: 'must hold group 0, the guests' }),
})
