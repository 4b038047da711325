/** What a key does in the menu. Enter on a link and Tab are the browser's own. */
export type MenuMove = { kind: 'top'; step: 1 | -1 } | { kind: 'inside'; step: 1 | -1 } | { kind: 'open' | 'close' }

/** inside: the focus is in what has opened below an entry. */
export function menuMove(key: string, { inside, isOpen }: { inside: boolean; isOpen: boolean }): MenuMove | null {
  if (key === 'Escape') return isOpen ? { kind: 'close' } : null
  if (inside) {
    if (key === 'ArrowDown' || key === 'ArrowRight') return { kind: 'inside', step: 1 }
    return key === 'ArrowUp' || key === 'ArrowLeft' ? { kind: 'inside', step: -1 } : null
  }
  if (key === 'ArrowRight') return { kind: 'top', step: 1 }
  if (key === 'ArrowLeft') return { kind: 'top', step: -1 }
  return key === 'ArrowDown' ? { kind: 'open' } : null
}
