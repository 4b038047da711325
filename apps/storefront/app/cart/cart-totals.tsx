import { addDelivery, defaultDelivery, type LocalDelivery } from '@mantel/client'
import { useFormats, useT } from '../i18n/text-context.tsx'
import { useStore } from '../store/store-context.tsx'
import { useDeliveryPromise } from './delivery-promise.tsx'
import { segmentName } from './segment-name.ts'
import type { CartView } from './use-cart.ts'

const row = 'flex justify-between gap-4'
const totalRow = `mt-1 ${row} border-hairline border-t pt-3 text-17 font-medium`

type Props = {
  cartView: CartView
  /** The chosen delivery. It is added if the totals have no shipping segment yet. */
  delivery?: LocalDelivery | null
  /** Adds the cost of the default delivery method, before the shopper has chosen one. */
  withEstimate?: boolean
}

export function CartTotals({ cartView: { state, t }, delivery = null, withEstimate = false }: Props) {
  const commonT = useT()
  const formats = useFormats()
  const { pending } = state
  const promise = useDeliveryPromise()
  const isShipped = state.lines.some(({ typeId }) => !['virtual', 'downloadable', 'amgiftcard'].includes(typeId))
  const { prices, shipping, i18n } = useStore().view
  const isGross = prices.shown === 'gross'
  const estimate = withEstimate ? defaultDelivery(shipping.methods, i18n.priceFormat.fractionDigits) : null
  const totals = addDelivery(state, delivery ?? estimate)
  if (!totals) return null
  const { segments } = totals
  // If prices include tax, all segments do too, and the tax is shown below the total.
  const tax = isGross ? segments.find(({ code }) => code === 'tax') : undefined
  return (
    <div aria-busy={pending || undefined}>
      <dl className="grid gap-2 figures">
        {segments
          .filter((segment) => segment !== tax)
          .map((segment) => (
            <div key={segment.code} className={segment.code === 'grand_total' ? totalRow : row}>
              <dt>{segmentName(t, segment)}</dt>
              <dd>{formats.price(isGross ? segment.gross : segment.value)}</dd>
            </div>
          ))}
      </dl>
      {tax && (
        <p className="text-13 text-muted figures">{t('cart.tax_included', { price: formats.price(tax.value) })}</p>
      )}
      {withEstimate && isShipped && promise && <p className="mt-2 text-13">{promise}</p>}
      <p role="status" className="mt-2 text-13 text-muted">
        {totals.source === 'preview' ? t('cart.preview') : commonT('cart.reassurance')}
      </p>
    </div>
  )
}
