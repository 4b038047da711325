import { expect, it } from 'vitest'
import { readLineEdit, withLineEdit } from './line-edit.ts'
import { lineEditPath } from './line-edit-path.ts'

const key = '["CLK OAK",{"93":"56"}]'

it('puts the variant, the line and the quantity into the address', () => {
  const path = lineEditPath({ path: '/clocks/oak.html', sku: 'CLK OAK', key, qty: 3 })
  const { pathname, searchParams, search } = new URL(path, 'http://shop.test')
  expect([pathname, searchParams.get('childSku')]).toEqual(['/clocks/oak.html', 'CLK OAK'])
  expect(readLineEdit(search)).toEqual({ line: key, quantity: 3 })
  expect(withLineEdit('/clocks/oak.html', { line: key, quantity: 3 })).toMatch(/^\/clocks\/oak\.html\?edit=/)
})

it('ignores an address without a line and falls back to a quantity of 1', () => {
  expect(readLineEdit('?childSku=A')).toBeNull()
  for (const qty of ['', '0', '-2', '1.5', 'many']) expect(readLineEdit(`?edit=x&qty=${qty}`)?.quantity).toBe(1)
})
