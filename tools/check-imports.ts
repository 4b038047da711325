import { type Graph, readImportGraph } from './import-graph.ts'
import { checkCycles, checkExplicitExports } from './import-rules/cycles.ts'
import { checkPackageDirections } from './import-rules/package-directions.ts'
import { checkPaymentCodes } from './import-rules/payment-codes.ts'
import { checkPortableCode } from './import-rules/portable-code.ts'
import type { Problem } from './import-rules/problem.ts'
import { checkRestrictedAccess } from './import-rules/restricted-access.ts'
import { checkSliceDirections } from './import-rules/slice-directions.ts'
import { checkStorefrontDirections } from './import-rules/storefront-directions.ts'
import { checkTestImports } from './import-rules/test-imports.ts'

const rules: ((graph: Graph) => Problem[])[] = [
  checkPackageDirections,
  checkSliceDirections,
  checkStorefrontDirections,
  checkPortableCode,
  checkRestrictedAccess,
  checkCycles,
  checkExplicitExports,
  checkTestImports,
  checkPaymentCodes,
]

/** One line per violation: file, line, import and rule. */
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
