import type { Node } from '../import-graph.ts'

/** The node and all nodes below it, in source order. Returns a list, because nested generators took most of the check's time. */
export function walk(root: unknown): Node[] {
  const nodes: Node[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item)
    else if (isNode(value)) {
      nodes.push(value)
      for (const name in value) if (typeof value[name] === 'object') visit(value[name])
    }
  }
  visit(root)
  return nodes
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
