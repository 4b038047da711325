import type { Graph } from '../import-graph.ts'
import { isTest, type Problem } from './problem.ts'

/** Product code must not import test code. */
export function checkTestImports(graph: Graph): Problem[] {
  return [...graph.values()]
    .filter(({ path }) => !isTest(path) && !/^(tools|bench|e2e)\/|^[^/]+$/.test(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => target && isTest(target))
        .map(({ specifier, line }) => ({ path, line, message: `imports ${specifier}, which is for tests` })),
    )
}
