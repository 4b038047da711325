import { expect, it } from 'vitest'
import { cartLineKey } from './line-key.ts'

const option = (extension_attributes: Record<string, unknown>) => ({ extension_attributes })
const custom = (...list: [number | string, string | number][]) =>
  option({ custom_options: list.map(([option_id, option_value]) => ({ option_id, option_value })) })

it('identifies a variant by its SKU alone', () => {
  const chosen = option({ configurable_item_options: [{ option_id: '93', option_value: '56' }] })
  expect(cartLineKey('p-red', 'configurable', chosen)).toBe(cartLineKey('p-red', 'simple', null))
  expect(cartLineKey('p-red', 'configurable', chosen)).not.toBe(cartLineKey('p-blue', 'configurable', chosen))
})

it('distinguishes lines by custom options, regardless of order, number type and list form', () => {
  const text = cartLineKey('a', 'simple', custom(['1', 'x'], ['2', '7']))
  expect(cartLineKey('a', 'simple', custom([2, 7], [1, 'x']))).toBe(text)
  const asObject = option({
    custom_options: { 1: { option_id: 1, option_value: 'x' }, 2: { option_id: 2, option_value: 7 } },
  })
  expect(cartLineKey('a', 'simple', asObject)).toBe(text)
  expect(cartLineKey('a', 'simple', custom(['1', 'y'], ['2', '7']))).not.toBe(text)
  expect(cartLineKey('a', 'simple', null)).not.toBe(text)
})

it('identifies a bundle by its parts, whatever SKU the server gives it', () => {
  const parts = (selections: number[]) =>
    option({ bundle_options: [{ option_id: 11, option_qty: 1, option_selections: selections }] })
  expect(cartLineKey('SET', 'bundle', parts([1, 2]))).toBe(cartLineKey('SET-1-2', 'bundle', parts([2, 1])))
  expect(cartLineKey('SET', 'bundle', parts([1]))).not.toBe(cartLineKey('SET', 'bundle', parts([2])))
})

it('distinguishes gift cards by recipient and downloads by files', () => {
  const card = (name: string) =>
    option({ am_giftcard_options: { am_giftcard_amount: 25, am_giftcard_recipient_name: name } })
  expect(cartLineKey('G', 'amgiftcard', card('Ada'))).not.toBe(cartLineKey('G', 'amgiftcard', card('Ben')))
  const files = (...links: number[]) => option({ downloadable_option: { downloadable_links: links } })
  expect(cartLineKey('D', 'downloadable', files(2, 1))).toBe(cartLineKey('D', 'downloadable', files(1, 2)))
  expect(cartLineKey('D', 'downloadable', files(1))).not.toBe(cartLineKey('D', 'downloadable', files(2)))
})

it('identifies a gift card regardless of how amount and empty fields are written', () => {
  const card = (sent: object) => cartLineKey('G', 'amgiftcard', option({ am_giftcard_options: sent }))
  const plain = card({ am_giftcard_amount: 25, am_giftcard_recipient_name: 'Ada' })
  expect(card({ am_giftcard_recipient_name: 'Ada', am_giftcard_amount: '25', am_giftcard_message: '' })).toBe(plain)
  expect(card({ am_giftcard_amount: 'custom', am_giftcard_amount_custom: 25, am_giftcard_recipient_name: 'Ada' })).toBe(
    plain,
  )
  expect(card({ am_giftcard_amount: 50, am_giftcard_recipient_name: 'Ada' })).not.toBe(plain)
})
