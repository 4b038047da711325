import { expect, it } from 'vitest'
import { createReach, type ModuleGraph } from './module-reach.ts'

/** Modules by id. For simplicity, each import statement names the id of the imported module. */
const modules: Record<string, { code: string; exports: string[] }> = {
  page: { code: `import { cart } from 'index'; import 'style'; cart()`, exports: [] },
  whole: { code: `import * as all from 'index'; all.cart()`, exports: [] },
  index: { code: `export { cart } from 'cart'; export * from 'search'`, exports: ['cart', 'search'] },
  cart: { code: `import { sum } from 'sum'; export const cart = () => sum`, exports: ['cart'] },
  search: { code: `export const search = 1`, exports: ['search'] },
  sum: { code: `export const sum = 1`, exports: ['sum'] },
  style: { code: `document.title = ''`, exports: [] },
}
const graph: ModuleGraph = {
  getModuleInfo: (id) => {
    const module = modules[id]
    const importedIds = [...(module?.code.matchAll(/(?:from|import) '(\w+)'/g) ?? [])].map(([, name]) => name as string)
    return module ? { ...module, importedIds } : null
  },
}
const reach = createReach(graph, () => false)

it('follows only the imported names through the index of a package', () => {
  expect([...reach(['page'])].sort()).toEqual(['cart', 'page', 'style', 'sum'])
})

it('follows all exports when a module imports the whole index', () => {
  expect([...reach(['whole'])]).toEqual(expect.arrayContaining(['cart', 'search', 'sum']))
})

it('stops at excluded modules', () => {
  expect([...createReach(graph, (id) => id === 'cart')(['page'])].sort()).toEqual(['page', 'style'])
})
