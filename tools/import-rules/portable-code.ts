import { type Graph, reachableFrom, type SourceFile } from '../import-graph.ts'
import { isTest, type Problem } from './problem.ts'
import { dottedName, walk } from './syntax-tree.ts'

/** Entry points that browsers load too: they must not import Node modules or the schema library. */
const portableEntries = ['packages/contract/src/index.ts', 'packages/client/src/index.ts']

/** Domain rules are pure functions: they get time and settings as arguments and must not call these functions. */
const impure = new Set(['Date.now', 'Math.random', 'fetch', 'setTimeout', 'setInterval', 'performance.now'])

export function checkPortableCode(graph: Graph): Problem[] {
  const portable = new Set(
    portableEntries.flatMap((entry) => (graph.has(entry) ? [...reachableFrom(graph, entry)] : [])),
  )
  return [...graph.values()].flatMap((file) => {
    if (isTest(file.path)) return []
    if (file.path.startsWith('packages/domain/')) return [...foreignImports(file), ...impureCalls(file)]
    return portable.has(file.path) ? unportableImports(file) : []
  })
}

function foreignImports({ path, imports }: SourceFile): Problem[] {
  return imports
    .filter(({ target }) => target === null)
    .map(({ specifier, line }) => ({
      path,
      line,
      message: `imports ${specifier}: domain code may import only domain code`,
    }))
}

function impureCalls({ path, program, lineAt }: SourceFile): Problem[] {
  const problems: Problem[] = []
  for (const node of walk(program)) {
    const name = dottedName(node.type === 'CallExpression' || node.type === 'NewExpression' ? node.callee : node)
    const clock = node.type === 'NewExpression' && name === 'Date' && !(node.arguments as unknown[]).length
    const call = node.type === 'CallExpression' && name !== null && impure.has(name)
    const environment = node.type === 'MemberExpression' && name?.startsWith('process.')
    if (!clock && !call && !environment) continue
    const expression = clock ? 'new Date()' : name
    problems.push({
      path,
      line: lineAt(node.start),
      message: `${expression}: domain rules take time and settings as arguments`,
    })
  }
  return problems
}

function unportableImports({ path, imports }: SourceFile): Problem[] {
  return imports
    .filter(({ specifier, typeOnly }) => !typeOnly && (specifier.startsWith('node:') || /^zod(\/|$)/.test(specifier)))
    .map(({ specifier, line }) => ({ path, line, message: `imports ${specifier}, but the browser loads this file` }))
}
