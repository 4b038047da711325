/** The name of the lock and the channel that the pages and the worker of a store view share. */
export const cartChannelName = (storeCode: string): string => `cart-${storeCode}`
