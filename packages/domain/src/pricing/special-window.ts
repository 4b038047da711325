export type SpecialWindow = { specialFrom: Date | null; specialTo: Date | null }

/** Open on a side without a date; both ends are outside. */
export function isInSpecialWindow({ specialFrom, specialTo }: SpecialWindow, now: Date): boolean {
  return (specialFrom === null || specialFrom < now) && (specialTo === null || now < specialTo)
}

/**
 * Milliseconds since the epoch at which one of the windows opens or shuts next, after now; null if none does.
 * A window opens a millisecond after its beginning, because the beginning itself is outside.
 */
export function nextPriceBorder(windows: Iterable<SpecialWindow>, now: Date): number | null {
  let next = Number.POSITIVE_INFINITY
  for (const { specialFrom, specialTo } of windows) {
    for (const border of [specialFrom && specialFrom.getTime() + 1, specialTo?.getTime()]) {
      if (border && border > now.getTime() && border < next) next = border
    }
  }
  return Number.isFinite(next) ? next : null
}
