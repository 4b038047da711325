import { type ChosenFilters, filterKind } from '@mantel/domain/catalog'
import type { Engine } from '../../engine.ts'
import { loadAttributes } from '../attributes.ts'
import { type OptionLabels, optionLabels } from '../views/option-labels.ts'

export type CheckedFilters = {
  /** The given filters without values that do not exist. */
  filters: ChosenFilters
  labels: OptionLabels
}

/**
 * A search returns labels only for values that it found. Any other chosen value may exist without results, or may not
 * exist at all: the attribute's options decide.
 */
export async function checkFilters(
  engine: Engine,
  filters: ChosenFilters,
  metadata: readonly unknown[],
): Promise<CheckedFilters> {
  const described = metadata as Parameters<typeof optionLabels>[0]
  const labels = optionLabels(described)
  const uncertain = Object.keys(filters).filter(
    (code) => filterKind(code) === 'options' && filters[code]?.some((value) => !labels.hasLabel(code, value)),
  )
  if (uncertain.length === 0) return { filters, labels }
  const attributes = await loadAttributes(engine, uncertain)
  const all = optionLabels([...described, ...attributes.values()])
  const known = Object.entries(filters).map(([code, values]): [string, readonly string[]] => {
    // If the attribute could not be loaded, its chosen values are kept.
    if (!uncertain.includes(code) || !attributes.has(code)) return [code, values]
    return [code, values.filter((value) => all.hasLabel(code, value))]
  })
  return { filters: Object.fromEntries(known.filter(([, values]) => values.length > 0)), labels: all }
}
