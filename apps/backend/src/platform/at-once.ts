/** Something that is often at hand already. */
export type Soon<T> = T | Promise<T>

/**
 * What is at hand is used at once. An await lets other requests in between, and who comes back finds the processor's near
 * memory full of their things: under load a listing took a twentieth longer.
 */
export function atOnce<T, R>(value: Soon<T>, use: (value: T) => Soon<R>): Soon<R> {
  return value instanceof Promise ? value.then(use) : use(value)
}
