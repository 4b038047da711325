import { expect, it } from 'vitest'
import { toCategoryDocuments } from './category-tree.ts'

const view = { name: 'Clocks', url_key: 'clocks', url_path: 'clocks', slug: 'clocks', is_active: true, position: 1 }
const documentWith = (attributes: Record<string, unknown>) =>
  toCategoryDocuments([{ id: 50, parent_id: null, view: { ...view, attributes, product_count: 3 } }])[0]

it('returns the filters of a category from a list or a text, and empty lists if it has none', () => {
  expect(documentWith({})).toMatchObject({ available_filter_by: [], selected_filter_by: [] })
  expect(documentWith({ available_filter_by: 'price, color', selected_filter_by: ['price'] })).toMatchObject({
    available_filter_by: ['price', 'color'],
    selected_filter_by: ['price'],
  })
})
