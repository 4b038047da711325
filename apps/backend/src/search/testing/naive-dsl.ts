import { orderValue } from '../../platform/search/columns/order-value.ts'
import { type Document, naiveMatches, valuesOf } from '../../platform/search/naive-search.fixture.ts'

type Json = Record<string, unknown>

/** Whether a search engine would find a document by a filter of form A; the slow and obvious way. */
export function holdsFor(document: Document, clause: unknown): boolean {
  const [kind, body] = Object.entries(clause as Json)[0] as [string, Json]
  const [field, wanted] = Object.entries(body)[0] ?? ['', null]
  switch (kind) {
    case 'bool': {
      const every = (key: string) => [body[key] ?? []].flat()
      const should = every('should')
      return (
        [...every('must'), ...every('filter')].every((part) => holdsFor(document, part)) &&
        !every('must_not').some((part) => holdsFor(document, part)) &&
        (should.length === 0 || should.some((part) => holdsFor(document, part)))
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
      throw new Error(`no such clause: ${kind}`)
  }
}
