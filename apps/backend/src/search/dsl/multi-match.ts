import type { TextQuery } from '@mantel/search'
import { fieldName, isScalar, type Json, numberAt, refuseOtherKeys } from '../json-reading.ts'
import { queryLimits } from '../limits.ts'
import { rejectQuery } from '../malformed.ts'
import { parseMinimumShouldMatch } from '../minimum-should-match.ts'
import { fuzzinessOf, textRequest } from '../text-request.ts'

const supportedKeys = [
  'query',
  'fields',
  'operator',
  'fuzziness',
  'minimum_should_match',
  'type',
  // Accepted but ignored: the shop uses its own settings.
  'cutoff_frequency',
  'max_expansions',
  'prefix_length',
  'tie_breaker',
  'analyzer',
  'boost',
  'lenient',
]

const begun = ['bool_prefix', 'phrase_prefix']

export function parseMultiMatch(body: Json): TextQuery | null {
  refuseOtherKeys(body, supportedKeys, 'multi_match')
  if (!isScalar(body.query)) return rejectQuery('multi_match needs a query')
  const { fuzziness } = body
  const distance = fuzziness === undefined ? 0 : /^auto/i.test(String(fuzziness)) ? 2 : numberAt(fuzziness, 'fuzziness')
  return textRequest(String(body.query), {
    boosts: new Map(boostsOf(body.fields)),
    fuzziness: fuzzinessOf(distance),
    unfinished: begun.includes(String(body.type)),
    ...(body.minimum_should_match !== undefined && { needed: parseMinimumShouldMatch(body.minimum_should_match) }),
    ...(String(body.operator).toLowerCase() === 'and' && { needed: (words: number) => words }),
  })
}

/** 'name^4'; a field without a number has weight 1. */
function boostsOf(fields: unknown): [string, number][] {
  const names = typeof fields === 'string' ? [fields] : fields
  if (!Array.isArray(names) || names.length > queryLimits.sorts * 8) return rejectQuery('multi_match needs fields')
  return names.map((entry) => {
    const [name, boost = '1'] = fieldName(entry, 'multi_match').split('^')
    return [fieldName(name, 'multi_match'), Math.max(0, numberAt(boost, 'a boost'))]
  })
}
