/** Milliseconds for which a stored answer is shown at once, while the new one is requested. */
export const freshForMs = 60_000

/** A value with its time of arrival, milliseconds since the epoch. */
export type Timestamped<T> = { at: number; value: T }

export function isFresh({ at }: Timestamped<unknown>, now: number): boolean {
  return now - at < freshForMs
}
