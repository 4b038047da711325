import { and, type Filter, matchAll, some, type TextQuery } from '@mantel/search'
import { isObject, type Json, listAt, numberAt, objectAt, onlyEntry } from '../json-reading.ts'
import { rejectQuery } from '../malformed.ts'
import { type ClauseBudget, parseFilter } from './clauses.ts'
import { parseMultiMatch } from './multi-match.ts'

/** The part of a body that selects and scores documents. */
export type ScoredQuery = {
  filter: Filter
  text: TextQuery | null
  /** Matches in addition to the text. */
  also: Filter | null
  weights: { filter: Filter; weight: number }[]
  random: boolean
}

const nothing: ScoredQuery = { filter: matchAll, text: null, also: null, weights: [], random: false }

export function parseScoredQuery(node: unknown, allowance: ClauseBudget, depth = 0): ScoredQuery {
  const [kind, body] = onlyEntry(node, 'query')
  switch (kind) {
    case 'multi_match':
      allowance.clause(depth)
      return { ...nothing, text: parseMultiMatch(objectAt(body, kind)) }
    case 'function_score':
      allowance.clause(depth)
      return parseFunctionScore(objectAt(body, kind), allowance, depth)
    case 'bool':
      return parseBool(node, objectAt(body, kind), allowance, depth)
    default:
      return { ...nothing, filter: parseFilter(node, allowance, depth, 'score') }
  }
}

/**
 * A bool without text is a plain filter. With text, the text is required, even next to other clauses: clients
 * that make it optional remove documents without text matches by min_score, so the result is the same.
 */
function parseBool(node: unknown, bool: Json, allowance: ClauseBudget, depth: number): ScoredQuery {
  const must = bool.must === undefined ? [] : listAt(bool.must, 'must')
  const should = bool.should === undefined ? [] : listAt(bool.should, 'should')
  if (![...must, ...should].some(holdsText)) return { ...nothing, filter: parseFilter(node, allowance, depth, 'score') }
  allowance.clause(depth)
  const { must: _must, should: _should, minimum_should_match: _needed, ...rest } = bool
  const filterPart = parseFilter({ bool: rest }, allowance, depth)
  const needed = must.map((clause) => parseScoredQuery(clause, allowance, depth + 1))
  const wanted = should.map((clause) => parseScoredQuery(clause, allowance, depth + 1))
  const texts = [...needed, ...wanted].filter((part) => part.text)
  if (texts.length > 1) return rejectQuery('only one text query is allowed')
  const otherFilters = wanted.filter((part) => !part.text && !part.random).map((part) => part.filter)
  const [found] = texts
  return {
    filter: and([filterPart, ...needed.map((part) => part.filter)]),
    text: found?.text ?? null,
    also: some([...(found?.also ? [found.also] : []), ...otherFilters], 1),
    weights: [...needed, ...wanted].flatMap((part) => part.weights),
    random: needed.some((part) => part.random),
  }
}

/** Returns true if a clause is, or contains, a scoring clause. */
function holdsText(clause: unknown): boolean {
  if (!isObject(clause)) return false
  if ('multi_match' in clause || 'function_score' in clause) return true
  if (!isObject(clause.bool)) return false
  const { must, should } = clause.bool
  return [must, should].flat().some(holdsText)
}

/** Parses weights by filter, and random_score: clients that want a random order wrap their whole filter in such a function. */
function parseFunctionScore(body: Json, allowance: ClauseBudget, depth: number): ScoredQuery {
  const inner = body.query === undefined ? nothing : parseScoredQuery(body.query, allowance, depth + 1)
  const functions = body.functions === undefined ? [] : listAt(body.functions, 'functions')
  const weights = [...inner.weights]
  const filters = [inner.filter]
  let random = inner.random || isObject(body.random_score)
  for (const entry of functions) {
    const { weight, random_score, filter, must, should, must_not, ...other } = objectAt(entry, 'functions')
    if (Object.keys(other).length > 0) return rejectQuery('functions may only contain filter, weight and random_score')
    const bool = Object.fromEntries(
      Object.entries({ filter, must, should, must_not }).filter(([, part]) => part !== undefined),
    )
    const parsed = Object.keys(bool).length > 0 ? parseFilter({ bool }, allowance, depth + 1) : matchAll
    if (isObject(random_score)) {
      random = true
      filters.push(parsed)
    } else weights.push({ filter: parsed, weight: weight === undefined ? 1 : Math.max(0, numberAt(weight, 'weight')) })
  }
  return { ...inner, filter: and(filters), weights, random }
}
