import type { ReactNode } from 'react'
import type { CartTexts } from '../cart/use-cart.ts'

/** One of the parts of the page, with its place among them in words. */
export function Step({
  t,
  at,
  of,
  title,
  aside,
  children,
}: {
  t: CartTexts
  at: number
  of: number
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  const id = `checkout-step-${at}`
  return (
    <section aria-labelledby={id} className={at === 1 ? 'pb-10' : 'border-hairline border-t pt-8 pb-10'}>
      <p className="text-13 text-muted figures">{t('checkout.step', { at, of })}</p>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="title-3">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
