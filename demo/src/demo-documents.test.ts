import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { demoDocuments } from './demo-documents.ts'
import { tradePriceLists } from './demo-view.ts'
import { pictureRecipe } from './pictures/picture-recipe.ts'
import { demoStores, testNow, tradeWebsite } from './testing/demo-stores.ts'
import { repeated } from './testing/made-documents.ts'

const stores = demoStores.map((view) => ({ view, documents: [...demoDocuments(view, testNow)] }))

test('the same store and moment give the same documents, byte for byte', () => {
  const digest = (documents: Iterable<unknown>) => {
    const sum = createHash('sha256')
    for (const document of documents) sum.update(JSON.stringify(document))
    return sum.digest('hex')
  }
  for (const { view, documents } of stores.slice(0, 2)) {
    expect(digest(demoDocuments(view, testNow))).toBe(digest(documents))
    expect(digest(demoDocuments(view, new Date(testNow.getTime() + 86_400_000)))).not.toBe(digest(documents))
  }
})

test('what is referred to comes before what refers to it', () => {
  for (const { documents } of stores) {
    const order = [...new Set(documents.map(({ type }) => type))]
    expect(order.slice(0, 4)).toEqual(['attribute', 'taxrule', 'category', 'product'])
    expect(order.at(-1)).toBe('review')
    expect(repeated(documents, ({ type, doc }) => `${type} ${doc.id}`)).toEqual([])
  }
})

test('one address leads to one thing: product, category or page', () => {
  for (const { documents } of stores) {
    const addressed = documents.filter(({ type }) => ['product', 'category', 'cms_page'].includes(type))
    expect(repeated(addressed, ({ doc }) => String((doc as { url_path?: string }).url_path))).toEqual([])
  }
})

test('forty posts in English, fifteen in German and Italian, each with a picture and products', () => {
  const least: Record<string, number> = { default: 40, de: 15, it: 15 }
  for (const { view, documents } of stores) {
    const ids = new Set(documents.filter(({ type }) => type === 'product').map(({ doc }) => doc.id))
    const posts = documents.filter(({ type }) => type === 'cms_blog').map(({ doc }) => doc as Record<string, unknown>)
    expect(posts.filter(({ status }) => status === 1).length).toBeGreaterThanOrEqual(least[view.code] ?? 5)
    for (const post of posts) {
      expect(pictureRecipe(String(post.featured_image)), String(post.featured_image)).not.toBeNull()
      const related = post.related_product_ids as number[]
      expect(related.length, String(post.title)).toBeGreaterThan(0)
      expect(related.every((id) => ids.has(id))).toBe(true)
    }
  }
})

test('every studio and maker has a block and a place on the page, and pictures of blocks exist', () => {
  for (const { documents } of stores) {
    const blocks = documents.filter(({ type }) => type === 'cms_block').map(({ doc }) => doc as Record<string, unknown>)
    expect(blocks.filter(({ identifier }) => String(identifier).startsWith('maker-')).length).toBe(36)
    for (const { image } of blocks) if (image) expect(pictureRecipe(String(image)), String(image)).not.toBeNull()
  }
})

test('the price lists are those of the trade website', () => {
  const groups = tradeWebsite.customerGroups.filter(({ id }) => id > 0).map(({ id, code }) => ({ groupId: id, code }))
  expect(groups).toEqual([...tradePriceLists])
})
