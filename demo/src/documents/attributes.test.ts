import { expect, it } from 'vitest'
import { optionTables } from '../attributes/options.ts'
import { findDuplicates, storeOf } from '../testing/generated-stores.ts'
import { attributeDocuments } from './attribute-documents.ts'

const options = new Map(
  [...attributeDocuments('en')].map(({ attribute_code, options }) => [
    attribute_code,
    new Set(options.map(({ value }) => value)),
  ]),
)

it('has unique attribute and option ids', () => {
  const all = [...attributeDocuments('en')]
  expect(findDuplicates(all, ({ id }) => String(id))).toEqual([])
  const values = all.filter(({ attribute_code }) => attribute_code !== 'stock_status').flatMap((one) => one.options)
  expect(findDuplicates(values, ({ value }) => value)).toEqual([])
})

it('translates all labels except names', () => {
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

it('uses only existing options in products and variants', () => {
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

it('has enough values for the eight default filters', () => {
  const { visible } = storeOf('default')
  const filled = (code: string) => visible.filter((product) => product[code] ?? product[`${code}_options`]).length
  for (const code of ['color', 'size', 'material', 'brand', 'shape'])
    expect(filled(code), code).toBeGreaterThan(visible.length * 0.9)
  expect(filled('artist')).toBeGreaterThan(300)
  expect(filled('occasion')).toBeGreaterThan(150)
})

it('lists each variant option of a configurable product once', () => {
  for (const { products } of [storeOf('default'), storeOf('trade')]) {
    for (const product of products.filter(({ type_id }) => type_id === 'configurable')) {
      const axes = product.configurable_options!.map(({ attribute_code }) => attribute_code)
      expect(axes.length).toBeGreaterThan(0)
      expect(
        findDuplicates(product.configurable_children!, (child) => axes.map((code) => child[code]).join('/')),
      ).toEqual([])
      for (const { attribute_code, values } of product.configurable_options!) {
        const used = new Set(product.configurable_children!.map((child) => Number(child[attribute_code])))
        expect(new Set(values.map(({ value_index }) => value_index))).toEqual(used)
        expect(product[`${attribute_code}_options`]).toEqual(values.map(({ value_index }) => value_index))
      }
    }
  }
})
