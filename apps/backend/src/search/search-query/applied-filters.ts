import { and, type Filter, matchAll, some, terms } from '@mantel/search'
import { fieldName, objectAt } from '../json-reading.ts'
import { queryLimits } from '../limits.ts'
import { rejectQuery } from '../malformed.ts'
import { type Condition, conditionOf } from './operators.ts'

/** A filter that a shopper or a page applied. */
export type AppliedFilter = { field: string; scopes: string[]; condition: Condition }

export function parseAppliedFilters(value: unknown): AppliedFilter[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) return rejectQuery('_appliedFilters must be a list')
  if (value.length > queryLimits.clauses) return rejectQuery('too many filters')
  return value.flatMap((entry) => {
    const { attribute, value: wanted, scope } = objectAt(entry, 'a filter')
    const field = fieldName(attribute, 'attribute')
    if (wanted === null || wanted === undefined) return rejectQuery('a filter needs a value')
    const condition = conditionOf(wanted)
    return condition ? [{ field, scopes: scopesOf(scope), condition }] : []
  })
}

export function scopesOf(scope: unknown): string[] {
  const scopes = scope === undefined || scope === null ? ['default'] : [scope].flat()
  for (const name of scopes)
    if (name !== 'default' && name !== 'catalog') return rejectQuery('scope must be default or catalog')
  return scopes as string[]
}

/** The field of a configurable product that contains the values of its variants. */
export const variantsField = (field: string): string => `${field}_options`

export function combineAppliedFilters(applied: readonly AppliedFilter[]): Filter {
  const parts: Filter[] = []
  const alternatives: Filter[] = []
  for (const { field, scopes, condition } of applied) {
    if (scopes.includes('default'))
      (condition.alternative ? alternatives : parts).push(signed(condition, condition.filter(field)))
    if (scopes.includes('catalog')) parts.push(signed(condition, ownOrVariant(field, condition)))
  }
  return and([...parts, alternatives.length === 0 ? matchAll : some(alternatives)])
}

/** Matches the product's own value or, for a configurable product, the value of a variant. */
function ownOrVariant(field: string, condition: Condition): Filter {
  const ofVariant = condition.filter(variantsField(field))
  return some([condition.filter(field), and([terms('type_id', ['configurable']), ofVariant])])
}

function signed({ negated }: Condition, filter: Filter): Filter {
  return negated ? { kind: 'not', of: filter } : filter
}
