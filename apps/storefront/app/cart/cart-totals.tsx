import type { BuyingTextKey } from '../i18n/text.ts'
import { useFormats, useT } from '../i18n/text-context.tsx'
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
  if (!totals) return null
  return (
    <div aria-busy={pending || undefined}>
      <dl className="grid gap-2 figures">
        {totals.segments.map(({ code, title, value }) => (
          <div
            key={code}
            className={
              code === 'grand_total'
                ? 'mt-1 flex justify-between gap-4 border-hairline border-t pt-3 text-17 font-medium'
                : 'flex justify-between gap-4'
            }
          >
            <dt>{title ?? (names[code] ? t.of(names[code]) : code)}</dt>
            <dd>{formats.price(value)}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className="mt-2 text-13 text-muted">
        {totals.source === 'preview' ? t('cart.preview') : shop('cart.reassurance')}
      </p>
    </div>
  )
}
