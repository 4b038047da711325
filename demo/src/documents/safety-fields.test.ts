import { expect, it } from 'vitest'
import { storeOf } from '../testing/generated-stores.ts'

const fields = ['gpsr_manufacturer', 'gpsr_responsible_person', 'gpsr_warnings'] as const
const withoutGoods = ['virtual', 'downloadable', 'amgiftcard']

it.each(['de', 'it', 'trade_eu'])(
  'names manufacturer, responsible person and warnings for all goods of store %s',
  (store) => {
    const goods = storeOf(store).products.filter(({ type_id }) => !withoutGoods.includes(type_id))
    expect(goods.length).toBeGreaterThan(100)
    for (const product of goods) for (const field of fields) expect(product[field], product.sku).toMatch(/\w{4}/)
    for (const { gpsr_manufacturer, gpsr_responsible_person } of goods)
      for (const address of [gpsr_manufacturer, gpsr_responsible_person])
        expect(String(address).split('\n').at(-1)).toMatch(/^\S+@\S+$/)
  },
)

it('omits the safety fields in stores outside the EU', () => {
  expect(storeOf('default').products.some((product) => fields.some((field) => field in product))).toBe(false)
})
