import type { CartLine as Line } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { useState } from 'react'
import { CartLine } from './cart-line.tsx'
import type { CartView } from './use-cart.ts'

/** The lines of the cart. The last removal can be undone until this component unmounts. */
export function CartLines({ cartView }: { cartView: CartView }) {
  const { cart, state, t } = cartView
  const [removed, setRemoved] = useState<Line | null>(null)
  function remove(line: Line) {
    setRemoved(line)
    void cart.remove(line.key)
  }
  function undoRemoval() {
    setRemoved(null)
    void cart.undo()
  }
  return (
    <div>
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
