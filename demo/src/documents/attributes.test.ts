import { expect, test } from 'vitest'
import { optionTables } from '../attributes/options.ts'
import { repeated, storeOf } from '../testing/made-documents.ts'
import { attributeDocuments } from './attribute-documents.ts'

const options = new Map(
  [...attributeDocuments('en')].map(({ attribute_code, options }) => [
    attribute_code,
    new Set(options.map(({ value }) => value)),
  ]),
)

test('attribute and option ids are given once', () => {
  const all = [...attributeDocuments('en')]
  expect(repeated(all, ({ id }) => String(id))).toEqual([])
  const values = all.filter(({ attribute_code }) => attribute_code !== 'stock_status').flatMap((one) => one.options)
  expect(repeated(values, ({ value }) => value)).toEqual([])
})

test('labels exist in three languages, and only names stay the same', () => {
  const label = (language: 'en' | 'de' | 'it') =>
    [...attributeDocuments(language)].flatMap((one) => [
      one.default_frontend_label,
      ...one.options.map((option) => option.label),
    ])
  for (const language of ['en', 'de', 'it'] as const)
    expect(label(language).every((text) => text.trim() !== '')).toBe(true)
  const colours = (language: 'en' | 'de' | 'it') =>
    [...attributeDocuments(language)].find((one) => one.attribute_code === 'color')!.options
  expect(colours('de').map(({ label }) => label)).toContain('Salbei')
  expect(colours('it').map(({ label }) => label)).toContain('Salvia')
})

test('every choice of a product and of a variant is an option that exists', () => {
  for (const { products } of [storeOf('default'), storeOf('trade')]) {
    for (const product of products) {
      const unknown = Object.keys(optionTables).flatMap((code) =>
        [product, ...(product.configurable_children ?? [])]
          .flatMap((one) => [one[code] ?? []].flat().map(String))
          .filter((value) => !options.get(code)!.has(value)),
      )
      expect(unknown, product.sku).toEqual([])
    }
  }
})

test('the eight default filters are well filled', () => {
  const { visible } = storeOf('default')
  const filled = (code: string) => visible.filter((product) => product[code] ?? product[`${code}_options`]).length
  for (const code of ['color', 'size', 'material', 'brand', 'shape'])
    expect(filled(code), code).toBeGreaterThan(visible.length * 0.9)
  expect(filled('artist')).toBeGreaterThan(300)
  expect(filled('occasion')).toBeGreaterThan(150)
})

test('the options of a configurable product are those of its variants, and none twice', () => {
  for (const { products } of [storeOf('default'), storeOf('trade')]) {
    for (const product of products.filter(({ type_id }) => type_id === 'configurable')) {
      const axes = product.configurable_options!.map(({ attribute_code }) => attribute_code)
      expect(axes.length).toBeGreaterThan(0)
      expect(repeated(product.configurable_children!, (child) => axes.map((code) => child[code]).join('/'))).toEqual([])
      for (const { attribute_code, values } of product.configurable_options!) {
        const used = new Set(product.configurable_children!.map((child) => Number(child[attribute_code])))
        expect(new Set(values.map(({ value_index }) => value_index))).toEqual(used)
        expect(product[`${attribute_code}_options`]).toEqual(values.map(({ value_index }) => value_index))
      }
    }
  }
})
