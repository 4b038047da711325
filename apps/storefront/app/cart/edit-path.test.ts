import { expect, test } from 'vitest'
import { editOf, editPath, withEdit, withoutEdit } from './edit-path.ts'

const key = '["CLK OAK",{"93":"56"}]'

test('the address of a line tells its variant, itself and how many there are of it', () => {
  const path = editPath({ path: '/clocks/oak.html', sku: 'CLK OAK', key, qty: 3 })
  const { pathname, searchParams, search } = new URL(path, 'http://shop.test')
  expect([pathname, searchParams.get('childSku')]).toEqual(['/clocks/oak.html', 'CLK OAK'])
  expect(editOf(search)).toEqual({ line: key, quantity: 3 })
  expect(withoutEdit(search)).toBe('?childSku=CLK+OAK')
  expect(withEdit('/clocks/oak.html', { line: key, quantity: 3 })).toMatch(/^\/clocks\/oak\.html\?edit=/)
})

test('an address without a line, or with a quantity that is none, is no harm', () => {
  expect(editOf('?childSku=A')).toBeNull()
  expect(withoutEdit('?edit=x&qty=2')).toBe('')
  for (const qty of ['', '0', '-2', '1.5', 'many']) expect(editOf(`?edit=x&qty=${qty}`)?.quantity).toBe(1)
})
