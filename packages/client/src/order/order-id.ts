/** Made before an order is first sent, and never again: '<milliseconds>-<guid>'. */
export const newOrderId = (now: number): string => `${now}-${crypto.randomUUID()}`
