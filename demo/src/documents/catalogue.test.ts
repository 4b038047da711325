import { expect, test } from 'vitest'
import { consumerStores, madeStores, repeated, storeOf, tradeStores } from '../testing/made-documents.ts'

const plain = (html = '') =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .trim()

test('every consumer store shows at least 600 products, of every type there is', () => {
  for (const { visible } of consumerStores()) {
    expect(visible.length).toBeGreaterThanOrEqual(600)
    expect(new Set(visible.map(({ type_id }) => type_id))).toEqual(
      new Set(['simple', 'configurable', 'bundle', 'grouped', 'downloadable', 'virtual', 'amgiftcard']),
    )
  }
})

test('trade sells a part of the range, and its cards in packs of six only', () => {
  for (const { visible } of tradeStores()) {
    expect(visible.length).toBeGreaterThan(300)
    const cards = visible.filter(({ category_ids }) => category_ids.includes(130))
    expect(cards.length).toBeGreaterThan(100)
    expect(cards.every(({ pack_size }) => Number(pack_size) % 6 === 0)).toBe(true)
  }
})

test('no two things of a store share a name, a picture or an address', () => {
  for (const { products, categories } of madeStores()) {
    expect(repeated(products, ({ name }) => name)).toEqual([])
    expect(repeated(products, ({ image }) => String(image))).toEqual([])
    expect(repeated([...products, ...categories], ({ url_path }) => url_path)).toEqual([])
    expect(repeated(products, ({ id }) => String(id))).toEqual([])
  }
})

test('variants have ids and SKUs that belong to nothing else', () => {
  const { products } = storeOf('default')
  const things = products.flatMap((product) => [product, ...(product.configurable_children ?? [])])
  expect(repeated(things, ({ id }) => String(id))).toEqual([])
  expect(repeated(things, ({ sku }) => sku)).toEqual([])
})

test('every description is its own and 40 to 90 words long', () => {
  for (const { products } of madeStores()) {
    expect(repeated(products, ({ description }) => String(description))).toEqual([])
    for (const { description, sku } of products) {
      const words = plain(description).split(/\s+/).length
      expect(words, `${sku}: ${description}`).toBeGreaterThanOrEqual(40)
      expect(words, `${sku}: ${description}`).toBeLessThanOrEqual(90)
    }
  }
})

test('German and Italian names are not English ones', () => {
  const english = /\b(the|and|of|with|clock|frame|card|print|oak|walnut|wall|birthday|set|gift|photo|pack|art)\b/i
  for (const code of ['de', 'it']) {
    const ownBrandWords = code === 'it' ? /\bSet\b/g : /\b(Wall)\b(?!\p{L})/gu
    for (const { name } of storeOf(code).products) expect(name.replace(ownBrandWords, '')).not.toMatch(english)
  }
})

test('texts differ between the languages', () => {
  const english = new Map(storeOf('default').products.map((product) => [product.sku, product]))
  for (const code of ['de', 'it']) {
    for (const { sku, name, description, short_description } of storeOf(code).products) {
      expect(name).not.toBe(english.get(sku)!.name)
      expect(description).not.toBe(english.get(sku)!.description)
      expect(short_description).not.toBe(english.get(sku)!.short_description)
    }
  }
})

test('whatever a product refers to exists in its store', () => {
  for (const { products, categories } of madeStores()) {
    const skus = new Set(products.map(({ sku }) => sku))
    const known = new Set(categories.map(({ id }) => id))
    for (const product of products) {
      const named = [
        ...(product.product_links ?? []).map((link) => link.linked_product_sku),
        ...(product.bundle_options ?? []).flatMap((option) => option.product_links.map(({ sku }) => sku)),
      ]
      expect(named.filter((sku) => !skus.has(sku))).toEqual([])
      expect(product.category_ids.filter((id) => !known.has(id))).toEqual([])
      expect(product.type_id === 'bundle').toBe(product.bundle_options !== undefined)
      if (product.type_id === 'grouped')
        expect(product.product_links!.filter(({ link_type }) => link_type === 'associated').length).toBeGreaterThan(1)
    }
  }
})

test('every category but the root holds something, and stands below one that exists', () => {
  for (const { categories, view } of madeStores()) {
    const known = new Set(categories.map(({ id }) => id))
    for (const { id, parent_id, product_count, path } of categories) {
      expect(product_count).toBeGreaterThan(0)
      if (id !== view.rootCategoryId) expect(known).toContain(parent_id)
      expect(path.startsWith(`1/${view.rootCategoryId}`)).toBe(true)
    }
  }
})

test('the named categories of the store settings exist', async () => {
  const { demoStores } = await import('../testing/demo-stores.ts')
  for (const view of demoStores) {
    const { categories } = storeOf(view.code)
    for (const id of Object.values(view.catalog.categories)) expect(categories.map((one) => one.id)).toContain(id)
  }
})
