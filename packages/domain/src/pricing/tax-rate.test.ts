import { expect, it } from 'vitest'
import { type TaxRule, taxGroup, taxRate } from './tax-rate.ts'

const rate = (country: string, percent: number, regionName = '', regionId = 0) => ({
  country,
  percent,
  regionName,
  regionId,
})
const rules: TaxRule[] = [
  {
    productClassIds: [2],
    customerClassIds: [3],
    rates: [rate('GB', 20), rate('DE', 19), rate('US', 8, 'Ohio', 47), rate('US', 4)],
  },
  { productClassIds: [2, 4], customerClassIds: [5], rates: [rate('GB', 0), rate('FR', 5.5)] },
]
const at = (country: string, region = '', customerClassId: number | null = null) => ({
  country,
  region,
  customerClassId,
})

it.each([
  [2, at('GB'), 20],
  [2, at('DE', 'Bayern'), 19],
  [2, at('US', 'Ohio'), 8],
  [2, at('US', 'Texas'), 4],
  [4, at('FR'), 5.5],
  [2, at('FR'), 0],
  [0, at('GB'), 0],
  [9, at('GB'), 0],
  [Number.NaN, at('GB'), 0],
  [2, at('GB', '', 3), 20],
  [2, at('GB', '', 5), 0],
  [2, at('FR', '', 5), 5.5],
  [2, at('GB', '', 8), 0],
])('taxes class %d at %o with %d %%', (productClass, place, percent) => {
  expect(taxRate(rules, productClass, place)).toBe(percent)
})

it('does not match a rate of another named region', () => {
  const rule = { productClassIds: [2], customerClassIds: [], rates: [rate('US', 8, 'Ohio', 47)] }
  expect(taxRate([rule], 2, at('US', 'Texas'))).toBe(0)
})

it("uses the customer's group for user-group tax and the store's default group for visitors", () => {
  expect(taxGroup({ userGroupId: null, useOnlyDefaultUserGroupId: false }, 7)).toBeNull()
  expect(taxGroup({ userGroupId: 0, useOnlyDefaultUserGroupId: false }, 7)).toBe(7)
  expect(taxGroup({ userGroupId: 4, useOnlyDefaultUserGroupId: false }, null)).toBe(4)
  expect(taxGroup({ userGroupId: 4, useOnlyDefaultUserGroupId: true }, 7)).toBe(4)
})
