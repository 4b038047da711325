import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { queryLimits } from './limits.ts'
import { rejectQuery } from './malformed.ts'

type Fields = Record<string, unknown>

/**
 * Selects the parts of a document that a reply contains. Equal filters share a key, under which filtered documents are
 * cached.
 */
export type SourceFilter = { key: string; includesAll: boolean; apply(document: Fields): Fields }

/** Cached decisions by path; limited, because documents with ever-changing keys must not fill memory. */
const maxCachedDecisions = 5000

/** Pages send the same few field lists again and again. */
const filters = new LRUCache<string, SourceFilter>({ max: 200 })

const wholeDocument: SourceFilter = { key: '', includesAll: true, apply: (document) => document }

/**
 * Patterns are paths with * for any run of characters, including dots: 'a' includes a and everything below it, '*.sgn'
 * includes that field at any depth. Exclusion takes precedence over inclusion.
 */
export function createSourceFilter(include: readonly string[], exclude: readonly string[]): SourceFilter {
  if (include.length === 0 && exclude.length === 0) return wholeDocument
  const cacheKey = `${include.join('\n')}\r${exclude.join('\n')}`
  const cached = filters.get(cacheKey)
  if (cached) return cached
  const filter = makeFilter(include, exclude)
  filters.set(cacheKey, filter)
  return filter
}

function makeFilter(include: readonly string[], exclude: readonly string[]): SourceFilter {
  const included = normalisePatterns(include)
  const excluded = normalisePatterns(exclude)
  if (included.length === 0 && excluded.length === 0) return wholeDocument
  const decide = createDecider(included, excluded)
  const cut = (value: unknown, path: string, inside: boolean): unknown => {
    if (Array.isArray(value)) {
      const result = value.map((entry) => cut(entry, path, inside)).filter((entry) => entry !== undefined)
      return result.length > 0 || inside ? result : undefined
    }
    if (typeof value !== 'object' || value === null) return inside ? value : undefined
    const result: Fields = {}
    for (const [key, inner] of Object.entries(value)) {
      const below = path === '' ? key : `${path}.${key}`
      const decision = decide(below, inside)
      if (decision === 'out') continue
      const filtered = cut(inner, below, decision === 'in')
      if (filtered !== undefined) result[key] = filtered
    }
    return inside || Object.keys(result).length > 0 ? result : undefined
  }
  return {
    // The key is short, because every document of every reply is looked up by it.
    key: hash('sha256', JSON.stringify([included, excluded]), 'base64url'),
    includesAll: false,
    apply: (document) => (cut(document, '', included.length === 0) ?? {}) as Fields,
  }
}

type Decision = 'in' | 'out' | 'look below'

function createDecider(
  include: readonly string[],
  exclude: readonly string[],
): (path: string, inside: boolean) => Decision {
  const decisions = new Map<string, Decision>()
  const decide = (path: string, inside: boolean): Decision => {
    if (exclude.some((pattern) => matches(pattern, path))) return 'out'
    return inside || include.some((pattern) => matches(pattern, path)) ? 'in' : 'look below'
  }
  return (path, inside) => {
    const key = inside ? path : `?${path}`
    const cached = decisions.get(key)
    if (cached) return cached
    const decision = decide(path, inside)
    if (decisions.size < maxCachedDecisions) decisions.set(key, decision)
    return decision
  }
}

/**
 * Scans both texts once and backtracks only to the last star, so there is no exponential regular expression matching.
 */
function matches(pattern: string, path: string): boolean {
  let patternIndex = 0
  let star = -1
  let resume = 0
  let pathIndex = 0
  while (pathIndex < path.length) {
    if (pattern[patternIndex] === '*') {
      star = patternIndex++
      resume = pathIndex
    } else if (patternIndex < pattern.length && pattern[patternIndex] === path[pathIndex]) {
      patternIndex++
      pathIndex++
    } else if (star >= 0) {
      patternIndex = star + 1
      pathIndex = ++resume
    } else return false
  }
  while (pattern[patternIndex] === '*') patternIndex++
  return patternIndex === pattern.length
}

function normalisePatterns(patterns: readonly string[]): string[] {
  const normalised = [...new Set(patterns.map((pattern) => pattern.trim()).filter((pattern) => pattern !== ''))]
  if (normalised.length > queryLimits.patterns) return rejectQuery('too many field patterns')
  if (normalised.some((pattern) => pattern.length > queryLimits.patternLength))
    return rejectQuery('a field pattern is too long')
  return normalised.sort()
}
