import type { OptionPrice } from '../../pricing/index.ts'
import type { CustomOptionRule } from '../purchasable.ts'
import { type CartRefusal, cartRefusal } from '../refusal.ts'
import type { ChosenValue } from '../selection.ts'
import { parseDay } from './day.ts'
import { parseFileValue } from './file-value.ts'
import type { OptionText } from './option-text.ts'

type CustomChoice = { ok: true; values: ChosenValue[]; prices: OptionPrice[]; shown: OptionText[] }
type OneChoice = { ok: true; value: string; prices: readonly OptionPrice[]; text: string }

/** An option without a value counts as not chosen: forms send empty fields too. */
export function chooseCustomOptions(
  rules: readonly CustomOptionRule[],
  chosen: readonly ChosenValue[],
): CustomChoice | CartRefusal {
  const chosenValues = new Map(chosen.map(({ id, value }) => [id, value.trim()]))
  for (const id of chosenValues.keys()) if (!rules.some((rule) => rule.id === id)) return cartRefusal('option_unknown')
  const result: CustomChoice = { ok: true, values: [], prices: [], shown: [] }
  for (const rule of rules) {
    const value = chosenValues.get(rule.id) ?? ''
    if (value === '' && rule.isRequired) return cartRefusal('option_missing', { option: rule.label })
    if (value === '') continue
    const choice = chooseOne(rule, value)
    if (!choice.ok) return choice
    result.values.push({ id: rule.id, value: choice.value })
    result.prices.push(...choice.prices)
    result.shown.push({ label: rule.label, value: choice.text, isDay: rule.type === 'date' || undefined })
  }
  return result
}

function chooseOne(rule: CustomOptionRule, value: string): OneChoice | CartRefusal {
  const invalid = () => cartRefusal('option_invalid', { option: rule.label })
  const own = rule.price ? [rule.price] : []
  switch (rule.type) {
    case 'text':
      if (rule.maxCharacters > 0 && [...value].length > rule.maxCharacters) {
        return cartRefusal('option_too_long', { option: rule.label, limit: rule.maxCharacters })
      }
      return { ok: true, value, prices: own, text: value }
    case 'date': {
      const day = parseDay(value)
      return day ? { ok: true, value: day, prices: own, text: day } : invalid()
    }
    case 'one':
    case 'many': {
      const ids = rule.type === 'one' ? [value] : [...new Set(value.split(',').map((id) => id.trim()))]
      if (ids.some((id) => !rule.values.some((known) => known.id === id))) return invalid()
      const found = rule.values.filter(({ id }) => ids.includes(id))
      return {
        ok: true,
        value: found.map(({ id }) => id).join(','),
        prices: found.map(({ price }) => price),
        text: found.map(({ label }) => label).join(', '),
      }
    }
    case 'file': {
      const file = parseFileValue(value)
      return file ? { ok: true, value, prices: own, text: file.name } : invalid()
    }
  }
}
