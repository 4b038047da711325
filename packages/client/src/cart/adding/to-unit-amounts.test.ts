import { expect, it } from 'vitest'
import { priceView } from '../../catalog/views/price-view.ts'
import { testView } from '../../testing/test-view.ts'
import { toUnitAmounts } from './to-unit-amounts.ts'

it.each([5, 7, 19, 25.5])('keeps the tax rate of %d %% where rounding hides it', (rate) => {
  const document = { price: 0.1 / (1 + rate / 100), price_incl_tax: 0.1 }
  const view = { ...testView, prices: { ...testView.prices, shown: 'gross', rounding: 'unit-gross' } } as const
  expect(toUnitAmounts(priceView(document, view), view)).toEqual([{ rate, amount: 10 }])
})
