import type { CustomerOrder } from '@mantel/client'
import { Picture } from '@mantel/ui/picture/picture'
import type { BuyingTranslator } from '../../i18n/load-buying-translator.ts'
import { useFormats } from '../../i18n/text-context.tsx'
import { StoreLink } from '../../store/store-link.tsx'
import { OrderStateBadge } from './order-state-badge.tsx'
import { useOrderFormat } from './use-order-format.ts'

/** Pictures that the list shows for each order. */
const shownPictures = 4

/** One row for each order: number, date, state, total and a few pictures. */
export function OrderRows({ t, orders }: { t: BuyingTranslator; orders: readonly CustomerOrder[] }) {
  const { longDay } = useFormats()
  const { read, price } = useOrderFormat()
  return (
    <ul className="border-hairline border-b">
      {orders.map(read).map(({ id, number, placedAt, state, lines, grandTotal, currency, placedBy }) => (
        <li key={id} className="border-hairline border-t" data-order={number}>
          <StoreLink
            to={`/my-account/orders/${id}`}
            className="group grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-3 py-5 no-underline"
          >
            <span>
              <span className="block font-medium group-hover:underline">{t('orders.number', { number })}</span>
              <span className="text-muted">{t('orders.placed_on', { date: longDay(placedAt) })}</span>
              {placedBy && <span className="block text-muted">{t('order.placed_by', { name: placedBy })}</span>}
            </span>
            <span className="text-right">
              <span className="figures block font-medium">{price(grandTotal, currency)}</span>
              <span className="text-muted">
                {t('orders.items', { count: lines.reduce((sum, { quantity }) => sum + quantity, 0) })}
              </span>
            </span>
            <span className="flex gap-2">
              {lines.slice(0, shownPictures).map((line) => (
                <Picture
                  key={line.id}
                  image={line.picture}
                  alt=""
                  width={80}
                  shape="1/1"
                  sizes="48px"
                  className="w-12"
                />
              ))}
            </span>
            <span className="self-end text-right">
              <OrderStateBadge t={t} state={state} />
            </span>
          </StoreLink>
        </li>
      ))}
    </ul>
  )
}
