/** Created once, before the first attempt: '<milliseconds>-<guid>'. */
export const newOrderId = (now: number): string => `${now}-${crypto.randomUUID()}`
