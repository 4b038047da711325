import { orderValue } from '@mantel/search'
import { type Document, naiveMatches, valuesOf } from '@mantel/search/testing'

type Json = Record<string, unknown>

/**
 * Returns true if a search engine would match a document by this Elasticsearch filter. A slow and simple reference
 * implementation.
 */
export function matchesClause(document: Document, clause: unknown): boolean {
  const [kind, body] = Object.entries(clause as Json)[0] as [string, Json]
  const [field, wanted] = Object.entries(body)[0] ?? ['', null]
  switch (kind) {
    case 'bool': {
      const every = (key: string) => [body[key] ?? []].flat()
      const should = every('should')
      return (
        [...every('must'), ...every('filter')].every((part) => matchesClause(document, part)) &&
        !every('must_not').some((part) => matchesClause(document, part)) &&
        (should.length === 0 || should.some((part) => matchesClause(document, part)))
      )
    }
    case 'terms':
      return naiveMatches(document, { kind: 'terms', field, values: (wanted as unknown[]).map(String) })
    case 'match':
      return naiveMatches(document, { kind: 'terms', field, values: [String(wanted)] })
    case 'exists':
      return naiveMatches(document, { kind: 'exists', field: wanted as string })
    case 'range': {
      const { gt, gte, lt, lte, moreq, from, to } = wanted as Record<string, number | undefined>
      const given = (bounds: (number | undefined)[]) => bounds.filter((bound) => bound !== undefined)
      const within = (value: number) =>
        given([gt]).every((bound) => value > bound) &&
        given([gte, moreq, from]).every((bound) => value >= bound) &&
        given([lt]).every((bound) => value < bound) &&
        given([lte, to]).every((bound) => value <= bound)
      return valuesOf(document, field)
        .map(orderValue)
        .some((value) => !Number.isNaN(value) && within(value))
    }
    default:
      throw new Error(`unsupported clause: ${kind}`)
  }
}
