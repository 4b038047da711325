import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { demoDocuments } from './demo-documents.ts'
import { tradePriceLists } from './demo-view.ts'
import { pictureRecipe } from './pictures/picture-recipe.ts'
import { demoStores, sellerOf, testNow, tradeWebsite } from './testing/demo-stores.ts'
import { findDuplicates } from './testing/generated-stores.ts'

const stores = demoStores.map((view) => ({ view, documents: [...demoDocuments(view, sellerOf(view), testNow)] }))

it('generates identical documents for the same store and time', () => {
  const digest = (documents: Iterable<unknown>) => {
    const sum = createHash('sha256')
    for (const document of documents) sum.update(JSON.stringify(document))
    return sum.digest('hex')
  }
  for (const { view, documents } of stores.slice(0, 2)) {
    expect(digest(demoDocuments(view, sellerOf(view), testNow))).toBe(digest(documents))
    expect(digest(demoDocuments(view, sellerOf(view), new Date(testNow.getTime() + 86_400_000)))).not.toBe(
      digest(documents),
    )
  }
})

it('writes referenced documents before the ones that refer to them', () => {
  for (const { documents } of stores) {
    const order = [...new Set(documents.map(({ type }) => type))]
    expect(order.slice(0, 4)).toEqual(['attribute', 'taxrule', 'category', 'product'])
    expect(order.at(-1)).toBe('review')
    expect(findDuplicates(documents, ({ type, doc }) => `${type} ${doc.id}`)).toEqual([])
  }
})

it('uses each path for one product, category or page only', () => {
  for (const { documents } of stores) {
    const addressed = documents.filter(({ type }) => ['product', 'category', 'cms_page'].includes(type))
    expect(findDuplicates(addressed, ({ doc }) => String((doc as { url_path?: string }).url_path))).toEqual([])
  }
})

it('has forty posts in English, fifteen in German and Italian, each with an image and products', () => {
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

it('has a block for every maker, and a picture for every image of a block', () => {
  for (const { documents } of stores) {
    const blocks = documents.filter(({ type }) => type === 'cms_block').map(({ doc }) => doc as Record<string, unknown>)
    expect(blocks.filter(({ identifier }) => String(identifier).startsWith('maker-')).length).toBe(36)
    for (const { image } of blocks) if (image) expect(pictureRecipe(String(image)), String(image)).not.toBeNull()
  }
})

it('has price lists for the groups of the trade website only', () => {
  const groups = tradeWebsite.customerGroups.filter(({ id }) => id > 0).map(({ id, code }) => ({ groupId: id, code }))
  expect(groups).toEqual([...tradePriceLists])
})
