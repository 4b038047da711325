import type { CartLine as Line } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { useState } from 'react'
import { CartLine } from './cart-line.tsx'
import type { ShownCart } from './use-cart.ts'

/** What was removed last can be put back, as long as nobody has gone elsewhere. */
export function CartLines({ shown }: { shown: ShownCart }) {
  const { cart, state, t } = shown
  const [removed, setRemoved] = useState<Line | null>(null)
  function remove(line: Line) {
    setRemoved(line)
    void cart.remove(line.key)
  }
  function putBack() {
    setRemoved(null)
    void cart.undo()
  }
  return (
    <div>
      <div role="status">
        {removed && (
          <p className="mb-2 flex flex-wrap items-center justify-between gap-3 rounded-frame bg-wash px-4 py-2">
            <span>{t('cart.removed', { name: removed.name || removed.sku })}</span>
            <Button variant="link" size="small" onClick={putBack}>
              {t('cart.undo')}
            </Button>
          </p>
        )}
      </div>
      <ul>
        {state.lines.map((line) => (
          <CartLine key={line.key} line={line} shown={shown} onRemove={remove} />
        ))}
      </ul>
    </div>
  )
}
