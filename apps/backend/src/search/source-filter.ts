import { hash } from 'node:crypto'
import { queryLimits } from './limits.ts'
import { malformed } from './malformed.ts'

type Fields = Record<string, unknown>

/** Which parts of a document a reply shows. Equal wishes share a key, under which cut documents are kept. */
export type SourceFilter = { key: string; everything: boolean; cut(document: Fields): Fields }

/** Decisions remembered by path; documents with ever new keys must not fill memory. */
const mostRemembered = 5000

/** Pages ask with the same few lists again and again. */
const kept = new Map<string, SourceFilter>()
const mostKept = 200

const whole: SourceFilter = { key: '', everything: true, cut: (document) => document }

/**
 * Patterns are paths with * for any run of characters, dots included: 'a' shows a and all below it, '*.sgn' that field
 * wherever it stands. What is excluded stays out whatever includes it.
 */
export function sourceFilter(include: readonly string[], exclude: readonly string[]): SourceFilter {
  if (include.length === 0 && exclude.length === 0) return whole
  const asked = `${include.join('\n')}\r${exclude.join('\n')}`
  const known = kept.get(asked)
  if (known) return known
  const filter = makeFilter(include, exclude)
  if (kept.size >= mostKept) kept.clear()
  kept.set(asked, filter)
  return filter
}

function makeFilter(include: readonly string[], exclude: readonly string[]): SourceFilter {
  const wanted = checked(include)
  const unwanted = checked(exclude)
  if (wanted.length === 0 && unwanted.length === 0) return whole
  const decide = decider(wanted, unwanted)
  const cut = (value: unknown, path: string, inside: boolean): unknown => {
    if (Array.isArray(value)) {
      const kept = value.map((entry) => cut(entry, path, inside)).filter((entry) => entry !== undefined)
      return kept.length > 0 || inside ? kept : undefined
    }
    if (typeof value !== 'object' || value === null) return inside ? value : undefined
    const kept: Fields = {}
    for (const [key, held] of Object.entries(value)) {
      const below = path === '' ? key : `${path}.${key}`
      const decision = decide(below, inside)
      if (decision === 'out') continue
      const shown = cut(held, below, decision === 'in')
      if (shown !== undefined) kept[key] = shown
    }
    return inside || Object.keys(kept).length > 0 ? kept : undefined
  }
  return {
    // Short, because every document of every reply is looked up by it.
    key: hash('sha256', JSON.stringify([wanted, unwanted]), 'base64url'),
    everything: false,
    cut: (document) => (cut(document, '', wanted.length === 0) ?? {}) as Fields,
  }
}

type Decision = 'in' | 'out' | 'look below'

function decider(include: readonly string[], exclude: readonly string[]): (path: string, inside: boolean) => Decision {
  const remembered = new Map<string, Decision>()
  const decide = (path: string, inside: boolean): Decision => {
    if (exclude.some((pattern) => matches(pattern, path))) return 'out'
    return inside || include.some((pattern) => matches(pattern, path)) ? 'in' : 'look below'
  }
  return (path, inside) => {
    const key = inside ? path : `?${path}`
    const known = remembered.get(key)
    if (known) return known
    const decision = decide(path, inside)
    if (remembered.size < mostRemembered) remembered.set(key, decision)
    return decision
  }
}

/** Both texts are walked once; a star that was taken too short is tried longer. No expression engine, no blow-up. */
function matches(pattern: string, path: string): boolean {
  let at = 0
  let star = -1
  let resume = 0
  let place = 0
  while (place < path.length) {
    if (pattern[at] === '*') {
      star = at++
      resume = place
    } else if (at < pattern.length && pattern[at] === path[place]) {
      at++
      place++
    } else if (star >= 0) {
      at = star + 1
      place = ++resume
    } else return false
  }
  while (pattern[at] === '*') at++
  return at === pattern.length
}

function checked(patterns: readonly string[]): string[] {
  const named = [...new Set(patterns.map((pattern) => pattern.trim()).filter((pattern) => pattern !== ''))]
  if (named.length > queryLimits.patterns) return malformed('there are too many field patterns')
  if (named.some((pattern) => pattern.length > queryLimits.patternLength))
    return malformed('a field pattern is too long')
  return named.sort()
}
