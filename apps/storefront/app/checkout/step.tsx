import type { ReactNode } from 'react'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'

/** A section of the checkout with its number ("2 of 4") and heading. */
export function Step({
  t,
  number,
  of,
  title,
  headingAction,
  children,
}: {
  t: BuyingTranslator
  number: number
  of: number
  title: string
  /** Shown beside the heading. */
  headingAction?: ReactNode
  children: ReactNode
}) {
  const id = `checkout-step-${number}`
  return (
    <section aria-labelledby={id} className={number === 1 ? 'pb-10' : 'border-hairline border-t pt-8 pb-10'}>
      <p className="text-13 text-muted figures">{t('checkout.step', { at: number, of })}</p>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="title-3">
          {title}
        </h2>
        {headingAction}
      </div>
      {children}
    </section>
  )
}
