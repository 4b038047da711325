import type { ProductList } from '@mantel/client'
import type { ListQuery } from '@mantel/domain/catalog'

/**
 * The list that is shown after a choice until its products arrive: its options and chips are new, its products and counts are still
 * the old ones.
 */
export function applyChoice(list: ProductList, query: ListQuery): ProductList {
  const facets = list.facets.map((facet) => ({
    ...facet,
    options: facet.options.map((option) => ({
      ...option,
      chosen: query.filters[facet.code]?.includes(option.value) ?? false,
    })),
  }))
  const chips = facets.flatMap(({ code, options }) =>
    options.filter(({ chosen }) => chosen).map(({ value, label }) => ({ code, value, label })),
  )
  return { ...list, query, facets, chips }
}
