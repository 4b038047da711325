import type { CatalogType, ContentDocument } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import { describe, expect, it } from 'vitest'
import { sceneShapes, sceneSubjects } from '../../pictures/vocabulary.ts'
import { consumerCategories } from '../categories/category-rows.ts'
import { categoryPath, categoryTreeOf } from '../categories/category-tree.ts'
import { demoStores, testNow as now, sellerOf } from '../testing/demo-stores.ts'
import { contentDocuments, postScene } from './index.ts'
import { pageIds } from './pages/page-ids.ts'
import { wordsOf } from './prose.ts'
import { languageOf } from './testing/language-of.ts'
import { unclosedTags, unsafeMarkup } from './testing/markup.ts'

const pictures = new Set<string>()
const helpers = {
  productsAbout: (topic: string, count: number) => Array.from({ length: count }, (_, i) => topic.length * 100 + i + 1),
  picture: (name: string) => {
    pictures.add(name)
    return `/demo/${name}.svg`
  },
}

const views = demoStores
const content = new Map(views.map((view) => [view.code, [...contentDocuments(view, sellerOf(view), helpers, now)]]))
const documentsOf = (code: string, type: CatalogType): ContentDocument[] =>
  content.get(code)!.flatMap((one) => (one.type === type ? [one.doc] : []))
const texts = (code: string): { name: string; html: string }[] =>
  content
    .get(code)!
    .flatMap(({ type, doc }) =>
      [doc.content, doc.short_content]
        .filter((html) => typeof html === 'string')
        .map((html) => ({ name: `${code} ${type} ${doc.id}`, html })),
    )
const published = (code: string) => documentsOf(code, 'cms_blog').filter(({ status }) => status === 1)

it('has forty posts in English, fifteen in German and Italian, and some unpublished ones', () => {
  expect(['default', 'de', 'it'].map((code) => published(code).length)).toEqual([40, 15, 15])
  expect(published('trade').length).toBeGreaterThan(15)
  expect(documentsOf('default', 'cms_blog').length).toBe(42)
})

describe.each(views.map((view) => [view.code, view] as const))('%s', (code, view) => {
  it('has posts of 150 to 350 words with different openings', () => {
    const counted = documentsOf(code, 'cms_blog').map(
      ({ url_key, content: html }) => [url_key, wordsOf(String(html)).length] as const,
    )
    expect(counted.filter(([, count]) => count < 150 || count > 350)).toEqual([])
    const openings = documentsOf(code, 'cms_blog').map(({ content: html }) =>
      wordsOf(String(html)).slice(0, 2).join(' ').toLowerCase(),
    )
    expect(new Set(openings).size).toBe(openings.length)
  })

  it('has the pages that the law requires', () => {
    const ids = documentsOf(code, 'cms_page').map(({ id }) => id)
    const { terms, delivery, returns, privacy, cookies, imprint, accessibility } = pageIds
    expect(ids).toEqual(expect.arrayContaining([terms, delivery, returns, privacy, cookies, imprint, accessibility]))
  })

  it('has unique ids, keys, identifiers and titles per type', () => {
    for (const type of ['cms_page', 'cms_block', 'cms_hierarchy', 'cms_blog', 'cms_blog_category'] as const) {
      const documents = documentsOf(code, type)
      expect(documents.length, type).toBeGreaterThan(0)
      for (const field of ['id', 'url_key', 'identifier', 'title', 'name', 'label']) {
        const values = documents.map((doc) => doc[field]).filter((value) => value !== undefined)
        expect(new Set(values).size, `${type} ${field}`).toBe(values.length)
      }
    }
  })

  it('has no page with the path of a category', () => {
    const taken = [...categoryTreeOf({ market: view.website === 'trade' ? null : 'GB' }).byId.values()]
    const paths = new Set(taken.map((node) => categoryPath(node, view.language)))
    expect(documentsOf(code, 'cms_page').filter((page) => paths.has(String(page.url_path)))).toEqual([])
  })

  it('links only to pages that the store has', () => {
    const known = knownAddresses(view)
    const links = texts(code).flatMap(({ name, html }) =>
      [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => ({ name, href: href! })),
    )
    expect(links.length).toBeGreaterThan(30)
    expect(links.filter(({ href }) => !href.startsWith('mailto:') && !known.has(href))).toEqual([])
    expect(
      links.filter(({ href }) => href.startsWith('mailto:') && !/^mailto:[a-z]+@mantel\.example$/.test(href)),
    ).toEqual([])
  })

  it('has well-formed markup without scripts or styles', () => {
    for (const { name, html } of texts(code)) {
      expect(unclosedTags(html), name).toEqual([])
      expect(unsafeMarkup(html), name).toEqual([])
      const withoutWidgets = html.replaceAll(/\{\{widget [^{}]*\}\}/g, '')
      expect(withoutWidgets, name).not.toMatch(/[{}]|\[|\]|\*|undefined|(^|\s)"/)
    }
  })

  it('writes all texts in the language of the store', () => {
    const long = texts(code).filter(({ html }) => wordsOf(html).length > 25)
    expect(long.length).toBeGreaterThan(30)
    expect(long.filter(({ html }) => languageOf(wordsOf(html)) !== view.language).map(({ name }) => name)).toEqual([])
  })

  it('dates posts within the last two years', () => {
    const latest = now.toISOString().slice(0, 19).replace('T', ' ')
    const earliest = `${Number(latest.slice(0, 4)) - 2}${latest.slice(4)}`
    for (const { publish_date: date } of documentsOf(code, 'cms_blog')) {
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
      expect(String(date) > earliest && String(date) < latest, String(date)).toBe(true)
    }
  })

  it('relates each post to three published posts, ten products and existing topics', () => {
    const ids = new Set(published(code).map(({ id }) => id))
    const topics = new Set(
      documentsOf(code, 'cms_blog_category').flatMap((topic) => (topic.status === 1 ? [topic.id] : [])),
    )
    for (const post of documentsOf(code, 'cms_blog')) {
      const related = post.related_post_ids as number[]
      expect(new Set(related).size).toBe(3)
      expect(related.every((id) => ids.has(id) && id !== post.id)).toBe(true)
      expect((post.related_product_ids as number[]).length).toBe(10)
      expect((post.blog_category_ids as number[]).every((id) => topics.has(id))).toBe(true)
    }
  })

  it('puts every page into the page hierarchy, under its parent', () => {
    const pages = new Map(documentsOf(code, 'cms_page').map(({ id, identifier }) => [id, identifier]))
    const nodes = new Map(documentsOf(code, 'cms_hierarchy').map((node) => [node.node_id, node]))
    expect([...nodes.values()].map(({ page_id }) => page_id).toSorted()).toEqual([...pages.keys()].toSorted())
    for (const node of nodes.values()) {
      expect(node.request_url).toBe(pages.get(node.page_id as number))
      expect(node.level).toBe(node.parent_node_id === null ? 1 : (nodes.get(node.parent_node_id)!.level as number) + 1)
    }
  })

  it('writes the store id into documents', () => {
    for (const { doc } of content.get(code)!) expect([doc.store_id].flat()).toEqual([view.storeId])
  })
})

it('has guest blocks and guest pages in the trade stores only', () => {
  const identifiers = (code: string, type: CatalogType) => documentsOf(code, type).map(({ identifier }) => identifier)
  const tradeOnly = [
    'wall-art-info',
    'photo-frames-info',
    'greetings-cards-info',
    'clocks-info',
    'approval',
    'cataloguepage',
  ]
  for (const code of ['trade', 'trade_eu']) {
    expect(identifiers(code, 'cms_block')).toEqual(expect.arrayContaining(['restricted-access', 'guest-menu']))
    expect(identifiers(code, 'cms_page')).toEqual(
      expect.arrayContaining([...tradeOnly, 'visit-our-showroom', 'about-us']),
    )
    expect(texts(code).filter(({ html }) => /[£€]\s?\d/.test(html))).toEqual([])
  }
  for (const code of ['default', 'de', 'it']) {
    expect(identifiers(code, 'cms_block')).not.toContain('restricted-access')
    expect(identifiers(code, 'cms_page').filter((one) => tradeOnly.includes(String(one)))).toEqual([])
    expect(documentsOf(code, 'cms_page').filter(({ id }) => id === pageIds.showroom)).toEqual([])
    expect(identifiers(code, 'cms_page')).toContain('about-us')
  }
})

it('quotes the real discounts and the real delivery price', () => {
  const block = (code: string, identifier: string) =>
    String(documentsOf(code, 'cms_block').find((one) => one.identifier === identifier)!.content)
  for (const code of ['default', 'de', 'it']) {
    expect(block(code, 'newsletter')).toMatch(/10\s?%/)
    expect(block(code, 'social-discount')).toMatch(/20\s?%/)
  }
  expect(block('default', 'delivery-note')).toContain('£5.00, to the United Kingdom')
  expect(block('de', 'delivery-note')).toContain('€5,95 nach Deutschland und Österreich')
  expect(block('it', 'delivery-note')).toContain('€6,10, in Italia')
})

it("names the company's register and country in the language of the store", () => {
  const imprint = (code: string) =>
    String(documentsOf(code, 'cms_page').find(({ id }) => id === pageIds.imprint)?.content)
  expect(imprint('default')).toMatch(/Registered in England and Wales, no\. \d+/)
  expect(imprint('de')).toMatch(/Vereinigtes Königreich.*Companies House \(England und Wales\), Nr\. \d+/s)
  expect(imprint('it')).toMatch(/Regno Unito.*Companies House \(Inghilterra e Galles\), n\. \d+/s)
})

it('mentions the showroom in trade stores only', () => {
  for (const code of ['default', 'de', 'it'])
    for (const { name, html } of texts(code)) expect(html, name).not.toMatch(/showroom/i)
})

it('links category tiles to existing posts in every language', () => {
  const keys = consumerCategories.flatMap(({ promo }) => (promo ? [promo.post] : []))
  const images = (code: string) => published(code).map((post) => post.featured_image)
  for (const code of ['default', 'de', 'it']) {
    expect(images(code)).toEqual(expect.arrayContaining(keys.map((key) => `/demo/blog/${key}.svg`)))
  }
})

it('can draw every image that content refers to', () => {
  for (const name of pictures) {
    const [folder, rest] = name.split('/') as [string, string]
    if (folder === 'blog') expect(postScene(rest), name).toBeDefined()
    else
      expect(
        sceneSubjects.some((one) => sceneShapes.some((shape) => rest === `${one}-${shape}-1`)),
        name,
      ).toBe(true)
  }
  expect(postScene('no-such-post')).toBeUndefined()
})

it('generates the same documents for the same store and time', () => {
  for (const view of views)
    expect([...contentDocuments(view, sellerOf(view), helpers, now)]).toEqual(content.get(view.code))
})

function knownAddresses(view: StoreView): Set<string> {
  const routes = [
    '/blog',
    '/contacts',
    '/my-account',
    '/order-tracking',
    '/wishlist',
    ...(view.website === 'trade' ? ['/register'] : []),
  ]
  const pages = documentsOf(view.code, 'cms_page').map(({ identifier }) => `/${identifier}`)
  const posts = published(view.code).map(({ url_key }) => `/blog/${url_key}`)
  const { byId } = categoryTreeOf({ market: view.website === 'trade' ? null : 'GB' })
  const categories = [...byId.values()].map((node) => `/${categoryPath(node, view.language)}`)
  const paths = [...routes, ...pages, ...posts, ...categories]
  return new Set([view.prefix || '/', ...paths.map((path) => `${view.prefix}${path}`)])
}

it.each(views)('mentions no company but the website’s seller in the texts of $code', (view) => {
  const { name, telephone, street } = sellerOf(view)
  const all = texts(view.code)
  const companies = all.flatMap(({ html }) => html.match(/Mantel[A-Za-z& ;]* Ltd/g) ?? [])
  expect(new Set(companies)).toEqual(new Set([name.replace('&', '&amp;')]))
  const telephones = all.flatMap(({ html }) => html.match(/(\+44|0)\s?1632\s?[\d ]+\d/g) ?? [])
  expect(new Set(telephones)).toEqual(new Set([telephone]))
  expect(all.some(({ html }) => html.includes(street[0]!))).toBe(true)
})
