import type { BundleOptionView } from './purchase-options.ts'

/**
 * The choices that a product page starts with: the defaults of an option, or the first choice of a required option
 * without defaults. If a choice is sold out, one that can be bought replaces it.
 */
export function includedChoices({ required, choices }: BundleOptionView): BundleOptionView['choices'] {
  const canBeBought = ({ stock }: BundleOptionView['choices'][number]) => stock !== null && stock.state !== 'sold-out'
  const defaults = choices.filter(({ isDefault }) => isDefault)
  const available = defaults.filter(canBeBought)
  if (available.length > 0 || !required) return available
  return [choices.find(canBeBought) ?? defaults[0] ?? choices[0]].filter((choice) => choice !== undefined)
}
