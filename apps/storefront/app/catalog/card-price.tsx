import type { PriceView } from '@mantel/client'
import { Price } from '@mantel/ui/text/price'
import { MissingPrice, useSeesPrices } from '../account/price-access.tsx'
import { useFormats, useT } from '../i18n/text-context.tsx'
import { useStore } from '../store/store-context.tsx'
import { PriceNotes } from './price-notes.tsx'

/**
 * A product's price. Without one, guests of a trade store read how to see prices, others that the price is on request.
 */
export function CardPrice({ price }: { price: PriceView | null }) {
  const t = useT()
  const formats = useFormats()
  const { prices } = useStore().view
  const seesPrices = useSeesPrices()
  if (!price || !seesPrices)
    return (
      <span className="text-13 text-muted">
        <MissingPrice />
      </span>
    )
  return (
    <>
      <Price
        current={formats.price(price.pack?.single ?? price.shown)}
        {...(price.before !== null &&
          !price.pack?.single && {
            before: formats.price(price.before),
            beforeLabel: t('price.before'),
            currentLabel: t('price.now'),
          })}
        prefix={price.from ? t('price.from') : undefined}
        note={prices.shown === 'net' ? t('price.without_tax') : undefined}
      />
      <PriceNotes price={price} />
    </>
  )
}
