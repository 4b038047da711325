import { pagePath } from '@mantel/domain/routing'

export type PageLink = { id: number; label: string; path: string }
/** A page of the merchant with those below it. */
export type PageGroup = PageLink & { pages: PageLink[] }

type Node = Record<string, unknown>

/** The upper two levels of the merchant's tree of pages, in its order. */
export function pageGroups(nodes: readonly Node[]): PageGroup[] {
  const below = (parent: unknown) =>
    nodes
      .filter((node) => (node.parent_node_id ?? null) === parent)
      .sort((a, b) => Number(a.sort_order) - Number(b.sort_order))
  return below(null).map((top) => ({ ...pageLink(top), pages: below(top.node_id).map(pageLink) }))
}

function pageLink({ id, label, request_url: url, identifier }: Node): PageLink {
  return { id: Number(id), label: String(label), path: pagePath(String(url ?? identifier)) }
}
