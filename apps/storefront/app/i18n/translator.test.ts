import { expect, expectTypeOf, it } from 'vitest'
import { dictionary } from './en-GB/dictionary.ts'
import { dictionary as italian } from './it-IT/dictionary.ts'
import type { TextParams, Translation } from './text.ts'
import { createTranslator } from './translator.ts'

const british = { locale: 'en-GB', numbers: { decimal: '.', group: ',' } }
const t = createTranslator({ dictionary, ...british })
const continental = { locale: 'it-IT', numbers: { decimal: ',', group: '.' } }
const tItalian = createTranslator({ dictionary: italian, ...continental })

it('chooses the plural form and formats numbers with the store’s separators', () => {
  expect(t('list.count', { count: 1 })).toBe('1 product')
  expect(t('list.count', { count: 0 })).toBe('0 products')
  expect(t('list.count', { count: 1234 })).toBe('1,234 products')
  expect(tItalian('stock.left', { count: 1 })).toBe('Solo 1 disponibile')
  expect(tItalian('stock.left', { count: 3 })).toBe('Solo 3 disponibili')
  expect(tItalian('list.count', { count: 1_000_000 })).toBe('1.000.000 prodotti')
  expect(tItalian('product.cm', { value: 10.5 })).toBe('10,5\u00a0cm')
})

it('inserts values literally', () => {
  expect(t('product.by', { name: '$& {name}' })).toBe('by $& {name}')
  expect(t('footer.rights', { year: '2026', name: 'Mantel' })).toBe('© 2026 Mantel')
})

it('keeps placeholders without a value for keys known only at run time', () => {
  expect(t.of('product.by')).toBe('by {name}')
  expect(t.of('wishlist_added', { name: 'Hollin' })).toBe('Hollin has been added to your wishlist!')
})

it('checks keys and placeholders by type', () => {
  expectTypeOf<TextParams<'list.shown'>>().toEqualTypeOf<{ shown: string | number; total: string | number }>()
  expectTypeOf<TextParams<'stock.left'>>().toEqualTypeOf<{ count: number }>()
  // @ts-expect-error unknown key
  expect(() => t('list.nothing')).toThrow()
  // @ts-expect-error missing params
  t('product.by')
  // @ts-expect-error a text without placeholders takes no values
  t('shell.close', { name: 'x' })
})

it('fails the type check for a missing text or plural form', () => {
  type Area = { a: 'one'; b: { one: 'x'; other: 'y' } }
  const whole: Translation<Area> = { a: 'eins', b: { one: 'u', other: 'v' } }
  // @ts-expect-error b is missing
  const lacking: Translation<Area> = { a: 'eins' }
  // @ts-expect-error b needs two forms
  const single: Translation<Area> = { a: 'eins', b: 'zwei' }
  expect([whole, lacking, single]).toHaveLength(3)
})

it('reports which texts are loaded', () => {
  expect(t.has('ok')).toBe(true)
  expect(t.has('order_queued')).toBe(false)
  expect(t.has('toString')).toBe(false)
})
