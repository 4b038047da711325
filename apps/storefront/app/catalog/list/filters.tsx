import { formatPrice, type PriceText } from '@mantel/domain/money'
import { useSeesPrices } from '../../account/price-access.tsx'
import { useT } from '../../i18n/text-context.tsx'
import { useStore } from '../../store/store-context.tsx'
import { FacetGroup } from './facet-group.tsx'
import { useListHref } from './list-address.ts'
import type { ListingProps } from './listing.ts'

/** Filter groups that are expanded at first; the others show only their name. */
const expandedGroups = 3

export function Filters({ list, address }: Pick<ListingProps, 'list' | 'address'>) {
  const t = useT()
  const { i18n } = useStore().view
  const href = useListHref(address)
  const { facets, query, priceExtent } = list
  const wholePrice = (mainUnits: number) => formatPrice(mainUnits, withoutFraction(i18n))
  const seesPrices = useSeesPrices()
  const allowed = facets.filter(({ kind }) => kind !== 'range' || seesPrices)
  return allowed.map((facet, at) => (
    <FacetGroup key={facet.code} facet={facet} query={query} href={href} open={at < expandedGroups}>
      {facet.kind === 'range' && priceExtent && priceExtent.min < priceExtent.max && (
        <p className="pb-1 text-13 text-muted figures">
          {t('list.price_between', { min: wholePrice(priceExtent.min), max: wholePrice(priceExtent.max) })}
        </p>
      )}
    </FacetGroup>
  ))
}

/** The ends of the price range are whole numbers: £19, not £19.00. */
function withoutFraction(text: PriceText): PriceText {
  return { ...text, priceFormat: { ...text.priceFormat, fractionDigits: 0 } }
}
