/** The effect of a key in the menu. Enter on a link and Tab keep their default behaviour. */
export type MenuMove = { kind: 'top'; step: 1 | -1 } | { kind: 'inside'; step: 1 | -1 } | { kind: 'open' | 'close' }

/** `inside`: the focus is in a submenu. */
export function moveForKey(key: string, { inside, isOpen }: { inside: boolean; isOpen: boolean }): MenuMove | null {
  if (key === 'Escape') return isOpen ? { kind: 'close' } : null
  if (inside) {
    if (key === 'ArrowDown' || key === 'ArrowRight') return { kind: 'inside', step: 1 }
    return key === 'ArrowUp' || key === 'ArrowLeft' ? { kind: 'inside', step: -1 } : null
  }
  if (key === 'ArrowRight') return { kind: 'top', step: 1 }
  if (key === 'ArrowLeft') return { kind: 'top', step: -1 }
  return key === 'ArrowDown' ? { kind: 'open' } : null
}
