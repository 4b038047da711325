import type { Graph } from '../import-graph.ts'
import { isTest, type Problem } from './problem.ts'

const source = 'apps/backend/src/'

/**
 * A back-end slice may import only slices to its left, and the platform. Slices that are not in the list are leaves: no other
 * slice may import them.
 */
const order =
  'store mail customer catalog stock pricing promotion giftcard download cart checkout payment order documents'.split(
    ' ',
  )

export function checkSliceDirections(graph: Graph): Problem[] {
  return [...graph.values()].flatMap(({ path, imports }) => {
    const from = sliceOf(path)
    if (from === null || from === composition || isTest(path)) return []
    return imports.flatMap(({ specifier, target, line }) => {
      const to = target && sliceOf(target)
      if (!to || to === from || to === 'platform') return []
      const message = forbiddenDirection(from, to) ?? deepImport(target, to)
      return message ? [{ path, line, message: `imports ${specifier}: ${message}` }] : []
    })
  })
}

function forbiddenDirection(from: string, to: string): string | null {
  if (to === composition) return 'no slice may import app.ts or another file directly in src'
  if (from === 'platform') return 'the platform may not import a slice'
  if (!order.includes(to)) return `${to} is a leaf, which only the composition root may import`
  if (order.includes(from) && order.indexOf(to) > order.indexOf(from)) {
    const left = order.slice(0, order.indexOf(from))
    return `slice ${from} may import only to its left (${left.join(', ') || 'nothing'}) and the platform`
  }
  return null
}

function deepImport(target: string, to: string): string | null {
  return target === `${source}${to}/index.ts` ? null : `import another slice through its index.ts`
}

/** Name for the files directly in src, such as app.ts and index.ts. */
const composition = 'composition'

function sliceOf(path: string): string | null {
  if (!path.startsWith(source)) return null
  const parts = path.slice(source.length).split('/')
  return parts.length > 1 ? parts[0]! : composition
}
