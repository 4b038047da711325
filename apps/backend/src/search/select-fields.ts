import type { CatalogDocument } from '@mantel/contract'
import { sourceFilter } from './source-filter.ts'

/** A document with only what was asked for, as the search reduces its hits. */
export function selectFields(
  document: CatalogDocument,
  include: readonly string[] | null,
  exclude: readonly string[] | null,
): Record<string, unknown> {
  return sourceFilter(include ?? [], exclude ?? []).cut(document)
}
