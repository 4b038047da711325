import { formatPrice, type PriceText } from '@mantel/domain/money'
import { useT } from '../../i18n/text-context.tsx'
import { usePlace } from '../../place/place-context.tsx'
import { FacetGroup } from './facet-group.tsx'
import { useListHref } from './list-place.ts'
import type { ListingProps } from './listing.ts'

/** So many groups are open from the start; the others say their name. */
const openAtFirst = 3

export function Filters({ list, place }: Pick<ListingProps, 'list' | 'place'>) {
  const t = useT()
  const { i18n } = usePlace().view
  const href = useListHref(place)
  const { facets, query, priceExtent } = list
  const whole = (mainUnits: number) => formatPrice(mainUnits, withoutFraction(i18n))
  return facets.map((facet, at) => (
    <FacetGroup key={facet.code} facet={facet} query={query} href={href} open={at < openAtFirst}>
      {facet.code === 'price' && priceExtent && priceExtent.min < priceExtent.max && (
        <p className="pb-1 text-13 text-muted figures">
          {t('list.price_between', { min: whole(priceExtent.min), max: whole(priceExtent.max) })}
        </p>
      )}
    </FacetGroup>
  ))
}

/** The ends of a span are whole: £19, not £19.00. */
function withoutFraction(text: PriceText): PriceText {
  return { ...text, priceFormat: { ...text.priceFormat, fractionDigits: 0 } }
}
