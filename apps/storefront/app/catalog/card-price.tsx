import type { PriceView } from '@mantel/client'
import { Price } from '@mantel/ui/text/price'
import { useFormats, useT } from '../i18n/text-context.tsx'
import { usePlace } from '../place/place-context.tsx'

/** Guests of a trade store are told how to see prices; elsewhere a product without one has to be asked for. */
export function CardPrice({ price }: { price: PriceView | null }) {
  const t = useT()
  const formats = useFormats()
  const { prices } = usePlace().view
  if (!price)
    return (
      <span className="text-13 text-muted">
        {t(prices.needGroupToken ? 'trade.prices_after_login' : 'price.unknown')}
      </span>
    )
  return (
    <Price
      current={formats.price(price.shown)}
      {...(price.before !== null && {
        before: formats.price(price.before),
        beforeLabel: t('price.before'),
        currentLabel: t('price.now'),
      })}
      {...(price.from && { prefix: t('price.from') })}
      {...(prices.shown === 'net' && { note: t('price.without_tax') })}
    />
  )
}
