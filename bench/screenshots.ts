import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from '../e2e/browser/launch-browser.ts'
import { openPage } from '../e2e/browser/open-page.ts'
import { desktop, phone } from '../e2e/browser/sizes.ts'
import { waitForPictures } from '../e2e/browser/wait-for-pictures.ts'
import { panels } from '../e2e/screens/panels.ts'
import { screenNamed } from '../e2e/screens/screens.ts'
import { findStorePaths, type StorePaths } from '../e2e/screens/store-paths.ts'
import { openShop } from '../e2e/shop/open-shop.ts'
import { storeUrl } from '../e2e/shop/stores.ts'

const folder = join(import.meta.dirname, '../docs/screenshots')
/** Largest size of a screenshot in bytes: forty of them must stay below four megabytes. */
const largest = 100_000

type Shot = { file: string; path(paths: StorePaths): string | undefined; panel?: string; height?: number }
const screen = (file: string, name: string, more: Partial<Shot> = {}): Shot => ({
  file,
  path: screenNamed(name).path,
  ...more,
})

/** The ten main screens. If a store lacks one, another screen replaces it. */
const shots = (size: 'phone' | 'desktop'): Shot[] => [
  screen('home', 'home', { height: 1.5 }),
  screen('category', 'category', { height: 1.5 }),
  size === 'phone'
    ? screen('filters', 'category', { panel: 'filter sheet' })
    : { file: 'filters', path: ({ category }) => `${category}?price=50.0-100.0`, height: 1.2 },
  screen('product', 'configurable product', { height: 1.5 }),
  { file: 'another-kind', path: ({ products }) => products.bundle ?? products.simple, height: 1.5 },
  screen('menu', 'home', { panel: size === 'phone' ? 'sidebar' : 'mega menu' }),
  screen('search', 'home', { panel: 'instant results' }),
  { file: 'results', path: () => '/search?q=oak', height: 1.2 },
  screen('page', 'page'),
  screen('missing', 'missing page'),
]

/** Takes the screenshots in docs/screenshots. */
export async function takeScreenshots(): Promise<void> {
  const { port, close } = await openShop()
  const browser = await launchBrowser()
  await mkdir(folder, { recursive: true })
  try {
    for (const [website, store] of [
      ['consumer', 'default'],
      ['trade', 'trade'],
    ] as const)
      for (const [size, window] of Object.entries({ phone, desktop }) as ['phone' | 'desktop', typeof phone][]) {
        const paths = await findStorePaths(port, store)
        for (const { file, path, panel, height = 1 } of shots(size)) {
          const page = await browser.newPage({
            viewport: { ...window, height: Math.round(window.height * height) },
            deviceScaleFactor: size === 'phone' ? 2 : 1,
            reducedMotion: 'reduce',
          })
          await openPage(page, storeUrl(port, store, path(paths) ?? '/'))
          await panels.find(({ name }) => name === panel)?.open(page)
          await waitForPictures(page)
          let quality = 82
          let picture = await page.screenshot({ type: 'jpeg', quality })
          while (picture.length > largest && quality > 30) {
            quality -= 8
            picture = await page.screenshot({ type: 'jpeg', quality })
          }
          await writeFile(join(folder, `${website}-${size}-${file}.jpg`), picture)
          console.log(`  ${website}-${size}-${file}.jpg ${Math.round(picture.length / 1000)} kB`)
          await page.close()
        }
      }
  } finally {
    await browser.close()
    await close()
  }
}
