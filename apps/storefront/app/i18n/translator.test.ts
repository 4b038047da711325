import { expect, expectTypeOf, test } from 'vitest'
import { dictionary } from './en-GB/dictionary.ts'
import { dictionary as italian } from './it-IT/dictionary.ts'
import type { TextParams, Translation } from './text.ts'
import { createTranslator } from './translator.ts'

const british = { locale: 'en-GB', numbers: { decimal: '.', group: ',' } }
const t = createTranslator({ dictionary, ...british })
const continental = { locale: 'it-IT', numbers: { decimal: ',', group: '.' } }
const di = createTranslator({ dictionary: italian, ...continental })

test('a number chooses the form and is written as the store writes numbers', () => {
  expect(t('list.count', { count: 1 })).toBe('1 product')
  expect(t('list.count', { count: 0 })).toBe('0 products')
  expect(t('list.count', { count: 1234 })).toBe('1,234 products')
  expect(di('stock.left', { count: 1 })).toBe('Ne resta solo 1')
  expect(di('stock.left', { count: 3 })).toBe('Ne restano solo 3')
  expect(di('list.count', { count: 1_000_000 })).toBe('1.000.000 prodotti')
  expect(di('product.cm', { value: 10.5 })).toBe('10,5\u00a0cm')
})

test('values are put in as they are, whatever they look like', () => {
  expect(t('product.by', { name: '$& {name}' })).toBe('by $& {name}')
  expect(t('footer.rights', { year: '2026', name: 'Mantel' })).toBe('© 2026 Mantel')
})

test('a key known only at run time leaves in sight what nobody gave', () => {
  expect(t.of('product.by')).toBe('by {name}')
  expect(t.of('wishlist_added', { name: 'Hollin' })).toBe('Product Hollin has been added to the wishlist!')
})

test('keys and placeholders are checked by type', () => {
  expectTypeOf<TextParams<'list.shown'>>().toEqualTypeOf<{ shown: string | number; total: string | number }>()
  expectTypeOf<TextParams<'stock.left'>>().toEqualTypeOf<{ count: number }>()
  // @ts-expect-error there is no such text
  expect(() => t('list.nothing')).toThrow()
  // @ts-expect-error its value is missing
  t('product.by')
  // @ts-expect-error a text without placeholders takes no values
  t('shell.close', { name: 'x' })
})

test('a language that lacks a text, or a form of it, fails the type check', () => {
  type Area = { a: 'one'; b: { one: 'x'; other: 'y' } }
  const whole: Translation<Area> = { a: 'eins', b: { one: 'u', other: 'v' } }
  // @ts-expect-error b is missing
  const lacking: Translation<Area> = { a: 'eins' }
  // @ts-expect-error b needs two forms
  const single: Translation<Area> = { a: 'eins', b: 'zwei' }
  expect([whole, lacking, single]).toHaveLength(3)
})

test('it knows which texts are loaded', () => {
  expect(t.has('ok')).toBe(true)
  expect(t.has('order_queued')).toBe(false)
  expect(t.has('toString')).toBe(false)
})
