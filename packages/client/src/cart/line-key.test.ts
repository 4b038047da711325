import { expect, test } from 'vitest'
import { keyOfLine } from './line-key.ts'

const option = (extension_attributes: Record<string, unknown>) => ({ extension_attributes })
const custom = (...list: [number | string, string | number][]) =>
  option({ custom_options: list.map(([option_id, option_value]) => ({ option_id, option_value })) })

test('a variant is known by its own sku, whatever else is said of it', () => {
  const chosen = option({ configurable_item_options: [{ option_id: '93', option_value: '56' }] })
  expect(keyOfLine('p-red', 'configurable', chosen)).toBe(keyOfLine('p-red', 'simple', null))
  expect(keyOfLine('p-red', 'configurable', chosen)).not.toBe(keyOfLine('p-blue', 'configurable', chosen))
})

test('what was chosen beside it makes another line; numbers, order and lists as objects do not', () => {
  const text = keyOfLine('a', 'simple', custom(['1', 'x'], ['2', '7']))
  expect(keyOfLine('a', 'simple', custom([2, 7], [1, 'x']))).toBe(text)
  const asObject = option({
    custom_options: { 1: { option_id: 1, option_value: 'x' }, 2: { option_id: 2, option_value: 7 } },
  })
  expect(keyOfLine('a', 'simple', asObject)).toBe(text)
  expect(keyOfLine('a', 'simple', custom(['1', 'y'], ['2', '7']))).not.toBe(text)
  expect(keyOfLine('a', 'simple', null)).not.toBe(text)
})

test('a set is known by its parts, under whatever sku the server files it', () => {
  const parts = (selections: number[]) =>
    option({ bundle_options: [{ option_id: 11, option_qty: 1, option_selections: selections }] })
  expect(keyOfLine('SET', 'bundle', parts([1, 2]))).toBe(keyOfLine('SET-1-2', 'bundle', parts([2, 1])))
  expect(keyOfLine('SET', 'bundle', parts([1]))).not.toBe(keyOfLine('SET', 'bundle', parts([2])))
})

test('two gift cards for two people are two lines, and so are two choices of files', () => {
  const card = (name: string) =>
    option({ am_giftcard_options: { am_giftcard_amount: 25, am_giftcard_recipient_name: name } })
  expect(keyOfLine('G', 'amgiftcard', card('Ada'))).not.toBe(keyOfLine('G', 'amgiftcard', card('Ben')))
  const files = (...links: number[]) => option({ downloadable_option: { downloadable_links: links } })
  expect(keyOfLine('D', 'downloadable', files(2, 1))).toBe(keyOfLine('D', 'downloadable', files(1, 2)))
  expect(keyOfLine('D', 'downloadable', files(1))).not.toBe(keyOfLine('D', 'downloadable', files(2)))
})
