import { Picture } from '@mantel/ui/picture/picture'
import { segmentName } from '../cart/segment-name.ts'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useFormats } from '../i18n/text-context.tsx'
import { useStore } from '../store/store-context.tsx'
import type { OrderView } from './order-view.ts'

/** The order's lines and totals, with or without tax as the store shows prices. */
export function OrderDetails({ t, order }: { t: BuyingTranslator; order: OrderView }) {
  const { price } = useFormats()
  const isGross = useStore().view.prices.shown === 'gross'
  const { totals, lines, paymentTitle } = order
  const rows = totalRows(t, order, isGross)
  return (
    <section aria-labelledby="order-details" className="grid gap-5 rounded-frame bg-surface p-6">
      <h2 id="order-details" className="title-3">
        {t('checkout.your_order')}
      </h2>
      <ul className="grid gap-4 empty:hidden">
        {lines.map(({ key, name, options, qty, picture, total }) => (
          <li key={key} className="grid grid-cols-[4rem_minmax(0,1fr)_auto] gap-4">
            <Picture image={picture} alt="" width={80} shape="1/1" sizes="64px" className="w-16 self-start" />
            <div>
              <p className="font-medium">{name}</p>
              {options.map(({ label, value }) => (
                <p key={label} className="text-13 text-muted">
                  {label}: {value}
                </p>
              ))}
              <p className="text-13 text-muted">× {qty}</p>
            </div>
            <p className="figures">{total === null ? '' : price(total)}</p>
          </li>
        ))}
      </ul>
      <dl className="grid gap-2 border-hairline border-t pt-4 figures">
        {rows.map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd>{price(amount)}</dd>
          </div>
        ))}
        {totals.couponCode && (
          <div className="flex justify-between gap-4">
            <dt>{t('cart.coupon_code')}</dt>
            <dd>{totals.couponCode}</dd>
          </div>
        )}
        <div className="mt-1 flex justify-between gap-4 border-hairline border-t pt-3 text-17 font-medium">
          <dt>{t('total_grand_total')}</dt>
          <dd>{price(totals.grandTotal)}</dd>
        </div>
      </dl>
      {isGross && order.segments.length > 0 && (
        <p className="text-13 text-muted figures">{t('cart.tax_included', { price: price(totals.taxAmount) })}</p>
      )}
      {paymentTitle && <p className="text-13 text-muted">{t('checkout.paid_by', { method: paymentTitle })}</p>}
    </section>
  )
}

type Row = readonly [name: string, amount: number]

/**
 * The total segments that the shopper saw. A browser that did not place the order has none, and shows the server's
 * totals.
 */
function totalRows(t: BuyingTranslator, { segments, totals }: OrderView, isGross: boolean): Row[] {
  if (segments.length > 0)
    return segments
      .filter(({ code }) => code !== 'grand_total' && !(isGross && code === 'tax'))
      .map((segment) => [segmentName(t, segment), isGross ? segment.gross : segment.value])
  return [
    [t('checkout.subtotal_with_discount'), totals.subtotalWithDiscount],
    ...(totals.shippingAmount === 0 ? [] : ([[t('checkout.delivery'), totals.shippingAmount]] as Row[])),
    [t('total_tax'), totals.taxAmount],
  ]
}
