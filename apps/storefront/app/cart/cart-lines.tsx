import type { CartLine as Line } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { useLayoutEffect, useRef, useState } from 'react'
import { CartLine } from './cart-line.tsx'
import type { CartView } from './use-cart.ts'

/** The lines of the cart. The last removal can be undone until this component unmounts. */
export function CartLines({ cartView }: { cartView: CartView }) {
  const { cart, state, t } = cartView
  const [removed, setRemoved] = useState<Line | null>(null)
  const container = useRef<HTMLDivElement>(null)
  const removedLine = useRef<{ key: string; at: number } | null>(null)
  // The removed line had the focus. It moves to the line that follows, or to the undo button of an empty cart.
  useLayoutEffect(() => {
    const { current: gone } = removedLine
    if (!gone || state.lines.some(({ key }) => key === gone.key)) return
    removedLine.current = null
    const lines = container.current?.querySelectorAll('li') ?? []
    const next = lines[Math.min(gone.at, lines.length - 1)] ?? container.current
    next?.querySelector<HTMLElement>('a, button')?.focus()
  })
  function remove(line: Line) {
    removedLine.current = { key: line.key, at: state.lines.indexOf(line) }
    setRemoved(line)
    void cart.remove(line.key)
  }
  function undoRemoval() {
    setRemoved(null)
    void cart.undo()
  }
  return (
    <div ref={container}>
      <div role="status">
        {removed && (
          <p className="mb-2 flex flex-wrap items-center justify-between gap-3 rounded-frame bg-wash px-4 py-2">
            <span>{t('cart.removed', { name: removed.name || removed.sku })}</span>
            <Button variant="link" size="small" onClick={undoRemoval}>
              {t('cart.undo')}
            </Button>
          </p>
        )}
      </div>
      <ul>
        {state.lines.map((line) => (
          <CartLine key={line.key} line={line} cartView={cartView} onRemove={remove} />
        ))}
      </ul>
    </div>
  )
}
