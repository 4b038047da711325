import type { Language } from '@mantel/domain/store'
import { optionId, optionLabel } from '../attributes/option-label.ts'
import type { ChoiceCode } from '../attributes/options.ts'
import type { Choices, Facts, ProductModel } from '../products/model.ts'

export type LabelKey = 'new' | 'sale' | 'bestseller' | 'limited' | 'last-pieces' | 'pre-order'

/** The chosen options with their ids as values. */
export function choiceFields(choices: Choices): Record<string, number> {
  const entries = Object.entries(choices) as [ChoiceCode, string][]
  return Object.fromEntries(entries.map(([code, key]) => [code, optionId(code, key)]))
}

export function factFields(facts: Facts, language: Language): Record<string, number | string> {
  return Object.fromEntries(
    Object.entries(facts).map(([code, fact]) => [code, typeof fact === 'number' ? fact : fact[language]]),
  )
}

export const attributeFields = (model: ProductModel, language: Language) => ({
  ...choiceFields(model.choices),
  ...factFields(model.facts, language),
})

/** The product labels twice: as option ids for the filter, and as texts to display. */
export const labelFields = (keys: readonly LabelKey[], language: Language) => ({
  product_label: keys.map((key) => optionId('product_label', key)),
  product_labels: keys.map((key) => ({ code: key, label: optionLabel('product_label', key, language) })),
})
