import type { ProductView, Selection } from '@mantel/client'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { editedLine } from '../../cart/edit-path.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useT } from '../../i18n/text-context.tsx'
import { useEngine } from '../../place/engine-context.ts'
import { usePlace } from '../../place/place-context.tsx'

type Obstacle = Extract<TextKey, 'product.sold_out' | 'trade.prices_after_login' | 'product.not_yet'>

export type Purchasing = {
  isBusy: boolean
  /** What is chosen takes the place of a line in the cart. */
  isEdit: boolean
  /** Why it cannot be put into the cart. */
  obstacle: Obstacle | null
  put(quantity: number): Promise<void>
}

/** Puts what is chosen into the cart. The cart's code comes with the first use, and says itself what came of it. */
export function usePurchase(product: ProductView, selection: Selection): Purchasing {
  const engine = useEngine()
  const t = useT()
  const { prices } = usePlace().view
  const line = editedLine(useLocation().search)
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    isEdit: line !== null,
    obstacle: obstacleOf(product, selection, prices.needGroupToken),
    async put(quantity) {
      if (!engine || isBusy) return
      setBusy(true)
      try {
        const { putIntoCart } = await import('../../cart/put-into-cart.ts')
        await putIntoCart(engine, { product, selection, quantity, line })
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
