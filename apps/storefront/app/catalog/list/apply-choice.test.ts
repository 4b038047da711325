import type { ProductList } from '@mantel/client'
import { expect, it } from 'vitest'
import { applyChoice } from './apply-choice.ts'

const option = (value: string, chosen: boolean) => ({ value, label: `label ${value}`, count: 4, chosen })
const list = {
  cards: [],
  total: 9,
  facets: [
    { code: 'color', kind: 'options', label: 'Colour', options: [option('1', true), option('2', false)] },
    { code: 'price', kind: 'range', label: null, options: [option('0.0-50.0', false)] },
  ],
  chips: [{ code: 'color', value: '1', label: 'label 1' }],
  query: { filters: { color: ['1'] }, sort: null, page: 2 },
} as unknown as ProductList

it('shows the options and chips of a choice whose products are still loading', () => {
  const query = { filters: { color: ['2'], price: ['0.0-50.0'] }, sort: 'updated_at:desc', page: 1 }
  const shown = applyChoice(list, query)
  expect(shown.facets.map(({ options }) => options.map(({ chosen }) => chosen))).toEqual([[false, true], [true]])
  expect(shown.chips).toEqual([
    { code: 'color', value: '2', label: 'label 2' },
    { code: 'price', value: '0.0-50.0', label: 'label 0.0-50.0' },
  ])
  expect(shown).toMatchObject({ query, total: 9, cards: [] })
})
