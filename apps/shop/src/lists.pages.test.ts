import { formatListQuery } from '@mantel/domain/catalog'
import { priceRanges } from '@mantel/domain/constants'
import { priceRangeLabel } from '@mantel/domain/money'
import { type StoreView, storePath, websiteOf } from '@mantel/domain/store'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPageFetcher, visibleText } from './testing/fetch-pages.ts'
import { readFilterOptions, unescapeHtml } from './testing/filter-options.ts'
import { openTestShop, type TestShop } from './testing/open-test-shop.ts'

let shop: TestShop
let fetchPage: ReturnType<typeof createPageFetcher>
beforeAll(async () => {
  shop = await openTestShop({ withContent: true })
  fetchPage = createPageFetcher(shop)
})
afterAll(() => shop.close())

const viewOf = (code: string) => shop.stores.views.find((view) => view.code === code) as StoreView

type Document = Record<string, unknown> & { id: number; name: string }
async function hits(view: StoreView, type: string, filter: object): Promise<Document[]> {
  const request = encodeURIComponent(JSON.stringify({ query: { bool: { filter } } }))
  const { body } = await shop.app.inject({
    url: `/api/catalog/${view.catalog.index}/${type}/_search?size=4000&request=${request}`,
    headers: { host: websiteOf(shop.stores, view).hosts[0] ?? '' },
  })
  return JSON.parse(body).hits.hits.map(({ _source }: { _source: Document }) => _source)
}

/** The category and the products it lists, from their documents. */
async function listed(view: StoreView, name: string) {
  const [category] = await hits(view, 'category', { terms: { id: [view.catalog.categories[name]] } })
  const ids = idsOf(category as Branch)
  const products = await hits(view, 'product', [
    { terms: { category_ids: ids } },
    { terms: { visibility: [2, 3, 4] } },
    { terms: { status: [0, 1] } },
  ])
  const isShown = ({ stock }: Document) =>
    view.catalog.listOutOfStock || (stock as { is_in_stock: boolean }).is_in_stock === true
  return { category: category as Document, path: `/${category?.url_path}`, products: products.filter(isShown) }
}
type Branch = Document & { children_data?: Branch[] }
const idsOf = ({ id, children_data = [] }: Branch): number[] => [id, ...children_data.flatMap(idsOf)]

/** The values of an attribute for a product and, if it has variants, for each of them. */
function valuesOf(document: Document, code: string): string[] {
  const variants = document.type_id === 'configurable' ? document[`${code}_options`] : []
  return [document[code], variants]
    .flat()
    .filter((value) => value !== null && value !== undefined && value !== '')
    .flatMap((value) => String(value).split(','))
}

type Filters = Record<string, string[]>
function matches(view: StoreView, document: Document, filters: Filters): boolean {
  return Object.entries(filters).every(([code, chosen]) => {
    if (code !== 'price') return chosen.some((value) => valuesOf(document, code).includes(value))
    const [from = 0, to = 0] = chosen[0]!
      .split('-')
      .map((end) => (end === '*' ? Number.POSITIVE_INFINITY : Number(end)))
    const price = shownPrice(view, document)
    return price >= from && price < to
  })
}
const shownPrice = ({ prices }: StoreView, document: Document) =>
  Number(prices.shown === 'gross' ? document.price_incl_tax : document.price)

const filterCodes = (view: StoreView) => view.catalog.defaultFilters

it.each([
  ['default', 'clocks'],
  ['de', 'wallart'],
  ['it', 'photoframes'],
])('shows, in store %s, the number of matching products on every filter of %s', async (code, name) => {
  const view = viewOf(code)
  const { path, products } = await listed(view, name)
  const first = readFilterOptions((await fetchPage(view, path)).html)
  expect(new Set(first.map(({ code }) => code)).size).toBeGreaterThan(3)
  const ofCode = (wanted: string) => {
    const { code, value } = first.find((option) => option.code === wanted)!
    return { [code]: [value] }
  }
  for (const chosen of [{}, ofCode('color'), ofCode('price')] as Filters[]) {
    const query = { filters: chosen, sort: null, page: 1 }
    const { html } = await fetchPage(view, `${path}${formatListQuery(query, filterCodes(view))}`)
    const options = readFilterOptions(html)
    expect(options.length).toBeGreaterThan(5)
    for (const { code: attribute, value, name: label, count, chosen: isChosen } of options) {
      const { [attribute]: own = [], ...others } = chosen
      expect(isChosen, `${attribute} ${label}`).toBe(own.includes(value))
      const left = products.filter((document) => matches(view, document, { ...others, [attribute]: [value] }))
      expect(count, `${attribute} ${label} with ${JSON.stringify(chosen)}`).toBe(left.length)
    }
    const total = products.filter((document) => matches(view, document, chosen)).length
    expect(visibleText(html)).toMatch(new RegExp(`\\b${total} \\S+`))
  }
})

it('formats price ranges for the locale and rounds the slider ends to whole units', async () => {
  for (const code of ['default', 'de']) {
    const view = viewOf(code)
    const { path, products } = await listed(view, 'clocks')
    const { html } = await fetchPage(view, path)
    const prices = products.map((document) => shownPrice(view, document))
    const labels = priceRanges
      .filter(({ from, to = Number.POSITIVE_INFINITY }) => prices.some((price) => price >= from && price < to))
      .map((range) => priceRangeLabel(range, view.i18n))
    expect(
      readFilterOptions(html)
        .filter(({ code: filter }) => filter === 'price')
        .map(({ name }) => name),
    ).toEqual(labels)
    for (const end of [Math.floor(Math.min(...prices)), Math.ceil(Math.max(...prices))])
      expect(visibleText(html)).toMatch(new RegExp(`(?<![\\d.,])${end}(?![\\d.,])`))
  }
})

const cardCount = (html: string) => (html.match(/<li><div class="product-card">/g) ?? []).length

it('links to the next page of a list and sets noindex on filtered lists', async () => {
  const view = viewOf('default')
  const { path, products } = await listed(view, 'wallart')
  const { publicUrl } = websiteOf(shop.stores, view)
  const shown: number[] = []
  let next: string | undefined = path
  while (next !== undefined && shown.length < 9) {
    const page = await fetchPage(view, next)
    expect(page).toMatchObject({ status: 200, canonical: `${publicUrl}${storePath(view, path)}` })
    expect(page.html).not.toContain('name="robots"')
    shown.push(cardCount(page.html))
    const more: RegExpExecArray | null = /href="([^"]*[?&;]page=\d+)"/.exec(page.html)
    next = more ? unescapeHtml(more[1]!) : undefined
  }
  expect(shown).toEqual(shown.map((_, at) => Math.min(24 * (at + 1), products.length)))
  expect(shown.at(-1)).toBe(products.length)
  for (const query of ['?price=0.0-50.0', '?sort=final_price:asc', '?price=0.0-50.0&page=2']) {
    const page = await fetchPage(view, `${path}${query}`)
    expect(page.html).toContain('<meta name="robots" content="noindex, follow"/>')
    expect(page.canonical).toBe(`${publicUrl}${storePath(view, path)}`)
  }
})

it('keeps search text and sorting in the filter form', async () => {
  const view = viewOf('default')
  const { html } = await fetchPage(view, '/search?q=clock&sort=final_price:desc')
  const form = html.match(/<form .*?<\/form>/gs)?.find((one) => one.includes('name="price"')) ?? ''
  expect(form).toContain(' action="/search"')
  expect(form).toContain('<input type="hidden" name="q" value="clock"/>')
  expect(form).toContain('<input type="hidden" name="sort" value="final_price:desc"/>')
  expect(form).toMatch(/<button type="submit"[^>]*>Apply filters/)
})

it('keeps the filters in the sort form and sorts the list', async () => {
  const view = viewOf('default')
  const { path, products } = await listed(view, 'clocks')
  const { html } = await fetchPage(view, `${path}?price=50.0-100.0&sort=final_price:desc`)
  const form = html.match(/<form .*?<\/form>/gs)?.find((one) => one.includes('name="sort"')) ?? ''
  expect(form).toContain(` action="${path}"`)
  expect(form).toContain('<input type="hidden" name="price" value="50.0-100.0"/>')
  expect(form).toMatch(/<option value="final_price:desc"[^>]* selected=""/)
  const priceByName = new Map(products.map((document) => [document.name, shownPrice(view, document)]))
  const shown = [...html.matchAll(/<h2>([^<]+)<\/h2>/g)]
    .map(([, name]) => priceByName.get(unescapeHtml(name!)))
    .filter((price) => price !== undefined)
  expect(shown.length).toBeGreaterThan(3)
  expect(shown).toEqual(shown.toSorted((a, b) => b - a))
})

it('links from an empty result to the unfiltered list and ignores unknown values', async () => {
  const view = viewOf('default')
  const { path, products } = await listed(view, 'clocks')
  const empty = await fetchPage(view, `${path}?price=1.0-2.0`)
  expect(empty.status).toBe(200)
  expect(visibleText(empty.html)).toContain('No products match your filters')
  expect(empty.html).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>Clear all`))
  const unknown = await fetchPage(view, `${path}?color=987654321`)
  expect(visibleText(unknown.html)).toContain(`${products.length} products`)
})

it('finds a category by slug, url key and id', async () => {
  const view = viewOf('de')
  const { category } = await listed(view, 'clocks')
  const canonical = `${websiteOf(shop.stores, view).publicUrl}${storePath(view, `/${category.url_path}`)}`
  for (const name of [category.slug, category.url_key, category.id])
    expect(await fetchPage(view, `/c/${name}`)).toMatchObject({ status: 200, canonical })
  expect((await fetchPage(view, '/c/no-such-thing')).status).toBe(404)
})

it('asks guests of a trade store to log in and offers them neither a price filter nor sorting by price', async () => {
  const view = viewOf('trade')
  const { path } = await listed(view, 'clocks')
  const { html } = await fetchPage(view, path)
  expect(visibleText(html)).toContain('Log in to see your prices')
  expect(html).not.toContain('final_price')
  // A script in the head hides the login prompt before the first paint if the browser remembers a login.
  const [head = ''] = html.split('</head>')
  expect(head).toContain('signed-in')
  expect((await fetchPage(viewOf('default'), '/')).html).not.toContain('signed-in')
  expect(readFilterOptions(html).some(({ code }) => code === 'price')).toBe(false)
})

it('offers all products of a set without JavaScript, and shows those that are selected by default', async () => {
  const view = viewOf('default')
  const bundles = await hits(view, 'product', { terms: { type_id: ['bundle'] } })
  type Option = { product_links: { sku: string; is_default: boolean }[] }
  const optionsIn = (document: Document) => document.bundle_options as Option[]
  const set = bundles.find((bundle) => optionsIn(bundle).some(({ product_links }) => product_links.length > 1))
  if (!set) throw new Error('no bundle has alternatives')
  const { html } = await fetchPage(view, `/${set.url_path}`)
  const [, section = ''] = /<section aria-labelledby="set-contents"[^>]*>(.*?)<\/section>/s.exec(html) ?? []
  const links = optionsIn(set).flatMap(({ product_links }) => product_links)
  const products = await hits(view, 'product', { terms: { sku: links.map(({ sku }) => sku) } })
  for (const { sku, is_default } of links) {
    const product = products.find((document) => document.sku === sku)
    if (!product) continue
    expect(section.includes(`/${product.url_path}"`), sku).toBe(is_default)
    expect(visibleText(section), sku).toContain(String(product.name))
  }
})

it('shows products and categories for a search, asks for longer queries, and sets noindex', async () => {
  const view = viewOf('default')
  const found = await fetchPage(view, '/search?q=clock')
  expect(found.html).toContain('noindex')
  expect(found.headers['cache-control']).toBe('no-store')
  expect(cardCount(found.html)).toBeGreaterThan(3)
  expect(visibleText(found.html)).toContain('Wall Clocks')
  const [option] = readFilterOptions(found.html)
  const narrowed = await fetchPage(view, `/search?q=clock&${option!.code}=${option!.value}`)
  expect(visibleText(narrowed.html)).toMatch(new RegExp(`\\b${option!.count} product`))
  expect(visibleText((await fetchPage(view, '/search?q=cl')).html)).toContain('Please enter at least 3 letters.')
  expect(visibleText((await fetchPage(view, '/search?q=zzzzqqqq')).html)).toContain('No results for “zzzzqqqq”')
  expect((await fetchPage(view, `/search?q=${encodeURIComponent('<script>alert(1)</script>')}`)).html).not.toContain(
    '<script>alert(1)',
  )
})

it.each([encodeURIComponent(`${'clock '.repeat(21)}x😀`), '%F0%9F', '%'])(
  'answers a search that is cut at an emoji or has malformed percent codes: q=%s',
  async (text) => {
    for (const path of ['/search', '/blog/category/search'])
      expect((await fetchPage(viewOf('default'), `${path}?q=${text}`)).status).toBe(200)
  },
)

it('lists help pages that match a search', async () => {
  const view = viewOf('default')
  for (const [text, path] of [
    ['delivery', '/delivery'],
    ['returns', '/returns'],
  ])
    expect((await fetchPage(view, `/search?q=${text}`)).html).toMatch(
      new RegExp(`<nav aria-label="Help and information">.*href="${path}"`),
    )
})

it('redirects a search for a price to the price filter', async () => {
  const view = viewOf('default')
  for (const [text, address] of [
    ['£50', `q=${encodeURIComponent('£50')}&price=0.0-50.0`],
    ['clock under 50', 'q=clock&price=0.0-50.0'],
  ] as const) {
    const { status, headers } = await fetchPage(view, `/search?q=${encodeURIComponent(text)}`)
    expect([status, headers.location]).toEqual([302, `/search?${address}`])
    const { products } = await listed(view, 'clocks')
    const cheap = products.filter((document) => shownPrice(view, document) < 50).map(({ name }) => name)
    const { html } = await fetchPage(view, `/search?${address}`)
    expect(readFilterOptions(html).find(({ value }) => value === '0.0-50.0')).toMatchObject({ chosen: true })
    expect(readFilterOptions(html).find(({ value }) => value === '0.0-50.0')?.count).toBeGreaterThanOrEqual(
      cheap.length,
    )
  }
})

it('corrects a misspelt search and shows the results of the corrected text', async () => {
  const cuckooClockFirst = /Did you mean.*?q=cuckoo%20clock"(?:(?!Clock<\/h2>).)*Cuckoo Clock<\/h2>/s
  expect((await fetchPage(viewOf('default'), '/search?q=cukoo%20clok')).html).toMatch(cuckooClockFirst)
})

it('turns a price in a search text into a filter, and not again after the shopper has removed the filter', async () => {
  const view = viewOf('default')
  const redirected = async (path: string) => (await fetchPage(view, path)).headers.location
  expect(await redirected('/search?q=clock%20under%2050')).toBe('/search?q=clock&price=0.0-50.0')
  const filtered = '/search?q=under%2050&price=0.0-50.0'
  expect(await redirected('/search?q=under%2050')).toBe(filtered)
  const { html } = await fetchPage(view, filtered)
  const removal = '/search?q=under%2050&price=any'
  expect(html).toContain(`href="${removal.replaceAll('&', '&amp;')}"`)
  const { status, html: all } = await fetchPage(view, removal)
  expect(status).toBe(200)
  expect(all).toContain('<input type="hidden" name="price" value="any"/>')
})

it('writes only known attributes to the links of a filtered list', async () => {
  const { html } = await fetchPage(viewOf('default'), '/clocks?price=0.0-50.0')
  expect(html).toContain('Remove filter')
  expect(html).not.toMatch(/defaultsort=/i)
})
