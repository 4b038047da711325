/** Limits that protect a store view from abuse. stores/ may override each value. */

/** Allows `max` attempts within a window that starts with the first one. */
export type RateLimit = {
  max: number
  minutes: number
  /** Above this share of max an attempt needs a solved bot challenge; 100: never, only max applies. */
  challengeAbovePercent: number
}

export type RateLimitName = keyof typeof consumerRates

/** The maximum number of unpaid orders, and of pieces in all of them together: unpaid orders reserve stock. */
export type UnpaidLimit = { orders: number; pieces: number }

export type OrderLimits = {
  /** Pieces of one line, and of all lines of an order. */
  lineQuantity: number
  orderQuantity: number
  /** The largest amount due that may be paid after delivery or on invoice. Main units. */
  valueWithoutPrepayment: number
  /** Per caller. */
  guestUnpaid: UnpaidLimit
  /** Per customer. */
  customerUnpaid: UnpaidLimit
  /** Time to pay an order; then it is cancelled, and its stock is free again. */
  paymentMinutes: number
}

export type StoreLimits = {
  rates: Record<RateLimitName, RateLimit>
  order: OrderLimits
  /** The code of the plugin that makes bot challenges; null: no challenges, only max applies. */
  botChallenge: string | null
}

/** The part of the limits that differs between consumer and trade stores. */
export type LimitDefaults = Omit<StoreLimits, 'botChallenge'>

/** Whether the attempt is suspicious. attempts: within the window, this one included. */
export const needsBotChallenge = ({ max, challengeAbovePercent }: RateLimit, attempts: number): boolean =>
  attempts > Math.floor((max * challengeAbovePercent) / 100)

const rate = (max: number, minutes: number, challengeAbovePercent = 100): RateLimit => ({
  max,
  minutes,
  challengeAbovePercent,
})

/** A caller is one network address, or the /64 prefix of an IPv6 address; a range is the /24 or /48 around it. */
const consumerRates = {
  /** Guest orders by caller, by e-mail address and by range. */
  guestOrders: rate(10, 60, 50),
  guestOrdersOfEmail: rate(5, 60, 60),
  guestOrdersOfRange: rate(300, 60, 50),
  /** Orders by customer. */
  customerOrders: rate(20, 60),
  /** New guest carts by caller. No challenge: pages and workers create carts in the background, and a cart reserves nothing. */
  carts: rate(300, 60),
  /** Failed logins by caller; an office shares an address. */
  failedLogins: rate(100, 15, 50),
  /** Failed logins by caller and account. Waits between them grow, see loginWait. */
  failedLoginsOfCallerAndAccount: rate(20, 15),
  /** Failed logins by account. Above this limit nobody is refused, but every caller must wait after the first failure. */
  failedLoginsOfAccount: rate(100, 15),
  /** Registrations by caller and by range. */
  registrations: rate(60, 60, 50),
  registrationsOfRange: rate(600, 60, 50),
  /** Registrations with an e-mail address that has an account, by caller: each reply reveals that the address belongs to a customer. */
  takenEmails: rate(10, 60, 50),
  /** E-mail changes by customer, and by the new address: each one sends a mail there. */
  emailChanges: rate(5, 60),
  emailChangesOfTarget: rate(5, 24 * 60),
  /** Password-reset requests by caller. */
  passwordResets: rate(20, 60, 50),
  /** Password-reset mails by account. Above this limit the reply stays the same but no mail is sent: the links sent before still work. */
  passwordResetMails: rate(5, 60),
  /** Links of password-reset mails that do not work, by caller. */
  wrongResetTokens: rate(30, 15),
  /** Logins with a provider by caller: each one may call the provider. */
  socialLogins: rate(200, 15, 50),
  /** Mails with the link that proves an e-mail address, by customer. */
  emailProofs: rate(5, 60),
  /** Exports of all data by customer: each one reads every order. */
  dataExports: rate(10, 60),
  /** Wrong coupon and gift card codes by caller. */
  wrongCoupons: rate(30, 10, 50),
  wrongGiftCards: rate(20, 10, 50),
  /** Order lookups with a wrong number or e-mail address, by caller, by e-mail address and by order number. */
  wrongOrderLookups: rate(30, 15, 50),
  wrongOrderLookupsOfEmail: rate(15, 60),
  wrongOrderLookupsOfNumber: rate(15, 60),
  /** Wishlist links that do not exist, by caller. */
  wrongWishlistLinks: rate(60, 10),
  /** Reviews by caller, and by customer. */
  reviews: rate(20, 60, 25),
  reviewsOfCustomer: rate(20, 60),
  /** Stock alerts by caller, and by e-mail address: each one of a guest sends a mail there. */
  stockAlerts: rate(60, 60, 25),
  stockAlertsOfEmail: rate(10, 24 * 60),
  /** Download links that do not exist, by caller. */
  wrongDownloadLinks: rate(30, 10),
  /** Uploaded files by caller: each one takes up to 5 MB on disk. */
  uploads: rate(60, 60),
  /** Mailed invitations to a company account, by company. */
  companyInvitations: rate(30, 60),
  /** Address lookups by caller: a provider charges for each one. */
  addressLookups: rate(60, 10),
  /** Messages of the contact forms by caller, by range and by the visitor's e-mail address, which gets a confirmation of each one. */
  formMessages: rate(10, 60, 30),
  formMessagesOfRange: rate(200, 60, 50),
  formMessagesOfEmail: rate(5, 60),
  /** Messages of browsers without scripts, which cannot solve a bot challenge. */
  scriptlessMessages: rate(3, 60),
  /** Newsletter subscriptions by caller and by range, and the mails with which an address confirms one. */
  newsletterRequests: rate(20, 60, 50),
  newsletterRequestsOfRange: rate(300, 60, 50),
  newsletterMails: rate(3, 24 * 60),
  /** Lookups and removals of newsletter addresses by caller: whoever knows an address may do both. */
  newsletterLookups: rate(30, 15),
  newsletterRemovals: rate(10, 60),
  /** Consent choices and purchase reports by caller. */
  consents: rate(120, 10),
  /** Declined payments by caller: thieves test stolen cards this way. */
  declinedPayments: rate(100, 15),
} as const satisfies Record<string, RateLimit>

export const consumerLimits: LimitDefaults = {
  rates: consumerRates,
  order: {
    lineQuantity: 99,
    orderQuantity: 300,
    valueWithoutPrepayment: 500,
    guestUnpaid: { orders: 3, pieces: 50 },
    customerUnpaid: { orders: 5, pieces: 300 },
    paymentMinutes: 30,
  },
}

/** Trade buyers order in bulk, and the merchant has approved each of them. */
export const tradeLimits: LimitDefaults = {
  rates: { ...consumerRates, customerOrders: rate(200, 60) },
  order: {
    lineQuantity: 10_000,
    orderQuantity: 50_000,
    valueWithoutPrepayment: 50_000,
    guestUnpaid: { orders: 3, pieces: 50 },
    customerUnpaid: { orders: 20, pieces: 50_000 },
    paymentMinutes: 30,
  },
}

export const rateLimitNames = Object.keys(consumerRates) as RateLimitName[]
