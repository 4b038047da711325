const moves = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

let happened: Promise<void> | undefined

/**
 * When the visitor first does anything. What a page needs only for what comes next is fetched then: early enough for the
 * first click, and not in the way of the page itself.
 */
export function firstMove(): Promise<void> {
  happened ??= new Promise((resolve) => {
    if (window.earlyMoves?.moved) return resolve()
    const begin = (move: Event) => {
      if (isStill(move)) return
      for (const kind of moves) document.removeEventListener(kind, begin, true)
      resolve()
    }
    for (const move of moves) document.addEventListener(move, begin, { capture: true, passive: true })
  })
  return happened
}

/** Browsers tell of a pointer that lies still when the page under it is new. */
function isStill(move: Event): boolean {
  return move instanceof PointerEvent && move.type === 'pointermove' && move.movementX === 0 && move.movementY === 0
}
