import { type ProductView, type PurchaseChoices, readChoices } from '@mantel/client'
import { useEffect } from 'react'
import type { LineEdit } from '../../cart/line-edit.ts'
import { openCart } from '../../cart/page-cart.ts'
import { useEngine } from '../../store/engine-context.ts'

/** Fills in the choices of the cart line that is being changed. */
export function useEditedChoices(
  product: ProductView,
  edit: LineEdit | null,
  setChoices: (choices: PurchaseChoices) => void,
): void {
  const engine = useEngine()
  const line = edit?.line ?? null
  useEffect(() => {
    if (!engine || line === null) return
    let isMounted = true
    openCart(engine).then((cart) => {
      const edited = cart.edit(line)
      if (isMounted && edited) setChoices(readChoices(product, edited.selectedOptions))
    }, engine.log.warn)
    return () => {
      isMounted = false
    }
  }, [engine, line, product, setChoices])
}
