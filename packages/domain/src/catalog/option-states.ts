import type { Variant } from './variant.ts'

/**
 * available: a variant with this value and the other choices is in stock. sold-out: that variant exists but is out of
 * stock. elsewhere: the value exists only together with other choices. gone: no variant has the value.
 */
export type OptionState = 'available' | 'sold-out' | 'elsewhere' | 'gone'

export type OptionAxis = { code: string; values: readonly string[] }
export type ChosenValues = Readonly<Record<string, string>>

/** Computes the state of every option value, given the values chosen in the other options. */
export function optionStates(
  axes: readonly OptionAxis[],
  variants: readonly Variant[],
  chosen: ChosenValues,
): Record<string, Record<string, OptionState>> {
  return Object.fromEntries(
    axes.map(({ code, values }) => [
      code,
      Object.fromEntries(values.map((value) => [value, stateOf(code, value, variants, chosen)])),
    ]),
  )
}

function stateOf(code: string, value: string, variants: readonly Variant[], chosen: ChosenValues): OptionState {
  let state: OptionState = 'gone'
  for (const variant of variants) {
    if (variant.values[code] !== value) continue
    const others = agreement(variant, chosen, code)
    if (others.agreeing < others.chosen) state = state === 'gone' ? 'elsewhere' : state
    else if (variant.inStock !== false) return 'available'
    else state = 'sold-out'
  }
  return state
}

/**
 * Finds the variant to select after a click on a value: it has that value and keeps as many of the other choices as
 * possible. Ties go to a variant in stock, then to the first. null if no variant has the value.
 */
export function selectValue<V extends Variant>(
  variants: readonly V[],
  chosen: ChosenValues,
  code: string,
  value: string,
): V | null {
  let best: V | null = null
  let bestScore = -1
  for (const variant of variants) {
    if (variant.values[code] !== value) continue
    const score = agreement(variant, chosen, code).agreeing * 2 + (variant.inStock === false ? 0 : 1)
    if (score > bestScore) {
      best = variant
      bestScore = score
    }
  }
  return best
}

/** Counts the other chosen options and how many of them the variant matches. */
function agreement({ values }: Variant, chosen: ChosenValues, except: string): { chosen: number; agreeing: number } {
  const others = Object.entries(chosen).filter(([code]) => code !== except)
  return { chosen: others.length, agreeing: others.filter(([code, value]) => values[code] === value).length }
}
