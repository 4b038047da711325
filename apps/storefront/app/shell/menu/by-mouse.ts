import type { PointerEvent } from 'react'

/** A finger has no hovering: what it touches it means. */
export function byMouse(act: () => void) {
  return ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') act()
  }
}
