import { accessibilityProblems } from '../e2e/browser/axe.ts'
import { blockPictures } from '../e2e/browser/block-pictures.ts'
import { launchBrowser } from '../e2e/browser/launch-browser.ts'
import { openPage } from '../e2e/browser/open-page.ts'
import { desktop, phone } from '../e2e/browser/sizes.ts'
import { watchPage } from '../e2e/browser/watch-page.ts'
import { panels } from '../e2e/screens/panels.ts'
import { screenNamed, screens } from '../e2e/screens/screens.ts'
import { findStorePaths, type StorePaths } from '../e2e/screens/store-paths.ts'
import { openShop } from '../e2e/shop/open-shop.ts'
import { type StoreCode, stores, storeUrl } from '../e2e/shop/stores.ts'
import { checkFilterClicks } from './filter-clicks.ts'

const sizes = { phone, desktop } as const
type Size = keyof typeof sizes
const filterSequences = 200
type Shop = { port: number; code: StoreCode; paths: StorePaths }
type Browser = Awaited<ReturnType<typeof launchBrowser>>

/**
 * Checks every screen and every panel in every store view, on phones and desktops, light and dark: axe violations and
 * console errors. Then clicks filters quickly. `npm run bench -- matrix de` checks one store view, `npm run bench -- matrix filters`
 * only the filters.
 */
export async function benchMatrix(given: string[]): Promise<void> {
  const { port, close } = await openShop()
  const browser = await launchBrowser()
  let checked = 0
  const problems: string[] = []
  try {
    for (const { code } of stores.filter((store) => given.length === 0 || given.includes(store.code))) {
      const shop = { port, code, paths: await findStorePaths(port, code) }
      const found = await Promise.all((['phone', 'desktop'] as const).map((size) => checkStore(browser, shop, size)))
      checked += found.reduce((sum, one) => sum + one.checked, 0)
      problems.push(...found.flatMap((one) => one.problems))
    }
    if (given.length === 0 || given.includes('filters')) {
      const found = await checkFilterClicks(browser, port, filterSequences)
      console.log(`  ${filterSequences} sequences of filter clicks, ${found.length} problems`)
      problems.push(...found)
    }
  } finally {
    await browser.close()
    await close()
  }
  console.log(
    `\n${checked} states of ${screens.length} screens and ${panels.length} panels, ${problems.length} problems`,
  )
  if (problems.length > 0) process.exitCode = 1
}

async function checkStore(browser: Browser, { port, code, paths }: Shop, size: Size) {
  const context = await browser.newContext({ viewport: sizes[size], reducedMotion: 'reduce' })
  await blockPictures(context)
  const problems: string[] = []
  let checked = 0
  const states = [
    ...screens.map((screen) => ({ ...screen, open: undefined })),
    ...panels
      .filter((panel) => (panel.size ?? size) === size)
      .map(({ on, ...panel }) => ({ ...screenNamed(on), ...panel })),
  ]
  for (const { name, path, status = 200, only, open } of states) {
    const address = path(paths)
    if (address === undefined || (only && !code.startsWith(only))) continue
    const page = await context.newPage()
    const addProblem = (problem: string) => {
      problems.push(problem)
      console.log(`${code} ${size} ${name}: ${problem}`)
    }
    watchPage(page, (complaint) => status === 200 && addProblem(complaint))
    try {
      const actualStatus = await openPage(page, storeUrl(port, code, address))
      if (actualStatus !== status) addProblem(`status ${actualStatus}`)
      await open?.(page)
      for (const problem of await accessibilityProblems(page, 'page')) addProblem(problem)
      await page.emulateMedia({ colorScheme: 'dark' })
      for (const problem of await accessibilityProblems(page, 'page', 'colours')) addProblem(`dark: ${problem}`)
      checked += 2
    } catch (error) {
      addProblem(String(error))
    }
    await page.close()
  }
  console.log(`  ${code}, ${size}: ${checked} states`)
  await context.close()
  return { checked, problems }
}
