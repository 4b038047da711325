import type { CatalogSource, IndexedDocument } from '@mantel/backend/search'
import type { CatalogDocument, CatalogType } from '@mantel/contract'
import { createRandom, type Random } from './random.ts'
import { makeVocabulary } from './search-vocabulary.ts'

/** A generated catalogue of any size. Documents are generated on reading, so that only the index uses memory. */

export const vocabulary = makeVocabulary(6000)
export const topCategories = [10, 11, 12, 13, 14]
const leavesOfTop = 8
export const subcategoriesOf = (top: number): number[] => Array.from({ length: leavesOfTop }, (_, at) => top * 100 + at)

/** Attribute code → number of its options. */
export const attributes: Record<string, number> = {
  color: 24,
  size: 16,
  material: 20,
  artist: 300,
  brand: 60,
  shape: 8,
  occasion: 18,
}
const variantAttributes = ['color', 'size']
const optionId = (code: string, at: number): number => Object.keys(attributes).indexOf(code) * 1000 + 1 + at

const words = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.pickRanked(vocabulary)).join(' ')

const money = (random: Random): number => Math.round(random.next() ** 2 * 400 + 4) + random.pick([0, 0.5, 0.95])

function makeProduct(id: number): IndexedDocument {
  const random = createRandom(id)
  const name = words(random, 3 + random.below(4))
  const sku = `${name.slice(0, 3).toUpperCase()}-${1000 + random.below(9000)}-${id}`
  const price = money(random)
  const top = random.pick(topCategories)
  const leaves = [...new Set([random.pick(subcategoriesOf(top)), random.pick(subcategoriesOf(top))])]
  const options = Object.entries(attributes).map(
    ([code, count]) => [code, optionId(code, random.below(count))] as const,
  )
  const children = random.next() < 0.3 ? makeVariants(random, id, sku, name, price) : []
  const of = (code: string) => [...new Set(children.map((child) => Number(child[code])))]
  const day = `2026-${String(1 + random.below(9)).padStart(2, '0')}-${String(10 + random.below(19))}`
  const categories = [2, top, ...leaves]
  const doc = {
    id,
    sku,
    name,
    type_id: children.length > 0 ? 'configurable' : 'simple',
    status: random.next() < 0.02 ? 2 : 1,
    visibility: random.next() < 0.05 ? 1 : 4,
    tax_class_id: '2',
    ...Object.fromEntries(options.filter(([code]) => children.length === 0 || !variantAttributes.includes(code))),
    ...(children.length > 0 && {
      color_options: of('color'),
      size_options: of('size'),
      configurable_children: children,
    }),
    ...priceFields(price),
    url_key: `${name.replaceAll(' ', '-')}-${id}`,
    url_path: `c${top}/${name.replaceAll(' ', '-')}-${id}.html`,
    slug: `${name.replaceAll(' ', '-')}-${id}`,
    image: `/${sku.toLowerCase()}.jpg`,
    small_image: `/${sku.toLowerCase()}.jpg`,
    thumbnail: `/${sku.toLowerCase()}.jpg`,
    media_gallery: [1, 2, 3].map((pos) => ({
      image: `/${sku.toLowerCase()}-${pos}.jpg`,
      pos,
      typ: 'image',
      lab: name,
    })),
    description: `<p>${words(random, 60)}</p>`,
    short_description: words(random, 12),
    category_ids: categories,
    category: categories.map((category_id) => ({
      category_id,
      name: vocabulary[category_id],
      slug: `c${category_id}`,
      path: `1/2/${category_id}`,
      position: random.below(100),
    })),
    stock: makeStock(random, id),
    bestseller_attr: random.below(1000),
    weight: random.below(50) / 10,
    created_at: `${day} 08:00:00`,
    updated_at: `${day} ${String(10 + random.below(10))}:${String(10 + random.below(50))}:00`,
  }
  return { id, doc: doc as unknown as CatalogDocument, shownPrice: { base: price, byGroup: {} } }
}

function makeVariants(random: Random, id: number, sku: string, name: string, price: number): Record<string, unknown>[] {
  return Array.from({ length: 3 + random.below(4) }, (_, at) => ({
    id: 1_000_000 + id * 10 + at,
    sku: `${sku}-${at}`,
    name: `${name} ${at}`,
    status: 1,
    visibility: 1,
    tax_class_id: '2',
    color: String(optionId('color', random.below(24))),
    size: String(optionId('size', random.below(16))),
    ...priceFields(price + at),
    image: `/${sku.toLowerCase()}-${at}.jpg`,
    stock: makeStock(random, id * 10 + at),
  }))
}

function priceFields(gross: number): Record<string, number> {
  const net = gross / 1.2
  const figures = (name: string) => ({ [name]: net, [`${name}_tax`]: gross - net, [`${name}_incl_tax`]: gross })
  return {
    ...figures('price'),
    ...figures('final_price'),
    ...figures('original_price'),
    original_final_price: net,
    original_special_price: 0,
  }
}

function makeStock(random: Random, id: number): Record<string, unknown> {
  const qty = random.below(40)
  return {
    product_id: id,
    item_id: id,
    stock_id: 1,
    qty,
    is_in_stock: qty > 2,
    is_qty_decimal: false,
    min_qty: 0,
    min_sale_qty: 1,
    max_sale_qty: 1000,
    backorders: 0,
    manage_stock: true,
    notify_stock_qty: 1,
    qty_increments: 0,
    enable_qty_increments: false,
    low_stock_date: null,
  }
}

function makeAttribute(code: string, at: number): IndexedDocument {
  const options = Array.from({ length: attributes[code] as number }, (_, option) => ({
    value: String(optionId(code, option)),
    label: vocabulary[200 + at * 400 + option],
  }))
  const doc = {
    id: at + 1,
    attribute_id: at + 1,
    attribute_code: code,
    frontend_input: 'select',
    is_user_defined: true,
    options,
  }
  return { id: at + 1, doc: doc as unknown as CatalogDocument }
}

export function createCatalogSource(products: number): CatalogSource {
  const make = (type: CatalogType, id: number): IndexedDocument | undefined => {
    if (type === 'product') return id <= products ? makeProduct(id) : undefined
    const code = type === 'attribute' ? Object.keys(attributes)[id - 1] : undefined
    return code ? makeAttribute(code, id - 1) : undefined
  }
  return {
    async *pages(_view, type, pageSize) {
      const maxId = type === 'product' ? products : type === 'attribute' ? Object.keys(attributes).length : 0
      for (let id = 1; id <= maxId; id += pageSize)
        yield Array.from(
          { length: Math.min(pageSize, maxId - id + 1) },
          (_, at) => make(type, id + at) as IndexedDocument,
        )
    },
    byIds: async (_view, type, ids) => ids.flatMap((id) => make(type, id) ?? []),
  }
}
