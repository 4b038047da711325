import { Fragment } from 'react'
import type { BuyingTextKey } from '../i18n/text.ts'
import { useFormats, useT } from '../i18n/text-context.tsx'
import { usePlace } from '../place/place-context.tsx'
import type { ShownCart } from './use-cart.ts'

/** What the parts of a sum are called where the server has not said. */
const names: Record<string, BuyingTextKey> = {
  subtotal: 'total_subtotal',
  tax: 'total_tax',
  grand_total: 'total_grand_total',
}

const row = 'flex justify-between gap-4'
const totalRow = `mt-1 ${row} border-hairline border-t pt-3 text-17 font-medium`

/** delivery: what it costs by the store's own data, where the sum does not hold it yet. */
export function CartTotals({ shown: { state, t }, delivery = null }: { shown: ShownCart; delivery?: number | null }) {
  const shop = useT()
  const formats = useFormats()
  const { totals, pending } = state
  const isGross = usePlace().view.prices.shown === 'gross'
  if (!totals) return null
  const added = totals.segments.some(({ code }) => code === 'shipping') ? null : delivery
  const amount = ({ code, value, gross }: (typeof totals.segments)[number]) =>
    (isGross ? gross : value) + (code === 'grand_total' ? (added ?? 0) : 0)
  // Where prices include the tax, so do all parts of the sum, and the tax stands below it.
  const tax = isGross ? totals.segments.find(({ code }) => code === 'tax') : undefined
  return (
    <div aria-busy={pending || undefined}>
      <dl className="grid gap-2 figures">
        {totals.segments
          .filter((segment) => segment !== tax)
          .map((segment) => (
            <Fragment key={segment.code}>
              {segment.code === 'grand_total' && added !== null && (
                <div className="flex justify-between gap-4">
                  <dt>{t('checkout.delivery')}</dt>
                  <dd>{formats.price(added)}</dd>
                </div>
              )}
              <div className={segment.code === 'grand_total' ? totalRow : row}>
                <dt>{segment.title ?? (names[segment.code] ? t.of(names[segment.code]!) : segment.code)}</dt>
                <dd>{formats.price(amount(segment))}</dd>
              </div>
            </Fragment>
          ))}
      </dl>
      {tax && (
        <p className="text-13 text-muted figures">{t('cart.tax_included', { price: formats.price(tax.value) })}</p>
      )}
      <p role="status" className="mt-2 text-13 text-muted">
        {totals.source === 'preview' ? t('cart.preview') : shop('cart.reassurance')}
      </p>
    </div>
  )
}
