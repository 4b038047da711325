export const cards = { packSize: 6, preOrderStockStatus: 101 } as const

export const stock = { prefetchCount: 8, listBatchSize: 15 } as const

export const cart = {
  defaultQuantity: 1,
  groupedLinkQuantity: 1,
  /** Maximum retries with a guest cart after a 401. */
  maxBypassAttempts: 1,
} as const

export const checkout = { activeWindowMs: 1_800_000 } as const

export const orderHistory = { pageSize: 20, firstPage: 1 } as const

export const giftCard = { deliveryTimezone: 'Europe/London', dateFormat: 'MM/DD/YYYY' } as const

export const socialProviders = ['facebook', 'google', 'amazon'] as const
export type SocialProvider = (typeof socialProviders)[number]

/** Default when a store sets no value. */
export const tax = { fallbackCountry: 'PL' } as const
