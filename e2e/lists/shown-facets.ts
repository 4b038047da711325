import type { Page } from 'playwright-core'

/** 'code value' → displayed number of products. */
export type FacetCounts = Record<string, number>

/** The filter options of the side column that show a count. An empty value means "any price" and shows none. */
export const facetOptions = 'main section[aria-label="Filters"] label input:not([value=""])'

/**
 * A checkbox or radio button of the page. A type of its own, because the benchmarks use it too and are checked without DOM
 * types.
 */
export type OptionInput = {
  type: string
  name: string
  value: string
  checked: boolean
  labels: ArrayLike<{ lastElementChild: { textContent: string | null } | null }>
  click(): void
}

/** Every filter option of the side column with its count, including options in collapsed groups. */
export async function shownFacets(page: Page): Promise<FacetCounts> {
  const shown = await page.locator(facetOptions).evaluateAll((inputs) =>
    (inputs as unknown as OptionInput[]).map(({ name, value, labels }) => ({
      pair: `${name} ${value}`,
      count: Number(labels[0]?.lastElementChild?.textContent?.replaceAll(/\D/g, '')),
    })),
  )
  return Object.fromEntries(shown.map(({ pair, count }) => [pair, count]))
}
