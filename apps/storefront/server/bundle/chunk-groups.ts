import { join } from 'node:path'
import { createReach, type ModuleGraph } from './module-reach.ts'

const appFolder = join(import.meta.dirname, '../../app')
const framework = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|^virtual:esm-react/

/** The entry and the root: modules by which a page starts, whatever it shows. */
const startModules = ['entry.client.tsx', 'root.tsx']
/** The first modules of each screen that visitors mostly start with. */
const screenModules = {
  home: ['routes/home.tsx'],
  category: ['routes/dispatch.tsx', 'routes/category.tsx', 'catalog/category-screen.tsx'],
  product: ['routes/dispatch.tsx', 'routes/product.tsx', 'product/product-screen.tsx'],
  'texts-en': ['i18n/en-GB/dictionary.ts'],
  'texts-de': ['i18n/de-DE/dictionary.ts'],
  'texts-it': ['i18n/it-IT/dictionary.ts'],
}
/**
 * Dynamically imported modules that presses on these screens need: all presses, those that load another page or list, and those
 * that use the cart. Browsers fetch them in idle time.
 */
const pressModules = {
  // First, so that modules which `browse` needs too go there.
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
/** Files that are loaded only where another one is: modules that both need go into the latter. */
const partOf: Record<string, string> = {
  'load-home': 'browse',
  sheets: 'category',
  'product-parts': 'product',
}
/** Imported by route modules for their loaders on the server; browsers import them dynamically. */
const serverModules = ['shell/shell-data.ts', 'home/load-home.ts']

/**
 * One file for what every page needs at its start, one for each of the main screens and a few for presses. A module that several of
 * the screens need goes into the first file, one that several of the others need into the file of all presses. So no file imports
 * one that its page does not need, and a page loads few files. Other modules stay where Rolldown puts them.
 */
export const chunkGroups = createChunkGroups()

function createChunkGroups() {
  let names: Map<string, string> | null = null
  const nameOf = (id: string, graph: ModuleGraph) => {
    names ??= assignChunks(graph)
    return names.get(id) ?? null
  }
  // The index of a package imports all its modules, so a group must not take the imports of its modules along.
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
  const allPressModules = Object.values(pressModules).flat()
  const later = new Set(idsOf([...allPressModules, ...serverModules]))
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
  for (const [name, paths] of Object.entries(pressModules)) assign(reachLater(idsOf(paths)), name, 'press')
  for (const [name, paths] of Object.entries(screenModules)) assign(reachAtStart(idsOf(paths)), name, 'app')
  const starting = idsOf(startModules)
  assign(reachAtStart(starting), 'app', 'app')
  // The router starts with the entry: its code must not run when another module imports the file.
  names.delete(starting[0] as string)
  return names
}
