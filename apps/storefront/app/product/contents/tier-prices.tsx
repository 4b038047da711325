import type { ProductView, Selection } from '@mantel/client'
import { useSeesPrices } from '../../account/price-access.tsx'
import { useFormats, useT } from '../../i18n/text-context.tsx'

/**
 * Lower prices for larger quantities of the chosen variant. Page data can be older than a logout, so they are shown only to visitors
 * who may see prices now.
 */
export function TierPrices({ tiers, selection }: { tiers: ProductView['tiers']; selection: Selection }) {
  const t = useT()
  const { price: format } = useFormats()
  const seesPrices = useSeesPrices()
  const { sku, price } = selection
  const cheaper = tiers.filter((tier) => tier.sku === sku && price && tier.price.shown < price.shown)
  if (!seesPrices || cheaper.length === 0) return null
  return (
    <ul className="grid gap-1 text-15 figures" data-tier-prices="">
      {cheaper.map((tier) => (
        <li key={tier.quantity}>
          {t('price.tier', { quantity: tier.quantity, price: format(tier.price.shown) })}
          {tier.price.other !== tier.price.shown && (
            <span className="text-13 text-muted">
              {' '}
              (
              {t(tier.price.other > tier.price.shown ? 'price.amount_with_tax' : 'price.amount_without_tax', {
                price: format(tier.price.other),
              })}
              )
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
