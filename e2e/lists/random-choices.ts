import type { Page } from 'playwright-core'
import type { CatalogueProduct } from '../shop/read-catalogue.ts'
import { type ChosenFilters, countedFacets, matchingProducts } from './counted-facets.ts'
import { type FacetCounts, facetOptions, type OptionInput, shownFacets } from './shown-facets.ts'

/** 0 up to but not including 1. */
type Random = () => number

/** Milliseconds between two clicks. */
const pauses = [0, 0, 30, 100, 150, 300]

/**
 * Clicks three to six filter options without waiting for the list. Returns the filters that must be chosen at the end, and the
 * options that did not show their new state at once.
 */
export async function chooseAtRandom(page: Page, random: Random, before: ChosenFilters) {
  let chosen = before
  const late: string[] = []
  for (let clicks = 3 + Math.floor(random() * 4); clicks > 0; clicks--) {
    const clicked = await clickOption(page, { ticked: random() < 0.4, at: random() })
    chosen = toggled(chosen, clicked)
    if (clicked.isLate) late.push(`${clicked.code} ${clicked.value}`)
    await page.waitForTimeout(pauses[Math.floor(random() * pauses.length)] ?? 0)
  }
  return { chosen, late }
}

type Clicked = { code: string; value: string; isLate: boolean }

/**
 * Finds and clicks an option in one task of the browser, because the list may change in between. Checks its state in the next
 * task.
 */
function clickOption(page: Page, how: { ticked: boolean; at: number }): Promise<Clicked> {
  return page.evaluate(
    async ({ ticked, at, selector }) => {
      const { document } = globalThis as unknown as {
        document: { querySelectorAll(text: string): Iterable<OptionInput> }
      }
      const inputs = [...document.querySelectorAll(selector)].filter(
        ({ checked, type }) => !(checked && type === 'radio'),
      )
      const ofKind = inputs.filter(({ checked }) => checked === ticked)
      const choices = ofKind.length > 0 ? ofKind : inputs
      const input = choices[Math.floor(at * choices.length)] as OptionInput
      const wanted = !input.checked
      input.click()
      await new Promise((resolve) => setTimeout(resolve))
      return { code: input.name, value: input.value, isLate: input.checked !== wanted }
    },
    { ...how, selector: facetOptions },
  )
}

function toggled(chosen: ChosenFilters, { code, value }: Clicked): ChosenFilters {
  const { [code]: own = [], ...others } = chosen
  const rest = own.filter((one) => one !== value)
  const values = own.includes(value) ? rest : code === 'price' ? [value] : [...own, value]
  return values.length > 0 ? { ...others, [code]: values } : others
}

export type ListState = { count: string; ticked: string[]; query: string[]; facets: FacetCounts }

/** Waits until the shown products match the chosen filters. */
export async function shownList(page: Page): Promise<ListState> {
  await page.locator('main section[aria-label="Products"]:not([aria-busy])').waitFor()
  const ticked = await page.locator(facetOptions).evaluateAll((inputs) =>
    (inputs as unknown as OptionInput[])
      .filter(({ checked }) => checked)
      .map(({ name, value }) => `${name} ${value}`)
      .sort(),
  )
  return {
    count: (await page.locator('main [role=status]').first().textContent()) ?? '',
    ticked,
    query: [...new URL(page.url()).searchParams].map(([name, value]) => `${name} ${value}`).sort(),
    facets: await shownFacets(page),
  }
}

export function expectedList(
  products: readonly CatalogueProduct[],
  codes: readonly string[],
  chosen: ChosenFilters,
): ListState {
  const { length } = matchingProducts(products, chosen)
  const pairs = Object.entries(chosen)
    .flatMap(([code, values]) => values.map((value) => `${code} ${value}`))
    .sort()
  return {
    count: `${length} product${length === 1 ? '' : 's'}`,
    ticked: pairs,
    query: pairs,
    facets: countedFacets(products, codes, chosen),
  }
}
