import type { PartView } from '@mantel/client'
import { Picture } from '@mantel/ui/picture/picture'
import { CardPrice } from '../../catalog/card-price.tsx'
import { useT } from '../../i18n/text-context.tsx'
import { StoreLink } from '../../store/store-link.tsx'

/** A product of a bundle or group with its quantity and price. */
export function PartRow({ part: { sku, quantity, card } }: { part: PartView }) {
  const t = useT()
  if (!card)
    return (
      <li className="py-3 text-muted">
        {sku}, {t('product.unavailable')}
      </li>
    )
  return (
    <li className="flex items-center gap-4 py-3">
      <Picture image={card.picture} alt="" width={80} shape="1/1" className="w-16 flex-none" />
      <span className="min-w-0 flex-1">
        {quantity > 1 && <span className="text-muted">{t('type.pieces', { count: quantity })} </span>}
        <StoreLink to={card.path}>{card.name}</StoreLink>
        {!card.inStock && <span className="block text-13 text-muted">{t('stock.out')}</span>}
      </span>
      <span className="flex-none text-right">
        <CardPrice price={card.price} />
      </span>
    </li>
  )
}
