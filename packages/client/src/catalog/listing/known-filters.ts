import type { ChosenFilters } from '@mantel/domain/catalog'
import type { Engine } from '../../engine.ts'
import { loadAttributes } from '../attributes.ts'
import { type OptionLabels, optionLabels } from '../shown/option-labels.ts'

export type CheckedFilters = {
  /** The given ones without values that do not exist. */
  filters: ChosenFilters
  labels: OptionLabels
}

/**
 * A search names only what it found. A chosen value that it did not name may still exist and find nothing, or may not
 * exist at all: the attribute itself knows.
 */
export async function checkFilters(
  engine: Engine,
  filters: ChosenFilters,
  metadata: readonly unknown[],
): Promise<CheckedFilters> {
  const named = metadata as Parameters<typeof optionLabels>[0]
  const labels = optionLabels(named)
  const doubtful = Object.keys(filters).filter(
    (code) => code !== 'price' && filters[code]?.some((value) => !labels.knows(code, value)),
  )
  if (doubtful.length === 0) return { filters, labels }
  const attributes = await loadAttributes(engine, doubtful)
  const all = optionLabels([...named, ...attributes.values()])
  const known = Object.entries(filters).map(([code, values]): [string, readonly string[]] => {
    // Where nobody could be asked the shopper's choice stands.
    if (!doubtful.includes(code) || !attributes.has(code)) return [code, values]
    return [code, values.filter((value) => all.knows(code, value))]
  })
  return { filters: Object.fromEntries(known.filter(([, values]) => values.length > 0)), labels: all }
}
