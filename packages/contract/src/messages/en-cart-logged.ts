const logged = {
  cart_clear_not_configured: 'The endpoint for clearing the cart is not configured',
} as const

/**
 * Texts about the cart that are also written to the log, in English. They are in a file of their own, because browsers load the
 * rest of en.ts on demand.
 */
export const cartLogText = (key: keyof typeof logged): string => logged[key]
