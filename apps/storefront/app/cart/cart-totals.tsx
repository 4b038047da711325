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

export function CartTotals({ shown: { state, t } }: { shown: ShownCart }) {
  const shop = useT()
  const formats = useFormats()
  const { totals, pending } = state
  const isGross = usePlace().view.prices.shown === 'gross'
  if (!totals) return null
  // Where prices include the tax, so do all parts of the sum, and the tax stands below it.
  const tax = isGross ? totals.segments.find(({ code }) => code === 'tax') : undefined
  return (
    <div aria-busy={pending || undefined}>
      <dl className="grid gap-2 figures">
        {totals.segments
          .filter((segment) => segment !== tax)
          .map(({ code, title, value, gross }) => (
            <div
              key={code}
              className={
                code === 'grand_total'
                  ? 'mt-1 flex justify-between gap-4 border-hairline border-t pt-3 text-17 font-medium'
                  : 'flex justify-between gap-4'
              }
            >
              <dt>{title ?? (names[code] ? t.of(names[code]) : code)}</dt>
              <dd>{formats.price(isGross ? gross : value)}</dd>
            </div>
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
