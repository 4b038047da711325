import { expect, it } from 'vitest'
import { categoryFilters } from './category-filters.ts'

const store = ['price', 'color', 'size', 'brand']

it.each([
  ['all filters of the store without a choice', {}, store],
  ['all filters of the store with empty lists', { available_filter_by: [], selected_filter_by: '' }, store],
  ['the available filters in their order', { available_filter_by: ['size', 'price'] }, ['size', 'price']],
  ['the selected filters', { available_filter_by: ['size', 'price'], selected_filter_by: ['price'] }, ['price']],
  [
    'no selected filter that is not available',
    { available_filter_by: ['size'], selected_filter_by: 'color,size' },
    ['size'],
  ],
  ['no filter that the store lacks', { selected_filter_by: ['weight', 'brand', 'brand'] }, ['brand']],
])('offers %s', (_, category, filters) => {
  expect(categoryFilters(category, store)).toEqual(filters)
})
