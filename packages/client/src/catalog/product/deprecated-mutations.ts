import type { Log } from '../../log.ts'

/** Mutations by which old extensions changed the loaded products. */
const names = [
  'setProductCurrent',
  'setProductOriginal',
  'setProductParent',
  'updateProductOption',
  'setRelatedProducts',
  'addProducts',
  'resetProductOptions',
] as const

export type DeprecatedProductMutations = Record<(typeof names)[number], (...given: unknown[]) => void>

/** Pages load products as plain values now, which no mutation changes: the old mutations only log an error. */
export function createDeprecatedProductMutations(log: Pick<Log, 'error'>): DeprecatedProductMutations {
  const logRemoved = (name: string) => () =>
    log.error(`product/${name} has been removed: load a product with loadProduct, choose a variant with selectVariant.`)
  return Object.fromEntries(names.map((name) => [name, logRemoved(name)])) as DeprecatedProductMutations
}
