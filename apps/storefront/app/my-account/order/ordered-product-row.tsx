import type { Engine, OrderedProduct } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { Picture } from '@mantel/ui/picture/picture'
import { CardPrice } from '../../catalog/card-price.tsx'
import type { BuyingTranslator } from '../../i18n/load-buying-translator.ts'
import { useFormats, useT } from '../../i18n/text-context.tsx'
import { StoreLink } from '../../store/store-link.tsx'
import { useOnline } from '../../store/use-online.ts'
import { useReorder } from './use-reorder.ts'

/** A bought product at today's price. The button adds the smallest quantity, with the options that were bought. */
export function OrderedProductRow({
  engine,
  t,
  product,
}: {
  engine: Engine
  t: BuyingTranslator
  product: OrderedProduct
}) {
  const commonT = useT()
  const { longDay } = useFormats()
  const isOnline = useOnline()
  const { isBusy, result, start } = useReorder(engine)
  const { item, card, orderId, orderNumber, purchasedAt } = product
  const { name, options = [] } = item
  const isGone = card === null || result?.unavailable.length === 1
  return (
    <li
      className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-5 gap-y-3 border-hairline border-t py-5 sm:grid-cols-[5rem_minmax(0,1fr)_auto]"
      data-bought={item.sku}
    >
      <Picture image={item.thumbnail ?? null} alt="" width={80} shape="1/1" sizes="80px" className="w-20 self-start" />
      <div className="grid content-start gap-1">
        <p className="font-medium">{card ? <StoreLink to={card.path}>{name}</StoreLink> : name}</p>
        {options.length > 0 && (
          <p className="text-13 text-muted">{options.map(({ label, value }) => `${label}: ${value}`).join(', ')}</p>
        )}
        <p className="text-13 text-muted">
          {t('bought.on', { date: longDay(purchasedAt) })},{' '}
          <StoreLink to={`/my-account/orders/${orderId}`}>{t('orders.number', { number: orderNumber })}</StoreLink>
        </p>
        {card && <CardPrice price={card.price} />}
      </div>
      <div className="max-sm:col-start-2">
        {isGone || !card.inStock ? (
          <p className="text-muted">{t(isGone ? 'bought.gone' : 'bought.sold_out')}</p>
        ) : (
          <Button
            variant="quiet"
            size="small"
            busy={isBusy}
            disabled={!isOnline}
            aria-label={`${commonT('product.add')}: ${name}`}
            onClick={() => start([{ ...item, qty_ordered: 1 }])}
          >
            {commonT('product.add')}
          </Button>
        )}
      </div>
    </li>
  )
}
