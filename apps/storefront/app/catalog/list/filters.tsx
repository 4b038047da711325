import { useFormats, useT } from '../../i18n/text-context.tsx'
import { usePlace } from '../../place/place-context.tsx'
import { FacetGroup } from './facet-group.tsx'
import { useListHref } from './list-place.ts'
import type { ListingProps } from './listing.ts'

/** So many groups are open from the start; the others say their name. */
const openAtFirst = 3

export function Filters({ list, place }: Pick<ListingProps, 'list' | 'place'>) {
  const t = useT()
  const formats = useFormats()
  const { fractionDigits } = usePlace().view.i18n.priceFormat
  const href = useListHref(place)
  const { facets, query, priceExtent } = list
  const whole = (mainUnits: number) => formats.price(mainUnits * 10 ** fractionDigits)
  return facets.map((facet, at) => (
    <FacetGroup key={facet.code} facet={facet} query={query} href={href} open={at < openAtFirst}>
      {facet.code === 'price' && priceExtent && (
        <p className="pb-1 text-13 text-muted figures">
          {t('list.price_between', { min: whole(priceExtent.min), max: whole(priceExtent.max) })}
        </p>
      )}
    </FacetGroup>
  ))
}
