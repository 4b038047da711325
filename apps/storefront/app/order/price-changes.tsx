import type { PricesChanged } from '@mantel/client'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useFormats } from '../i18n/text-context.tsx'

/** Old and new prices. A shopper who orders again after seeing them consents to the new ones. */
export function PriceChanges({ t, changed }: { t: BuyingTranslator; changed: PricesChanged }) {
  const { price } = useFormats()
  const { changes, due } = changed
  return (
    <dl className="mb-8 grid gap-2 rounded-frame bg-wash px-4 py-3 figures">
      {changes.map(({ sku, name, before, now }) => (
        <div key={sku} className="flex justify-between gap-4">
          <dt>{name}</dt>
          <dd>{t('checkout.price_change', { before: price(before), now: price(now) })}</dd>
        </div>
      ))}
      {due && (
        <div className="flex justify-between gap-4 font-medium">
          <dt>{t('total_grand_total')}</dt>
          <dd>{t('checkout.price_change', { before: price(due.before), now: price(due.now) })}</dd>
        </div>
      )}
    </dl>
  )
}
