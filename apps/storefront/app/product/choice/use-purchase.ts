import type { ProductView, Selection } from '@mantel/client'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Edit } from '../../cart/edit-path.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useT } from '../../i18n/text-context.tsx'
import { useEngine } from '../../place/engine-context.ts'
import { usePlace } from '../../place/place-context.tsx'
import { useVariantPath } from './use-selection.ts'

type Obstacle = Extract<TextKey, 'product.sold_out' | 'trade.prices_after_login' | 'product.not_yet'>

export type Purchasing = {
  isBusy: boolean
  /** Why it cannot be put into the cart. */
  obstacle: Obstacle | null
  put(quantity: number): Promise<void>
}

/**
 * Puts what is chosen into the cart, or in the place of a line of it. The cart's code comes with the first use, and says
 * itself what came of it.
 */
export function usePurchase(product: ProductView, selection: Selection, edit: Edit | null): Purchasing {
  const engine = useEngine()
  const t = useT()
  const { prices } = usePlace().view
  const navigate = useNavigate()
  const variantPath = useVariantPath(product, null)
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    obstacle: obstacleOf(product, selection, prices.needGroupToken),
    async put(quantity) {
      if (!engine || isBusy) return
      setBusy(true)
      try {
        const { putIntoCart } = await import('../../cart/put-into-cart.ts')
        const isDone = await putIntoCart(engine, { product, selection, quantity, line: edit?.line ?? null })
        // The line is another one now: whoever presses again adds.
        if (isDone && edit) await navigate(variantPath(selection.sku), { replace: true, preventScrollReset: true })
      } catch {
        engine.notifications.push({ type: 'error', message: { text: t('cart.unreachable') } })
      } finally {
        setBusy(false)
      }
    },
  }
}

function obstacleOf(product: ProductView, { stock, price }: Selection, isForTrade: boolean): Obstacle | null {
  if (stock.state === 'sold-out') return 'product.sold_out'
  if (!price && isForTrade) return 'trade.prices_after_login'
  // What has to be written or chosen beside the variant has no fields yet.
  const isOpen = product.giftCard !== null || product.customOptions.some(({ required }) => required)
  return isOpen ? 'product.not_yet' : null
}
