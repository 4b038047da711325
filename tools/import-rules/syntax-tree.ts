import type { Node } from '../import-graph.ts'

/** Every node below, the root included, in source order. */
export function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* walk(item)
  else if (isNode(value)) {
    yield value
    for (const child of Object.values(value)) yield* walk(child)
  }
}

/** 'process.env' for such an expression, 'fetch' for a plain name, null for anything else. */
export function dottedName(value: unknown): string | null {
  if (!isNode(value)) return null
  if (value.type === 'Identifier') return String(value.name)
  if (value.type !== 'MemberExpression' || value.computed) return null
  const object = dottedName(value.object)
  return object && `${object}.${(value.property as { name: string }).name}`
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}
