import { toSearchHit } from './documents.ts'

/**
 * A catalogue with everything in which the order of documents could matter: variants inside their parent with another
 * id than their own document or without one, shared SKUs and URL paths, documents without an id, two documents of one
 * product, parents after children, cycles, reviews before their products. `products` is the number of product rows.
 */
export function awkwardCatalogue(products: number): object[] {
  return [
    ...attributes(),
    ...categories(),
    ...Array.from({ length: products }, (_, index) => product(index + 1)),
    ...Array.from({ length: Math.ceil(products / 10) }, (_, index) => review(index + 1, products)),
    ...['about', 'shared-0'].map((identifier, index) => toSearchHit('cms_page', { id: index + 1, identifier })),
  ]
}

function attributes() {
  return [
    toSearchHit('attribute', { id: 93, attribute_code: 'color', options: [{ label: 'Red', value: '1' }] }),
    toSearchHit('attribute', { id: 94, attribute_code: 'color', options: [{ label: 'Red', value: '2' }] }),
    toSearchHit('attribute', { id: 93, attribute_code: 'material' }),
  ]
}

function categories() {
  const tree = [2, 3, 4, 5].map((id) => toSearchHit('category', { id, parent_id: id - 1, name: `Category ${id}` }))
  return [
    ...tree,
    toSearchHit('category', { id: 2, parent_id: 5, name: 'Ring' }),
    toSearchHit('category', { id: 8, parent_id: 7, name: 'Ring', url_key: 'shared-1' }),
    toSearchHit('category', { id: 7, parent_id: 8, name: 'Ring', url_key: 'shared-1' }),
  ]
}

/** Of ten product rows, two are parents whose variants are among the other eight. */
function product(number: number) {
  const role = number % 10
  const family = Math.ceil(number / 10)
  const name = `Product ${number}`
  const base = { id: number, sku: `P-${number}`, name, price: number, category_ids: [2 + (number % 6)] }
  const variant = (color: number, given: object) => ({
    sku: `V-${family}-${color}`,
    color: String(color),
    price: 9,
    ...given,
  })
  switch (role) {
    case 1:
      return toSearchHit('product', {
        ...base,
        type_id: 'configurable',
        url_key: `shared-${number % 30}`,
        configurable_options: [{ attribute_id: '94', label: 'Colour' }],
        configurable_children: [
          variant(1, {}),
          variant(2, { id: number + 500_000 }),
          variant(3, { id: number }),
          variant(4, { id: number + 700_000, stock: { qty: 4 } }),
          variant(5, { id: number + 1 }),
        ],
      })
    case 2:
      return toSearchHit('product', {
        ...base,
        type_id: 'configurable',
        url_key: `shared-${(number - 1) % 30}`,
        configurable_children: [variant(4, { id: number + 700_000, price: 8 }), variant(6, { id: number + 600_000 })],
      })
    case 3:
    case 4:
      // The documents of the first two variants, with ids of their own.
      return toSearchHit('product', { ...base, ...variant(role - 2, { color: '7' }), visibility: 1 })
    case 5:
      // The id of a variant that has no document.
      return toSearchHit('product', { ...base, id: number - 4 + 700_000, url_key: `shared-${number % 30}` })
    case 6:
      return toSearchHit('product', { ...base, sku: `P-${number + 1}` })
    case 7:
      return toSearchHit('product', { ...base, updated_at: '2026-01-02', stock: { qty: 3 } })
    case 8:
      return toSearchHit('product', {
        ...base,
        id: number - 1,
        sku: `P-${number - 1}`,
        updated_at: '2026-01-01',
        price: 1,
      })
    case 9:
      return { _index: 'catalog_default', _type: 'product', _id: 'x', _source: { ...base, id: undefined } }
    default:
      return toSearchHit('product', {
        ...base,
        type_id: 'bundle',
        url_key: `shared-${number % 30}`,
        bundle_options: [{ option_id: 1, product_links: [{ sku: `V-${family}-6` }, { sku: 'MISSING' }] }],
      })
  }
}

function review(number: number, products: number) {
  const productId = number % 3 === 0 ? 900_000 + number : ((number * 10) % products) + 3
  return toSearchHit('review', { id: number, product_id: productId, review_status: 1, title: `Review ${number}` })
}
