import type { Graph, SourceFile } from '../import-graph.ts'
import { isTest, type Problem } from './problem.ts'
import { dottedName, walk } from './syntax-tree.ts'

const product = /^(apps|packages|demo|stores)\//
const mayUseSql = /\.repository\.ts$|^apps\/backend\/(src\/platform\/db|migrations)\//
const mayReadEnvironment = /^apps\/[^/]+\/(src|server)\/config\.ts$/

const databasePackages = /^(kysely|pg|@electric-sql\/pglite)(\/|$)/
const queryCalls = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'])

/** Only repositories use SQL, and only config.ts reads the environment. */
export function checkRestrictedAccess(graph: Graph): Problem[] {
  return [...graph.values()]
    .filter(({ path }) => product.test(path) && !isTest(path))
    .flatMap((file) => [
      ...(mayUseSql.test(file.path) ? [] : findSql(file)),
      ...(mayReadEnvironment.test(file.path) ? [] : findEnvironmentAccess(file)),
    ])
}

function findSql({ path, imports, program, lineAt }: SourceFile): Problem[] {
  const rule = 'only *.repository.ts, platform/db and migrations may use SQL'
  const imported = imports
    .filter(({ specifier, typeOnly }) => !typeOnly && databasePackages.test(specifier))
    .map(({ specifier, line }) => ({ path, line, message: `imports ${specifier}: ${rule}` }))
  const called = walk(program).flatMap(({ type, start, callee }) => {
    const method = type === 'CallExpression' && (callee as { property?: { name?: string } }).property?.name
    return method && queryCalls.has(method) ? [{ path, line: lineAt(start), message: `${method}(): ${rule}` }] : []
  })
  return [...imported, ...called]
}

function findEnvironmentAccess({ path, program, lineAt }: SourceFile): Problem[] {
  return walk(program)
    .filter((node) => node.type === 'MemberExpression' && dottedName(node) === 'process.env')
    .map(({ start }) => ({ path, line: lineAt(start), message: 'process.env: only config.ts reads the environment' }))
}
