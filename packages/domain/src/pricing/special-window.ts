export type SpecialWindow = { specialFrom: Date | null; specialTo: Date | null }

/** Whether the special price is valid now. A missing date means that there is no limit; the dates themselves are excluded. */
export function isInSpecialWindow({ specialFrom, specialTo }: SpecialWindow, now: Date): boolean {
  return (specialFrom === null || specialFrom < now) && (specialTo === null || now < specialTo)
}

/**
 * Epoch milliseconds of the next start or end of one of the windows after now; null if there is none.
 * A window starts one millisecond after its from date because that bound is exclusive.
 */
export function nextPriceBoundary(windows: Iterable<SpecialWindow>, now: Date): number | null {
  let next = Number.POSITIVE_INFINITY
  for (const { specialFrom, specialTo } of windows) {
    for (const border of [specialFrom && specialFrom.getTime() + 1, specialTo?.getTime()]) {
      if (border && border > now.getTime() && border < next) next = border
    }
  }
  return Number.isFinite(next) ? next : null
}
