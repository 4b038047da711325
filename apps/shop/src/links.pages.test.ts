import { type StoreView, websiteOf } from '@mantel/domain/store'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from './testing/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ everyNth: 60, withContent: true })
})
afterAll(() => shop.close())

const codes = ['default', 'de', 'it', 'trade', 'trade_eu']
const viewOf = (code: string) => shop.stores.views.find((view) => view.code === code) as StoreView

const unescapeHtml = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Every link of a page to the shop itself, without its fragment. */
function linksOf(html: string, base: string): string[] {
  const hrefs = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => new URL(unescapeHtml(href!), base))
  const own = hrefs.filter(({ protocol, host }) => protocol === 'http:' && ownHosts.has(host))
  return own.map((url) => `${url.origin}${url.pathname}${url.search}`)
}
const ownHosts = new Set<string>()
const statuses = new Map<string, number>()

async function visit(url: string) {
  const { host, pathname, search } = new URL(url)
  const { statusCode, body } = await shop.app.inject({ url: `${pathname}${search}`, headers: { host } })
  statuses.set(url, statusCode)
  return body
}

/** Links that the browser adds to the page for customers and buyers, and those of the menu on phones. */
const linksInBrowser = ['/blog', '/my-account', '/success']

// The server renders the same page for guests, customers and buyers. It contains all links except those in linksInBrowser.
it('has no broken link in the header, menu, home page and footer of any store', async () => {
  for (const { publicUrl } of shop.stores.websites) ownHosts.add(new URL(publicUrl).host)
  const broken: string[] = []
  for (const code of codes) {
    const view = viewOf(code)
    const home = `${websiteOf(shop.stores, view).publicUrl}${view.prefix || '/'}`
    const added = linksInBrowser.map((path) => `${home.replace(/\/$/, '')}${path}`)
    const links = new Set([...linksOf(await visit(home), home), ...added])
    expect(links.size, code).toBeGreaterThan(40)
    for (const link of links) if (!statuses.has(link)) await visit(link)
    for (const link of links) if ((statuses.get(link) ?? 0) >= 400) broken.push(`${code}: ${link}`)
  }
  expect(broken).toEqual([])
}, 120_000)

it('tags the not-found page, so that a cache can purge it', async () => {
  const { statusCode, headers } = await shop.app.inject({ url: '/no-such-page', headers: { host: 'localhost' } })
  expect([statusCode, headers['cache-tag']]).toEqual([404, expect.stringMatching(/^page-not-found(,|$)/)])
})

it('links from a category to the same category in other stores of its website', async () => {
  const { publicUrl } = websiteOf(shop.stores, viewOf('default'))
  const links = linksOf(await visit(`${publicUrl}/clocks`), publicUrl)
  expect(links).toEqual(expect.arrayContaining([`${publicUrl}/de/uhren`, `${publicUrl}/it/orologi`]))
  expect(links).not.toContain(`${publicUrl}/de`)
})

it.each([
  ['de', 'Versand', 'versand'],
  ['de', 'Lieferung', 'versand'],
  ['de', 'Rückgabe', 'widerruf'],
  ['it', 'spedizione', 'consegna'],
  ['it', 'reso', 'recesso-e-resi'],
])('links the help page in %s for the search "%s"', async (code, text, slug) => {
  const { publicUrl } = websiteOf(shop.stores, viewOf(code))
  const html = await visit(`${publicUrl}/${code}/search?q=${encodeURIComponent(text)}`)
  expect(html).toMatch(new RegExp(`<nav aria-label="(Hilfe|Aiuto)[^"]*">.*?href="/${code}/${slug}"`))
})
