import { expect, it } from 'vitest'
import { consumerStores, findDuplicates, generatedStores, storeOf, tradeStores } from '../testing/generated-stores.ts'

const plain = (html = '') =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .trim()

it('has at least 600 products of all types in every consumer store', () => {
  for (const { visible } of consumerStores()) {
    expect(visible.length).toBeGreaterThanOrEqual(600)
    expect(new Set(visible.map(({ type_id }) => type_id))).toEqual(
      new Set(['simple', 'configurable', 'bundle', 'grouped', 'downloadable', 'virtual', 'amgiftcard']),
    )
  }
})

it('sells part of the range to trade, and cards in packs of six only', () => {
  for (const { visible } of tradeStores()) {
    expect(visible.length).toBeGreaterThan(300)
    const cards = visible.filter(({ category_ids }) => category_ids.includes(130))
    expect(cards.length).toBeGreaterThan(100)
    expect(cards.every(({ pack_size }) => Number(pack_size) % 6 === 0)).toBe(true)
  }
})

it('has unique names, images and paths per store', () => {
  for (const { products, categories } of generatedStores()) {
    expect(findDuplicates(products, ({ name }) => name)).toEqual([])
    expect(findDuplicates(products, ({ image }) => String(image))).toEqual([])
    expect(findDuplicates([...products, ...categories], ({ url_path }) => url_path)).toEqual([])
    expect(findDuplicates(products, ({ id }) => String(id))).toEqual([])
  }
})

it('has unique ids and SKUs for variants', () => {
  const { products } = storeOf('default')
  const items = products.flatMap((product) => [product, ...(product.configurable_children ?? [])])
  expect(findDuplicates(items, ({ id }) => String(id))).toEqual([])
  expect(findDuplicates(items, ({ sku }) => sku)).toEqual([])
})

it('has unique descriptions of 40 to 90 words', () => {
  for (const { products } of generatedStores()) {
    expect(findDuplicates(products, ({ description }) => String(description))).toEqual([])
    for (const { description, sku } of products) {
      const words = plain(description).split(/\s+/).length
      expect(words, `${sku}: ${description}`).toBeGreaterThanOrEqual(40)
      expect(words, `${sku}: ${description}`).toBeLessThanOrEqual(90)
    }
  }
})

it('translates product names into German and Italian', () => {
  const english = /\b(the|and|of|with|clock|frame|card|print|oak|walnut|wall|birthday|set|gift|photo|pack|art)\b/i
  for (const code of ['de', 'it']) {
    const ownBrandWords = code === 'it' ? /\bSet\b/g : /\b(Wall)\b(?!\p{L})/gu
    for (const { name } of storeOf(code).products) expect(name.replace(ownBrandWords, '')).not.toMatch(english)
  }
})

it('has different texts in each language', () => {
  const english = new Map(storeOf('default').products.map((product) => [product.sku, product]))
  for (const code of ['de', 'it']) {
    for (const { sku, name, description, short_description } of storeOf(code).products) {
      expect(name).not.toBe(english.get(sku)!.name)
      expect(description).not.toBe(english.get(sku)!.description)
      expect(short_description).not.toBe(english.get(sku)!.short_description)
    }
  }
})

it('refers only to products and categories of the same store', () => {
  for (const { products, categories } of generatedStores()) {
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

it('has products in every category and an existing parent for each', () => {
  for (const { categories, view } of generatedStores()) {
    const known = new Set(categories.map(({ id }) => id))
    for (const { id, parent_id, product_count, path } of categories) {
      expect(product_count).toBeGreaterThan(0)
      if (id !== view.rootCategoryId) expect(known).toContain(parent_id)
      expect(path.startsWith(`1/${view.rootCategoryId}`)).toBe(true)
    }
  }
})

it('has the categories named in the store settings', async () => {
  const { demoStores } = await import('../testing/demo-stores.ts')
  for (const view of demoStores) {
    const { categories } = storeOf(view.code)
    for (const id of Object.values(view.catalog.categories)) expect(categories.map((one) => one.id)).toContain(id)
  }
})
