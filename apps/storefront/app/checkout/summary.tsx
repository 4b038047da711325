import type { CartLine, LocalDelivery } from '@mantel/client'
import { Picture } from '@mantel/ui/picture/picture'
import { CartTotals } from '../cart/cart-totals.tsx'
import { CouponForm } from '../cart/coupon-form.tsx'
import { GiftCardForm } from '../cart/gift-card-form.tsx'
import { useFormats } from '../i18n/text-context.tsx'
import type { OrderingView } from '../order/use-ordering.ts'
import { StoreLink } from '../store/store-link.tsx'

/** The cart's lines and totals, with the forms for coupons and gift cards. */
export function Summary({ ordering, delivery }: { ordering: OrderingView; delivery: LocalDelivery | null }) {
  const { cart, cartState: state, t } = ordering
  const cartView = { cart, state, t }
  return (
    <div className="grid gap-5">
      <ul className="grid gap-4">
        {state.lines.map((line) => (
          <SummaryLine key={line.key} line={line} />
        ))}
      </ul>
      <div className="border-hairline border-y">
        <CouponForm cartView={cartView} />
        <GiftCardForm cartView={cartView} />
      </div>
      <CartTotals cartView={cartView} delivery={delivery} />
      <StoreLink to="/cart" className="text-15 underline">
        {t('checkout.change_cart')}
      </StoreLink>
    </div>
  )
}

function SummaryLine({ line }: { line: CartLine }) {
  const { price } = useFormats()
  const { name, sku, picture, qty, options, rowTotal } = line
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)_auto] gap-4">
      <span className="relative self-start">
        <Picture image={picture} alt="" width={80} shape="1/1" sizes="64px" className="w-16" />
      </span>
      <div>
        <p className="font-medium">{name || sku}</p>
        <p className="text-13 text-muted">
          {[`× ${qty}`, ...options.map(({ label, value }) => `${label}: ${value}`)].join(' · ')}
        </p>
      </div>
      <p className="figures">{rowTotal === null ? '–' : price(rowTotal)}</p>
    </li>
  )
}
