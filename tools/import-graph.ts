import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'
import { listSourceFiles } from './source-files.ts'

export type Import = {
  /** As written: './cart.ts', '@mantel/domain/store', 'kysely', 'node:fs'. */
  specifier: string
  /** The project file it refers to, relative to the root; null for external packages. */
  target: string | null
  /** Type imports are erased before running. */
  typeOnly: boolean
  reexportsAll: boolean
  line: number
}

export type SourceFile = { path: string; program: Node; lineAt(offset: number): number; imports: Import[] }
export type Node = { type: string; start: number; [key: string]: unknown }
export type Graph = Map<string, SourceFile>

/** Reads every source file below root and its imports. */
export function readImportGraph(root: string): Graph {
  const resolvePackage = packageResolver(root)
  return new Map(
    listSourceFiles(root, ['.ts', '.tsx', '.mjs']).map((path) => [path, readFile(root, path, resolvePackage)]),
  )
}

/** All files that run when the file is imported, including the file itself. */
export function reachableFrom(graph: Graph, start: string): Set<string> {
  const seen = new Set([start])
  for (const path of seen)
    for (const { target, typeOnly } of graph.get(path)?.imports ?? []) if (target && !typeOnly) seen.add(target)
  return seen
}

function readFile(root: string, path: string, resolvePackage: (specifier: string) => string | null): SourceFile {
  const source = readFileSync(join(root, path), 'utf8')
  const { module, program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length
  const toImport = (specifier: string, typeOnly: boolean, start: number, reexportsAll = false): Import => ({
    specifier,
    target: specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : resolvePackage(specifier),
    typeOnly,
    reexportsAll,
    line: lineAt(start),
  })
  const isTypeOnly = (entries: { isType: boolean }[]) => entries.length > 0 && entries.every((entry) => entry.isType)
  return {
    path,
    program: program as unknown as Node,
    lineAt,
    imports: [
      ...module.staticImports.map((i) => toImport(i.moduleRequest.value, isTypeOnly(i.entries), i.start)),
      ...module.staticExports.flatMap(({ entries, start }) => {
        const from = entries[0]?.moduleRequest?.value
        const all = entries.some((entry) => entry.importName.kind === 'AllButDefault')
        return from ? [toImport(from, isTypeOnly(entries), start, all)] : []
      }),
      ...module.dynamicImports.flatMap(({ moduleRequest, start }) => {
        const literal = /^['"](.+)['"]$/.exec(source.slice(moduleRequest.start, moduleRequest.end))
        return literal ? [toImport(literal[1]!, false, start)] : []
      }),
    ],
  }
}

/** Maps '@mantel/domain/store' to its file by the exports of the workspace packages. */
function packageResolver(root: string): (specifier: string) => string | null {
  const packages = listSourceFiles(root, ['package.json']).map((path) => {
    const { name, exports } = JSON.parse(readFileSync(join(root, path), 'utf8')) as PackageJson
    return { name, exports: Object.entries(exports ?? {}), folder: posix.dirname(path) }
  })
  return (specifier) => {
    const owner = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
    if (!owner) return null
    const wanted = `.${specifier.slice(owner.name.length)}`
    for (const [pattern, file] of owner.exports) {
      const [before, after] = pattern.split('*')
      const exact = after === undefined
      if (exact ? wanted !== pattern : !wanted.startsWith(before!) || !wanted.endsWith(after)) continue
      const target = posix.join(owner.folder, file.replace('*', exact ? '' : wanted.slice(before!.length)))
      if (existsSync(join(root, target))) return target
    }
    return `${owner.folder}/package.json`
  }
}

type PackageJson = { name: string; exports?: Record<string, string> }
