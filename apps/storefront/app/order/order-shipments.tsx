import type { CustomerOrderView } from '@mantel/client'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useFormats } from '../i18n/text-context.tsx'

/** The parcels of an order with their tracking numbers. */
export function OrderShipments({ t, shipments }: { t: BuyingTranslator; shipments: CustomerOrderView['shipments'] }) {
  const { longDay } = useFormats()
  return (
    <section aria-labelledby="order-shipments" className="grid gap-4">
      <h2 id="order-shipments" className="title-3">
        {t('order.parcels')}
      </h2>
      <ul className="grid gap-4">
        {shipments.map(({ number, carrier, trackingNumber, trackingUrl, sentAt, items }) => (
          <li key={number} data-parcel={trackingNumber}>
            <p className="font-medium">{t('order.parcel_sent', { date: longDay(sentAt) })}</p>
            <p className="wrap-anywhere">
              {carrier}{' '}
              {trackingUrl ? (
                <a href={trackingUrl} rel="noreferrer" className="underline">
                  {t('order.track', { number: trackingNumber })}
                </a>
              ) : (
                trackingNumber
              )}
            </p>
            <p className="text-muted">{items.map(({ name, qty }) => `${qty} × ${name}`).join(', ')}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
