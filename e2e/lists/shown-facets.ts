import type { Page } from 'playwright-core'

/** 'code value' → displayed number of products. */
export type FacetCounts = Record<string, number>

/** Every filter option of the side column with its count, including collapsed ones. */
export async function shownFacets(page: Page): Promise<FacetCounts> {
  const links = await page.locator('main section[aria-label="Filters"] li a').evaluateAll((found) =>
    found.map((link) => ({
      address: (link as HTMLAnchorElement).search,
      chosen: link.hasAttribute('aria-current'),
      count: Number(link.lastElementChild?.textContent?.replaceAll(/\D/g, '')),
    })),
  )
  const here = pairsOf(new URL(page.url()).search)
  return Object.fromEntries(
    links.map(({ address, chosen, count }) => {
      const there = pairsOf(address)
      // Selecting adds one pair (a price replaces another), deselecting removes it.
      const changed = chosen ? here.find((pair) => !there.includes(pair)) : there.find((pair) => !here.includes(pair))
      return [changed ?? address, count]
    }),
  )
}

const pairsOf = (search: string) =>
  [...new URLSearchParams(search)].filter(([name]) => name !== 'page').map(([name, value]) => `${name} ${value}`)
