import type { LocalDelivery } from '@mantel/client'
import { Disclosure } from '@mantel/ui/layout/disclosure'
import { useSyncExternalStore } from 'react'
import { useFormats } from '../i18n/text-context.tsx'
import type { OrderingView } from '../order/use-ordering.ts'
import { Summary } from './summary.tsx'

type Props = { ordering: OrderingView; delivery: LocalDelivery | null }

/** On narrow screens: a bar with the total that expands to the summary. */
export function SummaryBar({ ordering, delivery, total }: Props & { total: number | null }) {
  const { price } = useFormats()
  const { t, cartState } = ordering
  if (useWide()) return null
  return (
    <div className="border-hairline border-y">
      <Disclosure
        summary={t('checkout.in_cart', { count: cartState.count })}
        note={total === null ? null : <span className="font-medium text-ink figures">{price(total)}</span>}
      >
        <div className="pb-5">
          <Summary ordering={ordering} delivery={delivery} />
        </div>
      </Disclosure>
    </div>
  )
}

/** On wide screens: a sticky card beside the form. */
export function SummaryCard({ ordering, delivery }: Props) {
  const { t } = ordering
  if (!useWide()) return null
  return (
    <section
      aria-labelledby="checkout-summary"
      className="sticky top-6 grid max-h-[calc(100dvh-3rem)] gap-5 overflow-y-auto rounded-frame bg-surface p-6"
    >
      <h2 id="checkout-summary" className="title-3">
        {t('checkout.your_order')}
      </h2>
      <Summary ordering={ordering} delivery={delivery} />
    </section>
  )
}

/** Screens with two columns. The width is that of the stylesheet's breakpoint `lg`. */
const wideQuery = '(width >= 64rem)'

/**
 * Whether the screen has two columns. For content that is shown in one of two places and must be in the document only once. false on
 * the server, which does not know the width.
 */
function useWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(wideQuery)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(wideQuery).matches,
    () => false,
  )
}
