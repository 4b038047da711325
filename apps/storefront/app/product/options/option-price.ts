import type { OptionPriceView } from '@mantel/client'
import { useSeesPrices } from '../../account/price-access.tsx'
import { useFormats, useT } from '../../i18n/text-context.tsx'

/** Returns the surcharge of an option as text; '' without one, or where the shopper sees no prices. */
export function useSurchargeText(): (price: OptionPriceView | null) => string {
  const t = useT()
  const formats = useFormats()
  const seesPrices = useSeesPrices()
  return (price) => {
    if (!price || !seesPrices) return ''
    return price.kind === 'fixed'
      ? t('type.extra', { price: formats.price(price.amount) })
      : t('type.extra_percent', { percent: price.percent })
  }
}
