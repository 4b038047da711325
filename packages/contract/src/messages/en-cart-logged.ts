const logged = {
  cart_clear_not_configured: 'The endpoint for clearing the cart is not configured',
} as const

/** The cart's texts for the log, in English. In a file of their own, because the rest of en.ts loads on demand. */
export const cartLogText = (key: keyof typeof logged): string => logged[key]
