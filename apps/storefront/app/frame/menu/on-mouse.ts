import type { PointerEvent } from 'react'

/** Wraps a hover handler so that it ignores touch and pen input. */
export function mouseOnly(handler: () => void) {
  return ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') handler()
  }
}
