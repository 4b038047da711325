import type { PriceView } from '@mantel/client'
import { Price } from '@mantel/ui/text/price'
import { hiddenWhilePricesLoad, MissingPrice, useSeesPrices } from '../../account/price-access.tsx'
import { PriceNotes } from '../../catalog/price-notes.tsx'
import { useFormats, useT } from '../../i18n/text-context.tsx'
import { useStore } from '../../store/store-context.tsx'

/**
 * The price in large type with the price before a reduction; below it the amount without tax, or with tax in a net
 * store.
 */
export function ProductPrice({ price }: { price: PriceView | null }) {
  const t = useT()
  const formats = useFormats()
  const { prices } = useStore().view
  const seesPrices = useSeesPrices()
  if (!price || !seesPrices)
    return (
      <div>
        <p className="text-20">
          <MissingPrice />
        </p>
        {!seesPrices && <p className={`mt-1 text-13 text-muted ${hiddenWhilePricesLoad}`}>{t('trade.guest_note')}</p>}
      </div>
    )
  const isGross = prices.shown === 'gross'
  return (
    <div>
      <Price
        size="large"
        current={formats.price(price.pack?.single ?? price.shown)}
        note={t(isGross ? 'price.with_tax' : 'price.without_tax')}
        prefix={price.from ? t('price.from') : undefined}
        {...(price.before !== null &&
          !price.pack?.single && {
            before: formats.price(price.before),
            beforeLabel: t('price.before'),
            currentLabel: t('price.now'),
          })}
      />
      <PriceNotes price={price} />
      <p className="mt-1 flex flex-wrap gap-x-3 text-13 text-muted figures">
        {price.before !== null && price.before > 0 && (
          <span className="text-sale">
            {t('price.save', { percent: Math.round((1 - price.shown / price.before) * 100) })}
          </span>
        )}
        {price.other !== price.shown && (
          <span>
            {t(isGross ? 'price.amount_without_tax' : 'price.amount_with_tax', { price: formats.price(price.other) })}
          </span>
        )}
      </p>
    </div>
  )
}
