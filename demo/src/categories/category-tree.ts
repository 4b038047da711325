import type { Language } from '@mantel/domain/store'
import type { DemoView } from '../demo-view.ts'
import { slugOf, toTextByLanguage } from '../texts.ts'
import { type CategoryRow, consumerCategories, tradeCategories } from './category-rows.ts'

export type CategoryNode = CategoryRow & {
  position: number
  /** The categories from the top of the menu down to this one. */
  pathFromTop: readonly CategoryNode[]
  children: readonly CategoryNode[]
}

type Tree = { top: readonly CategoryNode[]; byId: ReadonlyMap<number, CategoryNode> }

function grow(rows: readonly CategoryRow[], root: number): Tree {
  const byId = new Map<number, CategoryNode>()
  const below = (parent: number, chain: readonly CategoryNode[]): CategoryNode[] =>
    rows
      .filter((row) => row.parent === parent)
      .map((row, index) => {
        const own: CategoryNode[] = []
        const node: CategoryNode = { ...row, position: index + 1, pathFromTop: own, children: [] }
        own.push(...chain, node)
        byId.set(row.id, node)
        return Object.assign(node, { children: below(row.id, own) })
      })
  return { top: below(root, []), byId }
}

const consumer = grow(consumerCategories, 2)
const trade = grow(tradeCategories, 104)

export const categoryTreeOf = (view: Pick<DemoView, 'market'>): Tree => (view.market ? consumer : trade)

export const categorySlug = (node: CategoryRow, language: Language): string =>
  slugOf(toTextByLanguage(node.name)[language])

export const categoryPath = (node: CategoryNode, language: Language): string =>
  node.pathFromTop.map((one) => categorySlug(one, language)).join('/')

/** Path of ids: category 1, the root of all trees, then the store's root category, then the categories down to this one. */
export const idPath = (node: CategoryNode, root: number): string =>
  ['1', root, ...node.pathFromTop.map(({ id }) => id)].join('/')
