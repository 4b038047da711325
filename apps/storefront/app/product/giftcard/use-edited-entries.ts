import { readGiftCardEntries } from '@mantel/client'
import type { GiftCardEntries } from '@mantel/domain/giftcard'
import { useEffect } from 'react'
import type { LineEdit } from '../../cart/line-edit.ts'
import { openCart } from '../../cart/page-cart.ts'
import { useEngine } from '../../store/engine-context.ts'

/** Fills in the entries of the cart line that is being changed. */
export function useEditedEntries(edit: LineEdit | null, setEntries: (entries: GiftCardEntries) => void): void {
  const engine = useEngine()
  const line = edit?.line ?? null
  useEffect(() => {
    if (!engine || line === null) return
    let isMounted = true
    openCart(engine).then((cart) => {
      const option = cart.edit(line)?.selectedOptions ?? null
      const entries = readGiftCardEntries(option, engine.view.i18n.priceFormat.fractionDigits)
      if (isMounted && entries) setEntries(entries)
    }, engine.log.warn)
    return () => {
      isMounted = false
    }
  }, [engine, line, setEntries])
}
