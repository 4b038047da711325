/** Limits that protect a store view from abuse. stores/ may override each value. */

/** Allows `max` attempts within a window that starts with the first one. */
export type RateLimit = {
  max: number
  minutes: number
  /** Above this share of max an attempt needs a solved bot challenge; 100: never, only max applies. */
  challengeAbovePercent: number
}

export type RateLimitName = keyof typeof consumerRates

/** The maximum number of unpaid orders, and of units in all of them together: unpaid orders reserve stock. */
export type UnpaidLimit = { orders: number; pieces: number }

export type OrderLimits = {
  /** Units in one line, and in all lines of an order. */
  lineQuantity: number
  orderQuantity: number
  /** The largest amount due that may be paid after delivery or on invoice. Major units. */
  valueWithoutPrepayment: number
  /** Limit of unpaid orders for guests, per IP address. */
  guestUnpaid: UnpaidLimit
  /** Limit of unpaid orders for customers, per account. */
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

/** Whether an attempt needs a solved bot challenge. attempts: the number within the window, including this one. */
export const needsBotChallenge = ({ max, challengeAbovePercent }: RateLimit, attempts: number): boolean =>
  attempts > Math.floor((max * challengeAbovePercent) / 100)

const rate = (max: number, minutes: number, challengeAbovePercent = 100): RateLimit => ({
  max,
  minutes,
  challengeAbovePercent,
})

/**
 * "IP address" means the address of a client, or the /64 prefix of an IPv6 address. "IP range" means the /24 network around it, or
 * /48 for IPv6.
 */
const consumerRates = {
  /** Guest orders per IP address, per e-mail address and per IP range. */
  guestOrders: rate(10, 60, 50),
  guestOrdersOfEmail: rate(5, 60, 60),
  guestOrdersOfRange: rate(300, 60, 50),
  /** Orders per customer. */
  customerOrders: rate(20, 60),
  /** New guest carts per IP address. No challenge: pages and workers create carts in the background, and a cart reserves nothing. */
  carts: rate(300, 60),
  /** Failed logins per IP address; an office shares an address. */
  failedLogins: rate(100, 15, 50),
  /** Failed logins per IP address and account. Waits between them grow, see loginWait. */
  failedLoginsOfCallerAndAccount: rate(20, 15),
  /** Failed logins per account. Logins above this limit are not refused, but every IP address must wait after its first failure. */
  failedLoginsOfAccount: rate(100, 15),
  /** Registrations per IP address and per IP range. */
  registrations: rate(60, 60, 50),
  registrationsOfRange: rate(600, 60, 50),
  /** Registrations with the e-mail address of an account, per IP address: each reply reveals that the address belongs to a customer. */
  takenEmails: rate(10, 60, 50),
  /** E-mail changes per customer, and per new address: each one sends a mail there. */
  emailChanges: rate(5, 60),
  emailChangesOfTarget: rate(5, 24 * 60),
  /** Password-reset requests per IP address. */
  passwordResets: rate(20, 60, 50),
  /** Password-reset mails per account. Above this limit the reply stays the same but no mail is sent: the links sent before still work. */
  passwordResetMails: rate(5, 60),
  /** Links of password-reset mails that do not work, per IP address. */
  wrongResetTokens: rate(30, 15),
  /** Logins with a provider per IP address: each one may call the provider. */
  socialLogins: rate(200, 15, 50),
  /** Mails with the link that proves an e-mail address, per customer. */
  emailProofs: rate(5, 60),
  /** Exports of all data per customer: each one reads every order. */
  dataExports: rate(10, 60),
  /** Wrong coupon and gift card codes per IP address. */
  wrongCoupons: rate(30, 10, 50),
  wrongGiftCards: rate(20, 10, 50),
  /** Order lookups with a wrong number or e-mail address, per IP address, per e-mail address and per order number. */
  wrongOrderLookups: rate(30, 15, 50),
  wrongOrderLookupsOfEmail: rate(15, 60),
  wrongOrderLookupsOfNumber: rate(15, 60),
  /** Wishlist links that do not exist, per IP address. */
  wrongWishlistLinks: rate(60, 10),
  /** Reviews per IP address, and per customer. */
  reviews: rate(20, 60, 25),
  reviewsOfCustomer: rate(20, 60),
  /** Stock alerts per IP address, and per e-mail address: each one of a guest sends a mail there. */
  stockAlerts: rate(60, 60, 25),
  stockAlertsOfEmail: rate(10, 24 * 60),
  /** Download links that do not exist, per IP address. */
  wrongDownloadLinks: rate(30, 10),
  /** Uploaded files per IP address: each one takes up to 5 MB on disk. */
  uploads: rate(60, 60),
  /** Mailed invitations to a company account, per company. */
  companyInvitations: rate(30, 60),
  /** Address lookups per IP address: a provider charges for each one. */
  addressLookups: rate(60, 10),
  /** Contact form messages per IP address, per IP range and per e-mail address of a visitor, which gets a confirmation of each one. */
  formMessages: rate(10, 60, 30),
  formMessagesOfRange: rate(200, 60, 50),
  formMessagesOfEmail: rate(5, 60),
  /** Messages of browsers without scripts, which cannot solve a bot challenge. */
  scriptlessMessages: rate(3, 60),
  /** Newsletter subscriptions per IP address and per IP range, and the confirmation mails sent to one address. */
  newsletterRequests: rate(20, 60, 50),
  newsletterRequestsOfRange: rate(300, 60, 50),
  newsletterMails: rate(3, 24 * 60),
  /** Lookups and removals of newsletter addresses per IP address: whoever knows an address may do both. */
  newsletterLookups: rate(30, 15),
  newsletterRemovals: rate(10, 60),
  /** Consent choices and purchase reports per IP address. */
  consents: rate(120, 10),
  /** Declined payments per IP address: thieves test stolen cards this way. */
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
