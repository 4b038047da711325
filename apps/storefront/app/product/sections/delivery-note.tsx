import type { ProductView, StockView } from '@mantel/client'
import { Icon } from '@mantel/ui/picture/icon'
import { useDeliveryPromise } from '../../cart/delivery-promise.tsx'
import { useT } from '../../i18n/text-context.tsx'
import { useStore } from '../../store/store-context.tsx'
import { useDeliveryText } from '../choice/availability.tsx'

export function DeliveryNote({ typeId, stock }: { typeId: ProductView['typeId']; stock: StockView }) {
  const t = useT()
  const { view, website, deliveryCountries: countries } = useStore()
  const deliveryText = useDeliveryText(typeId)
  const promise = useDeliveryPromise(stock.availableFrom)
  const isShipped = !['virtual', 'downloadable', 'amgiftcard'].includes(typeId)
  return (
    <section aria-labelledby="delivery-note" className="border-t border-hairline pt-5 text-15">
      <h2 id="delivery-note" className="font-medium">
        {t('delivery.title')}
      </h2>
      <ul className="mt-2 grid gap-1.5 text-muted">
        {deliveryText && <Line icon={isShipped ? 'parcel' : 'mail'}>{deliveryText}</Line>}
        {/* The line has its height before the browser fills it in. */}
        {isShipped && view.shipping.promise && stock.state !== 'sold-out' && (
          <Line icon="calendar" className="noscript:hidden">
            {promise || '\u00a0'}
          </Line>
        )}
        {isShipped && countries.length > 0 && (
          <Line icon="globe">{t('delivery.to', { countries: countries.join(', ') })}</Line>
        )}
        {/* Only consumers have the right to return goods, not trade buyers. */}
        {isShipped && website.theme !== 'trade' && <Line icon="return">{t('delivery.returns')}</Line>}
      </ul>
    </section>
  )
}

type LineProps = { icon: 'parcel' | 'mail' | 'globe' | 'return' | 'calendar'; className?: string; children: string }

function Line({ icon, className = '', children }: LineProps) {
  return (
    <li className={`flex items-start gap-2 ${className}`}>
      <Icon name={icon} className="mt-0.5 flex-none" />
      {children}
    </li>
  )
}
