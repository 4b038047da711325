import { isDeepStrictEqual } from 'node:util'
import type { launchBrowser } from '../e2e/browser/launch-browser.ts'
import { openPage } from '../e2e/browser/open-page.ts'
import { desktop } from '../e2e/browser/sizes.ts'
import type { ChosenFilters } from '../e2e/lists/counted-facets.ts'
import { chooseAtRandom, expectedList, shownList } from '../e2e/lists/random-choices.ts'
import { readCatalogue } from '../e2e/shop/read-catalogue.ts'
import { storeUrl } from '../e2e/shop/stores.ts'
import { createRandom } from './random.ts'

const cpuSlowdown = 4

/**
 * Clicks filters quickly on a slow processor. Each sequence must end in exactly the chosen filters, with counts equal to those of a
 * reference implementation. Returns the problems.
 */
export async function checkFilterClicks(
  browser: Awaited<ReturnType<typeof launchBrowser>>,
  port: number,
  sequences: number,
): Promise<string[]> {
  const { view, products } = await readCatalogue(port, 'default')
  const id = view.catalog.categories.clocks ?? 0
  const clocks = products.filter(({ category_ids }) => (category_ids as number[]).includes(id))
  const context = await browser.newContext({ viewport: desktop })
  const page = await context.newPage()
  const problems: string[] = []
  let chosen: ChosenFilters = {}
  for (let sequence = 0; sequence < sequences; sequence++) {
    // Every tenth sequence starts with a new page load, at the address with the filters chosen so far.
    if (sequence % 10 === 0) {
      await openPage(page, sequence === 0 ? storeUrl(port, 'default', '/clocks') : page.url())
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    }
    const { next } = createRandom(sequence)
    const result = await chooseAtRandom(page, next, chosen)
    chosen = result.chosen
    const shown = await shownList(page)
    const isRight = isDeepStrictEqual(shown, expectedList(clocks, view.catalog.defaultFilters, chosen))
    if (result.late.length > 0) problems.push(`sequence ${sequence}: shown late: ${result.late.join(', ')}`)
    if (!isRight) problems.push(`sequence ${sequence}: ${JSON.stringify({ chosen, shown })}`)
  }
  await context.close()
  for (const problem of problems) console.log(`filter clicks: ${problem}`)
  return problems
}
