import { type Graph, readImportGraph } from './import-graph.ts'
import { checkCycles, checkExplicitExports } from './import-rules/cycles.ts'
import { checkOneDoor } from './import-rules/one-door.ts'
import { checkPackageDirections } from './import-rules/package-directions.ts'
import { checkPortableCode } from './import-rules/portable-code.ts'
import type { Problem } from './import-rules/problem.ts'
import { checkSliceDirections } from './import-rules/slice-directions.ts'
import { checkTestsApart } from './import-rules/tests-apart.ts'

const rules: ((graph: Graph) => Problem[])[] = [
  checkPackageDirections,
  checkSliceDirections,
  checkPortableCode,
  checkOneDoor,
  checkCycles,
  checkExplicitExports,
  checkTestsApart,
]

/** One line a broken rule: where, what, and the rule. */
export function checkImports(root: string): string[] {
  const graph = readImportGraph(root)
  return rules
    .flatMap((rule) => rule(graph))
    .map(({ path, line, message }) => `${path}:${line} ${message}`)
    .sort()
}

if (import.meta.main) {
  const problems = checkImports(process.cwd())
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length ? 1 : 0
}
