import { expect, it } from 'vitest'
import { testView } from '../../testing/test-view.ts'
import { optionLabels } from '../views/option-labels.ts'
import { facetsOf } from './facets.ts'

it('lists a chosen predefined range once although the reply counts it twice', () => {
  const buckets = [
    { key: '100.0-150.0', from: 100, to: 150, doc_count: 3 },
    { key: '150.0-*', from: 150, doc_count: 7 },
    { key: '150.0-*', from: 150, doc_count: 7 },
  ]
  const found = { aggregations: { agg_range_price: { buckets } }, total: 7 }
  const [price] = facetsOf(found, { price: ['150.0-*'] }, { view: testView, offered: ['price'] }, optionLabels([]))
  expect(price?.options.map(({ value, count, chosen }) => [value, count, chosen])).toEqual([
    ['100.0-150.0', 3, false],
    ['150.0-*', 7, true],
  ])
})
