/** So long an answer is shown again without waiting for a new one, which is asked for all the same. Milliseconds. */
export const freshForMs = 60_000

/** With the time it came, milliseconds since the epoch. */
export type Dated<T> = { at: number; value: T }

export function isFresh({ at }: Dated<unknown>, now: number): boolean {
  return now - at < freshForMs
}
