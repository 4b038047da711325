import type { ProductView, Selection } from '@mantel/client'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSeesPrices } from '../../account/price-access.tsx'
import type { LineEdit } from '../../cart/line-edit.ts'
import { requestAddition } from '../../cart/request-addition.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useT } from '../../i18n/text-context.tsx'
import { useEngine } from '../../store/engine-context.ts'
import { useStore } from '../../store/store-context.tsx'
import type { Configuration } from '../options/option-form.tsx'
import { useVariantPath } from './use-selection.ts'

type Obstacle = Extract<TextKey, 'product.sold_out'> | 'no-price'

export type PurchaseState = {
  isBusy: boolean
  /** Why the product cannot be added, mostly as the key of a text; null if it can. */
  obstacle: Obstacle | null
  addToCart(quantity: number): Promise<void>
}

/**
 * Adds the selection to the cart or replaces a cart line with it. The cart's code is loaded on first use and shows the
 * result as a notification.
 */
export function usePurchase(
  product: ProductView,
  selection: Selection,
  {
    configuration,
    edit,
    onStockCheck,
  }: { configuration: Configuration | null; edit: LineEdit | null; onStockCheck(isRunning: boolean): void },
): PurchaseState {
  const engine = useEngine()
  const t = useT()
  const { prices } = useStore().view
  const seesPrices = useSeesPrices()
  const navigate = useNavigate()
  const variantPath = useVariantPath(product, null)
  const [isBusy, setBusy] = useState(false)
  const latest = useRef(configuration)
  latest.current = configuration
  return {
    isBusy,
    obstacle: obstacleOf(selection, prices.needGroupToken && !(seesPrices && selection.price)),
    async addToCart(quantity) {
      if (!engine || isBusy) return
      setBusy(true)
      if (hasForm(product)) await formLoaded(latest)
      const ready = await latest.current?.whenReady()
      if (ready === null) return setBusy(false)
      onStockCheck(true)
      const line = edit?.line ?? null
      const addition = { product, selection, quantity, line, choices: ready?.choices }
      const outcome = await requestAddition(engine, addition, t('cart.unreachable'))
      void Promise.resolve(outcome?.stockChecked).finally(() => onStockCheck(false))
      // The line has been replaced. Without `edit` in the address, the next click adds a new line.
      if (outcome?.added && edit)
        await navigate(variantPath(selection.sku), { replace: true, preventScrollReset: true })
      setBusy(false)
    },
  }
}

function obstacleOf({ stock }: Selection, lacksPrice: boolean): Obstacle | null {
  if (stock.state === 'sold-out') return 'product.sold_out'
  return lacksPrice ? 'no-price' : null
}

const hasForm = ({ customOptions, bundle, grouped }: ProductView) =>
  customOptions.length + bundle.length + grouped.length > 0

/**
 * Waits for the code of the product's form, at most 5 seconds. Without that code a set has no choices: the server refuses it, and a
 * notice says why.
 */
async function formLoaded(latest: { current: Configuration | null }): Promise<void> {
  for (let tries = 0; tries < 100 && !latest.current; tries++) await new Promise((resolve) => setTimeout(resolve, 50))
}
