import { Disclosure } from '@mantel/ui/layout/disclosure'
import { useFormats } from '../i18n/text-context.tsx'
import type { ShownOrdering } from '../order/use-ordering.ts'
import { useWide } from '../shell/use-wide.ts'
import { Summary } from './summary.tsx'

type Props = { shown: ShownOrdering; delivery: number | null }

/** On phones: a bar that says the total and opens. */
export function SummaryBar({ shown, delivery, total }: Props & { total: number | null }) {
  const { price } = useFormats()
  const { t, cartState } = shown
  if (useWide()) return null
  return (
    <div className="border-hairline border-y">
      <Disclosure
        summary={t('checkout.in_cart', { count: cartState.count })}
        note={total === null ? null : <span className="font-medium text-ink figures">{price(total)}</span>}
      >
        <div className="pb-5">
          <Summary shown={shown} delivery={delivery} />
        </div>
      </Disclosure>
    </div>
  )
}

/** On wide screens: beside the form, in sight all the way down. */
export function SummaryCard({ shown, delivery }: Props) {
  const { t } = shown
  if (!useWide()) return null
  return (
    <section
      aria-labelledby="checkout-summary"
      className="sticky top-6 grid max-h-[calc(100dvh-3rem)] gap-5 overflow-y-auto rounded-frame bg-surface p-6"
    >
      <h2 id="checkout-summary" className="title-3">
        {t('checkout.your_order')}
      </h2>
      <Summary shown={shown} delivery={delivery} />
    </section>
  )
}
