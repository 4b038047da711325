import { formatPrice, type PriceText } from '@mantel/domain/money'
import { buttonClass } from '@mantel/ui/action/button'
import { useSeesPrices } from '../../account/price-access.tsx'
import { useT } from '../../i18n/text-context.tsx'
import { useStore, useStorePath } from '../../store/store-context.tsx'
import { FacetGroup } from './facet-group.tsx'
import type { ListingProps } from './listing.ts'
import { QueryFields } from './query-fields.tsx'

/** Filter groups that are expanded at first; the others show only their name. */
const expandedGroups = 3

/** The filters as a form. A choice applies immediately; without JavaScript a button submits it. */
export function Filters({ list, address, choose }: Pick<ListingProps, 'list' | 'address' | 'choose'>) {
  const t = useT()
  const storePath = useStorePath()
  const { i18n } = useStore().view
  const { facets, query, priceExtent } = list
  const wholePrice = (majorUnits: number) => formatPrice(majorUnits, withoutFraction(i18n))
  const seesPrices = useSeesPrices()
  const allowed = facets.filter(({ kind }) => kind !== 'range' || seesPrices)
  return (
    // Browsers would otherwise restore the ticks of an earlier visit, which may not match the products.
    <form action={storePath(address.path)} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <QueryFields address={address} query={{ filters: {}, sort: query.sort }} />
      {allowed.map((facet, at) => (
        <FacetGroup key={facet.code} facet={facet} choose={choose} open={at < expandedGroups}>
          {facet.kind === 'range' && priceExtent && priceExtent.min < priceExtent.max && (
            <p className="pb-1 text-13 text-muted figures">
              {t('list.price_between', { min: wholePrice(priceExtent.min), max: wholePrice(priceExtent.max) })}
            </p>
          )}
        </FacetGroup>
      ))}
      {allowed.length > 0 && (
        <button
          type="submit"
          className={`${buttonClass({ variant: 'quiet', size: 'small' })} mt-4 hidden noscript:inline-flex`}
        >
          {t('list.apply_filters')}
        </button>
      )}
    </form>
  )
}

/** The ends of the price range are whole numbers: £19, not £19.00. */
function withoutFraction(text: PriceText): PriceText {
  return { ...text, priceFormat: { ...text.priceFormat, fractionDigits: 0 } }
}
