import type { BundleOptionView } from './purchase-options.ts'

/**
 * The choices that the product page buys: the defaults of an option, or the first choice of a required one without any.
 */
export function includedChoices({ required, choices }: BundleOptionView): BundleOptionView['choices'] {
  const defaults = choices.filter(({ isDefault }) => isDefault)
  return defaults.length > 0 || !required ? defaults : choices.slice(0, 1)
}
