import type { Graph } from '../import-graph.ts'
import type { Problem } from './problem.ts'

/** Import cycles. Type imports are erased and do not count. */
export function checkCycles(graph: Graph): Problem[] {
  const done = new Set<string>()
  const problems: Problem[] = []
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) {
      const cycle = [...trail.slice(trail.indexOf(path)), path]
      problems.push({ path, line: 1, message: `is part of an import cycle: ${cycle.join(' → ')}` })
    }
    if (done.has(path)) return
    done.add(path)
    for (const { target, typeOnly } of graph.get(path)?.imports ?? [])
      if (target && !typeOnly) visit(target, [...trail, path])
  }
  for (const path of graph.keys()) visit(path, [])
  return problems
}

/** Exports must be listed, so that index.ts shows a package's public API. */
export function checkExplicitExports(graph: Graph): Problem[] {
  return [...graph.values()].flatMap(({ path, imports }) =>
    imports
      .filter((entry) => entry.reexportsAll)
      .map(({ specifier, line }) => ({ path, line, message: `export * from ${specifier}: list the exported names` })),
  )
}
