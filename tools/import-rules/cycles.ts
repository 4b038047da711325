import type { Graph } from '../import-graph.ts'
import type { Problem } from './problem.ts'

/** Files that import each other in a ring. Imports of types are erased, so they make none. */
export function checkCycles(graph: Graph): Problem[] {
  const done = new Set<string>()
  const problems: Problem[] = []
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) {
      const ring = [...trail.slice(trail.indexOf(path)), path]
      problems.push({ path, line: 1, message: `is part of a ring of imports: ${ring.join(' → ')}` })
    }
    if (done.has(path)) return
    done.add(path)
    for (const { target, typeOnly } of graph.get(path)?.imports ?? [])
      if (target && !typeOnly) visit(target, [...trail, path])
  }
  for (const path of graph.keys()) visit(path, [])
  return problems
}

/** Lists must be explicit, so that a package's face is what its index.ts says. */
export function checkExplicitExports(graph: Graph): Problem[] {
  return [...graph.values()].flatMap(({ path, imports }) =>
    imports
      .filter((entry) => entry.reexportsAll)
      .map(({ specifier, line }) => ({ path, line, message: `export * from ${specifier}: name what is exported` })),
  )
}
