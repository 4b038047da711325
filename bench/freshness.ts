import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { runInShop } from '@mantel/shop/testing/run-in-shop'
import { type CatalogueProduct, readCatalogue } from '../e2e/shop/read-catalogue.ts'
import { requestShop } from '../e2e/shop/request-shop.ts'
import { startShop } from '../e2e/shop/start-shop.ts'
import { storeUrl } from '../e2e/shop/stores.ts'

/** Goal for the milliseconds from a change until everything that visitors and search engines read is up to date. */
const goal = 2000
/** The measurement fails after this many milliseconds. */
const timeout = 60_000

type CheckedPage = 'page' | 'list' | 'home' | 'products in the sitemap' | 'categories in the sitemap'
/** Texts that a page must contain, and texts it must no longer contain. JSON-LD is written into the page without HTML escapes. */
type Expected = Partial<Record<CheckedPage, { has?: string[]; hasNot?: string[] }>>
type Shown = { product: CatalogueProduct; paths: Record<CheckedPage, string> }

/**
 * How long it takes after a merchant's command, or after a special price starts or ends, until every copy of a page
 * is up to date: in a shop run as by `npm start`.
 */
export async function benchFreshness(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mantel-freshness-'))
  const shop = await startShop(folder)
  console.log('\nfreshness: milliseconds until page, list, home, JSON-LD and sitemap are up to date (goal 2,000)')
  try {
    await measureAll(folder, shop.port)
  } finally {
    await shop.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureAll(folder: string, port: number): Promise<void> {
  const fetchPage = (path: string) => requestShop(storeUrl(port, 'default', path))
  const command = (...words: string[]) => runInShop(folder, ...words)
  const shown = await findShown(port, fetchPage)
  const next = (types: readonly string[]): Shown => {
    const at = shown.findIndex(({ product }) => types.includes(product.type_id))
    const [one] = at < 0 ? [] : shown.splice(at, 1)
    if (!one) throw new Error(`the demo home page shows too few products of ${types}`)
    return one
  }
  const measure = async (name: string, { paths }: Shown, change: () => Promise<unknown>, expected: Expected) => {
    for (const path of Object.values(paths)) await fetchPage(path)
    await change()
    report(name, await waitUntilUpdated(fetchPage, paths, expected))
  }

  const imported = next(['simple'])
  await measure('price import', imported, () => importPrice(folder, command, imported.product.sku, 4321.99), {
    page: { has: ['£4,321.99', '"price":"4321.99"'] },
    list: { has: ['£4,321.99'] },
    home: { has: ['£4,321.99'] },
  })

  const special = next(['simple'])
  const [starts, ends] = [1, 2].map(
    (minutes) => new Date(Math.ceil((Date.now() + 5000) / 60_000 + minutes - 1) * 60_000),
  )
  const minute = (at: Date | undefined) => (at as Date).toISOString().slice(0, 16)
  const dates = ['--from', minute(starts), '--to', minute(ends)]
  const reduced = { page: { has: ['£1,234.56'] }, list: { has: ['£1,234.56'] }, home: { has: ['£1,234.56'] } }
  const withoutSpecial = { page: { has: ['£2,000.50'], hasNot: ['£1,234.56'] }, list: { hasNot: ['£1,234.56'] } }
  await command('price', special.product.sku, '2000.5', '--store', 'default', '--special', '1234.56', ...dates)
  await measure('special price starts', special, () => momentOf(starts), reduced)
  await measure('special price ends', special, () => momentOf(ends), {
    ...withoutSpecial,
    home: { hasNot: ['£1,234.56'] },
  })

  const soldOut = next(['simple'])
  await measure('stock at 0', soldOut, () => command('stock', soldOut.product.sku, '0'), {
    page: { has: ['Sold out', 'schema.org/OutOfStock'] },
  })

  const renamed = next(['configurable', 'simple'])
  const address = renamed.paths.page.replace(/[^/]+$/, 'the-very-last-of-them')
  const rename = () => command('rename', 'product', renamed.product.sku, 'The very last of them', '--store', 'default')
  renamed.paths.page = address
  await measure('rename', renamed, rename, {
    page: { has: ['The very last of them', `"url":"http://localhost:${port}${address}"`] },
    list: { has: ['The very last of them'], hasNot: [`>${renamed.product.name}<`] },
    home: { has: ['The very last of them'], hasNot: [`>${renamed.product.name}<`] },
    'products in the sitemap': { has: [`${address}</loc>`] },
  })

  const moved = await findMoved(port, fetchPage)
  await measure('category move', { ...renamed, paths: moved.paths }, () => command(...moved.command), {
    home: { has: [`href="${moved.to}"`], hasNot: [`href="${moved.from}"`] },
    page: { has: [moved.to] },
    list: { has: [`href="${moved.to}"`] },
    'categories in the sitemap': { has: [`${moved.to}</loc>`], hasNot: [`${moved.from}</loc>`] },
  })

  const content = join(folder, 'block.html')
  await writeFile(content, '<p>Everything must go</p>')
  const everywhere = { has: ['Everything must go'] }
  const edit = () => command('block', 'promo-bar', '--content-file', content, '--store', 'default')
  await measure('block edit', renamed, edit, { page: everywhere, list: everywhere, home: everywhere })
}

async function waitUntilUpdated(
  fetchPage: (path: string) => Promise<string>,
  paths: Record<CheckedPage, string>,
  expected: Expected,
): Promise<number> {
  const started = performance.now()
  for (const [page, { has = [], hasNot = [] }] of Object.entries(expected)) {
    const path = paths[page as CheckedPage]
    const isUpdated = async () => {
      const read = await fetchPage(path)
      return has.every((text) => read.includes(text)) && !hasNot.some((text) => read.includes(text))
    }
    while (!(await isUpdated())) {
      if (performance.now() - started > timeout)
        throw new Error(`${path} is still outdated: expected ${has} and not ${hasNot}`)
      await delay(10)
    }
  }
  return performance.now() - started
}

function report(name: string, milliseconds: number): void {
  console.log(`  ${name.padEnd(24)} ${Math.round(milliseconds)}`)
  if (milliseconds > goal) process.exitCode = 1
}

const momentOf = (moment: Date | undefined) => delay(Math.max(0, (moment as Date).getTime() - Date.now()))

async function importPrice(
  folder: string,
  command: (...words: string[]) => Promise<string>,
  sku: string,
  price: number,
): Promise<void> {
  const file = join(folder, 'products.json')
  await command('export', '--store', 'default', '--type', 'product', '--out', file)
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
  const hit = lines.map((line) => JSON.parse(line)).find(({ _source }) => _source.sku === sku)
  await writeFile(file, JSON.stringify({ ...hit, _source: { ...hit._source, price } }))
  await command('import', file)
}

/** Products whose names are on the home page and in the list of their category. */
async function findShown(port: number, fetchPage: (path: string) => Promise<string>): Promise<Shown[]> {
  const { products, categoryPath } = await readCatalogue(port, 'default')
  const home = await fetchPage('/')
  const sitemaps = {
    'products in the sitemap': '/sitemaps/products-1.xml',
    'categories in the sitemap': '/sitemaps/categories-1.xml',
  } as const
  const found: Shown[] = []
  for (const name of ['clocks', 'wallart', 'photoframes', 'greetingcards']) {
    const list = categoryPath(name)
    const listed = await fetchPage(list)
    for (const product of products) {
      const isPlain = !product.special_price && /^[\w ]+$/.test(product.name)
      const isShown = [home, listed].every((read) => read.includes(`>${product.name}<`))
      if (isPlain && isShown)
        found.push({ product, paths: { page: `/${product.url_path}`, list, home: '/', ...sitemaps } })
    }
  }
  return found
}

/** A wall art category to move in the tree, and a product of this category with the category's name in its breadcrumbs. */
async function findMoved(port: number, fetchPage: (path: string) => Promise<string>) {
  const { products, categoryPath } = await readCatalogue(port, 'default')
  const [wallArt, clocks] = [categoryPath('wallart'), categoryPath('clocks')]
  type Step = { category_id: number; path: string }
  const steps = (product: CatalogueProduct) => product.category as Step[]
  for (const product of products) {
    const child = steps(product).find(({ path }) => `/${path}`.startsWith(`${wallArt}/`))
    const parent = products.flatMap(steps).find(({ path }) => `/${path}` === clocks)
    if (!child || !parent || !(await fetchPage('/')).includes(`href="/${child.path}"`)) continue
    const to = `${clocks}/${child.path.split('/').at(-1)}`
    return {
      from: `/${child.path}`,
      to,
      command: ['move', 'category', String(child.category_id), '--to', String(parent.category_id)],
      paths: {
        page: `/${product.url_path}`,
        list: clocks,
        home: '/',
        'products in the sitemap': '/sitemaps/products-1.xml',
        'categories in the sitemap': '/sitemaps/categories-1.xml',
      },
    }
  }
  throw new Error('no demo category below wall art')
}
