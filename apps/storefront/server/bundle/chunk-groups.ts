import { join } from 'node:path'
import { createReach, type ModuleGraph } from './module-reach.ts'

const appFolder = join(import.meta.dirname, '../../app')
const framework = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|^virtual:esm-react/

/** The entry and the root: every page starts with these modules, whatever it shows. */
const startModules = ['entry.client.tsx', 'root.tsx']
/** The entry modules of the screens on which most visitors arrive. */
const screenModules = {
  home: ['routes/home.tsx'],
  category: ['routes/dispatch.tsx', 'routes/category.tsx', 'catalog/category-screen.tsx'],
  product: ['routes/dispatch.tsx', 'routes/product.tsx', 'product/product-screen.tsx'],
  'texts-en': ['i18n/en-GB/dictionary.ts'],
  'texts-de': ['i18n/de-DE/dictionary.ts'],
  'texts-it': ['i18n/it-IT/dictionary.ts'],
}
/**
 * Dynamically imported modules that a click or tap on these screens needs. `press`: every click. `browse`: clicks that load another page or
 * list. `buy`: clicks that use the cart. Browsers fetch these modules in idle time.
 */
const clickModules = {
  // This entry comes first, so that modules that `browse` needs as well are put into the file of `browse`.
  'load-home': ['home/load-home.ts'],
  press: [
    'frame/notice/late-signals.ts',
    'frame/panel/all-panels.tsx',
    'store/open-storage.ts',
    'worker/start-worker.ts',
  ],
  browse: ['catalog/list-stock.ts', 'catalog/load-category.ts', 'dispatch/dispatch.ts', 'product/product-page.ts'],
  sheets: ['catalog/list/sheets.tsx'],
  'product-parts': ['product/product-parts.tsx'],
  buy: ['account/open-account.ts', 'cart/add-to-cart.ts', 'cart/start-cart.ts'],
  microcart: ['cart/microcart-content.tsx'],
}
/** Files that are loaded only together with another file: modules that both need are put into that other file. */
const partOf: Record<string, string> = {
  'load-home': 'browse',
  sheets: 'category',
  'product-parts': 'product',
}
/** Imported by route modules for their loaders on the server; browsers import them dynamically. */
const serverModules = ['shell/shell-data.ts', 'home/load-home.ts']

/**
 * Puts modules into a few files: one with everything that each page needs at its start, one for each main screen, and a few for clicks. A
 * module that several screens need goes into the file of the start. A module that several kinds of clicks need goes into the file `press`.
 * So a page loads few files, and no file imports another that the page does not need. Rolldown decides where all other modules go.
 */
export const chunkGroups = createChunkGroups()

function createChunkGroups() {
  let names: Map<string, string> | null = null
  const nameOf = (id: string, graph: ModuleGraph) => {
    names ??= assignChunks(graph)
    return names.get(id) ?? null
  }
  // A group must not include the imports of its modules: the index of a package imports all modules of the package.
  const own = { includeDependenciesRecursively: false }
  return [
    { name: 'framework', test: framework, priority: 2, ...own },
    { name: nameOf, priority: 1, debugName: 'screens', ...own },
  ]
}

function assignChunks(graph: ModuleGraph): Map<string, string> {
  const idsOf = (paths: readonly string[]) =>
    paths.map((path) => {
      const id = join(appFolder, path)
      if (!graph.getModuleInfo(id)) throw new Error(`no module ${path}: correct the lists in chunk-groups.ts`)
      return id
    })
  const allClickModules = Object.values(clickModules).flat()
  const later = new Set(idsOf([...allClickModules, ...serverModules]))
  const isFramework = (id: string) => framework.test(id)
  const reachAtStart = createReach(graph, (id) => isFramework(id) || later.has(id))
  const reachLater = createReach(graph, isFramework)
  const names = new Map<string, string>()
  const assign = (modules: Iterable<string>, name: string, shared: string) => {
    for (const id of modules) {
      const known = names.get(id)
      names.set(id, known === undefined || partOf[known] === name ? name : shared)
    }
  }
  for (const [name, paths] of Object.entries(clickModules)) assign(reachLater(idsOf(paths)), name, 'press')
  for (const [name, paths] of Object.entries(screenModules)) assign(reachAtStart(idsOf(paths)), name, 'app')
  const starting = idsOf(startModules)
  assign(reachAtStart(starting), 'app', 'app')
  // The entry gets a file of its own: its code starts the router and must not run when another module imports the file.
  names.delete(starting[0] as string)
  return names
}
