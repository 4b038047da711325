import { pagePath } from '@mantel/domain/routing'

export type PageLink = { id: number; label: string; path: string }
/** A content page with its child pages. */
export type PageGroup = PageLink & { pages: PageLink[] }

type Node = Record<string, unknown>

/** The top two levels of the merchant's page tree, in sort order. */
export function pageGroups(nodes: readonly Node[]): PageGroup[] {
  const childrenOf = (parent: unknown) =>
    nodes
      .filter((node) => (node.parent_node_id ?? null) === parent)
      .sort((a, b) => Number(a.sort_order) - Number(b.sort_order))
  return childrenOf(null).map((top) => ({ ...pageLink(top), pages: childrenOf(top.node_id).map(pageLink) }))
}

function pageLink({ id, label, request_url: url, identifier }: Node): PageLink {
  return { id: Number(id), label: String(label), path: pagePath(String(url ?? identifier)) }
}
