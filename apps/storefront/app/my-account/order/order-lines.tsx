import type { CustomerOrderView } from '@mantel/client'
import { Picture } from '@mantel/ui/picture/picture'
import type { BuyingTranslator } from '../../i18n/load-buying-translator.ts'
import { useOrderFormat } from './use-order-format.ts'

/** The lines with their pictures and options, and the totals below them. */
export function OrderLines({ t, view }: { t: BuyingTranslator; view: CustomerOrderView }) {
  const { price, isGross } = useOrderFormat()
  const { currency } = view
  const names: Record<CustomerOrderView['totals'][number]['name'], string> = {
    subtotal: t('total_subtotal'),
    discount: t('order.discount'),
    shipping: t('checkout.delivery'),
    tax: t('total_tax'),
    giftCards: t('order.gift_cards'),
  }
  return (
    <section aria-labelledby="order-lines" className="grid gap-5 rounded-frame bg-surface p-6">
      <h2 id="order-lines" className="title-3">
        {t('order.items')}
      </h2>
      <ul className="grid gap-4">
        {view.lines.map(({ id, name, picture, options, quantity, total }) => (
          <li key={id} className="grid grid-cols-[4rem_minmax(0,1fr)_auto] gap-4">
            <Picture image={picture} alt="" width={80} shape="1/1" sizes="64px" className="w-16 self-start" />
            <div>
              <p className="font-medium">{name}</p>
              {options.map(({ label, value }) => (
                <p key={label} className="text-13 text-muted">
                  {label}: {value}
                </p>
              ))}
              <p className="text-13 text-muted">× {quantity}</p>
            </div>
            <p className="figures">{price(total, currency)}</p>
          </li>
        ))}
      </ul>
      <dl className="grid gap-2 border-hairline border-t pt-4 figures">
        {view.totals.map(({ name, amount }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{names[name]}</dt>
            <dd>{price(amount, currency)}</dd>
          </div>
        ))}
        {view.coupon && (
          <div className="flex justify-between gap-4">
            <dt>{t('cart.coupon_code')}</dt>
            <dd>{view.coupon}</dd>
          </div>
        )}
        <div className="mt-1 flex justify-between gap-4 border-hairline border-t pt-3 text-17 font-medium">
          <dt>{t('total_grand_total')}</dt>
          <dd>{price(view.grandTotal, currency)}</dd>
        </div>
      </dl>
      {isGross && (
        <p className="text-13 text-muted figures">{t('cart.tax_included', { price: price(view.tax, currency) })}</p>
      )}
    </section>
  )
}
