import { parseAst } from 'vite'

/** The parts of Rolldown's chunking context that are used here. */
export type ModuleGraph = {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null; exports: readonly string[] } | null
}

type Name = { type: string; name?: string; value?: unknown }
type Statement = {
  type: string
  source?: { value: string } | null
  specifiers?: { type: string; imported?: Name; local?: Name; exported?: Name }[]
}

/** A static import, or an export from another module. ownName: the name in this module. sourceName: the name in the other one. */
type Import = { id: string; names: { ownName: string; sourceName: string }[]; isAll: boolean }
type Module = { imports: Import[]; isIndex: boolean }

const nameOf = (name: Name | undefined) => String(name?.name ?? name?.value ?? '')

/**
 * Finds the modules that given modules import statically, directly or through others. The index of a package exports all its modules, but
 * tree shaking keeps only the exports that are used. So of an index only the imported names are followed.
 */
export function createReach(graph: ModuleGraph, isExcluded: (id: string) => boolean) {
  const modules = new Map<string, Module>()
  const moduleOf = (id: string): Module => {
    const module = modules.get(id) ?? readModule(graph, id)
    modules.set(id, module)
    return module
  }
  return (from: readonly string[]): Set<string> => {
    const seen = new Set<string>()
    const visitExport = (id: string, name: string): void => {
      const module = moduleOf(id)
      if (!module.isIndex || name === '*') {
        visit(id)
        return
      }
      const key = `${id} ${name}`
      if (seen.has(key)) return
      seen.add(key)
      for (const { id: target, names, isAll } of module.imports) {
        const sourceName = names.find(({ ownName }) => ownName === name)?.sourceName
        if (sourceName) visitExport(target, sourceName)
        else if (isAll && graph.getModuleInfo(target)?.exports.includes(name)) visitExport(target, name)
      }
    }
    const visit = (id: string): void => {
      if (seen.has(id) || isExcluded(id)) return
      seen.add(id)
      for (const { id: target, names, isAll } of moduleOf(id).imports)
        for (const { sourceName } of isAll || names.length === 0 ? [{ sourceName: '*' }] : names)
          visitExport(target, sourceName)
    }
    for (const id of from) visit(id)
    return new Set([...seen].filter((id) => modules.has(id)))
  }
}

function readModule(graph: ModuleGraph, id: string): Module {
  const { importedIds = [], code = null } = graph.getModuleInfo(id) ?? {}
  const whole = (imported: string): Import => ({ id: imported, names: [], isAll: true })
  const statements = code === null ? [] : (parseAst(code).body as unknown as Statement[])
  const withSource = statements.filter(({ source }) => source)
  const sources = [...new Set(withSource.map(({ source }) => source?.value))]
  // Rolldown lists the ids of imported modules in the order in which the code first names them. It also lists virtual modules, which
  // plugins add and the code does not name.
  const written = importedIds.filter((imported) => !imported.startsWith('\0'))
  if (sources.length !== written.length) return { imports: importedIds.map(whole), isIndex: false }
  const imports = withSource.map(
    ({ type, source, specifiers = [] }): Import => ({
      id: written[sources.indexOf(source?.value)] as string,
      names: specifiers.map(({ type: kind, imported, local, exported }) =>
        kind === 'ExportSpecifier'
          ? { ownName: nameOf(exported), sourceName: nameOf(local) }
          : { ownName: nameOf(local), sourceName: kind === 'ImportSpecifier' ? nameOf(imported) : '*' },
      ),
      isAll: type === 'ExportAllDeclaration',
    }),
  )
  const added = importedIds.filter((imported) => imported.startsWith('\0')).map(whole)
  return { imports: [...imports, ...added], isIndex: statements.length > 0 && statements.every(isReexport) }
}

const isReexport = ({ type, source }: Statement) => type.startsWith('Export') && Boolean(source)
