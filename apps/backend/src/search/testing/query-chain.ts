/**
 * The few methods of a request body builder that the published query builder calls. Produces the bodies that clients
 * actually send: single clauses without a list, functions nested under bool.
 */

type Json = Record<string, unknown>
type Nested = (inner: QueryChain) => QueryChain
type Clauses = { and: Json[]; or: Json[]; not: Json[] }

const none = (): Clauses => ({ and: [], or: [], not: [] })

export class QueryChain {
  #filters = none()
  #queries = none()
  #aggregations: Json = {}
  #sort: Json[] = []
  #needed: unknown

  filter(...call: unknown[]): this {
    return this.#push(this.#filters.and, call, 'filters')
  }
  orFilter(...call: unknown[]): this {
    return this.#push(this.#filters.or, call, 'filters')
  }
  notFilter(...call: unknown[]): this {
    return this.#push(this.#filters.not, call, 'filters')
  }
  query(...call: unknown[]): this {
    return this.#push(this.#queries.and, call, 'queries')
  }
  orQuery(...call: unknown[]): this {
    return this.#push(this.#queries.or, call, 'queries')
  }
  filterMinimumShouldMatch(needed: unknown): this {
    this.#needed = needed
    return this
  }
  aggregation(kind: string, field: string, options: Json = {}): this {
    this.#aggregations[`agg_${kind}_${field}`] = { [kind]: { field, ...options } }
    return this
  }
  sort(fields: Json[]): this {
    for (const entry of fields)
      for (const [field, order] of Object.entries(entry)) this.#sort.push({ [field]: { order } })
    return this
  }
  clone(): QueryChain {
    return new QueryChain()
  }

  build(): Json {
    const filter = bool(this.#filters, this.#needed)
    const query = bool(this.#queries, undefined)
    const body: Json = {}
    if (filter) body.query = { bool: { filter, ...((query?.bool as Json) ?? (query && { must: query })) } }
    else if (query) body.query = query
    if (Object.keys(this.#aggregations).length > 0) body.aggs = this.#aggregations
    if (this.#sort.length > 0) body.sort = this.#sort
    return body
  }

  #push(into: Json[], [kind, ...call]: unknown[], context: 'filters' | 'queries'): this {
    const nested = typeof call.at(-1) === 'function' ? (call.pop() as Nested)(new QueryChain()) : null
    const [field, value, options] = call
    const clause: Json = {
      ...(value !== undefined && value !== null
        ? { [field as string]: value }
        : typeof field === 'object'
          ? field
          : field !== undefined && { field }),
      ...((options as Json) ?? {}),
    }
    const inner = nested && bool(context === 'filters' ? nested.#filters : nested.#queries, undefined)
    if (inner && kind === 'bool')
      Object.assign(clause, (inner.bool as Json) ?? { [context === 'filters' ? 'filter' : 'must']: inner })
    else if (inner) clause.query = inner
    into.push({ [kind as string]: clause })
    return this
  }
}

function bool({ and, or, not }: Clauses, needed: unknown): Json | null {
  if (and.length + or.length + not.length === 0) return null
  if (and.length === 1 && or.length + not.length === 0) return and[0] as Json
  return {
    bool: {
      must: and.length > 1 ? and : and[0],
      should: or.length > 0 ? or : undefined,
      must_not: not.length > 0 ? not : undefined,
      minimum_should_match: or.length > 1 ? needed : undefined,
    },
  }
}
