import type { ContentDocument } from '@mantel/contract'
import type { ContentContext } from './content-context.ts'
import { type PageKey, pageIds } from './pages/page-ids.ts'
import { pagesOf } from './pages/pages.ts'

/** Every node is a page; pages that a store lacks are omitted from its tree. */
const tree: readonly [parent: PageKey, children: readonly PageKey[]][] = [
  ['help', ['delivery', 'returns', 'gift-cards', 'contact', 'catalogue', 'approval']],
  ['care-guides', ['size-guide', 'custompage', 'designpage']],
  ['wall-art-info', []],
  ['photo-frames-info', []],
  ['greetings-cards-info', []],
  ['clocks-info', []],
  ['about-us', ['showroom', 'accessibility', 'privacy', 'cookies', 'terms', 'imprint']],
]

export function* hierarchyDocuments({ view, voice }: ContentContext): Iterable<ContentDocument> {
  const pages = new Map(pagesOf(voice).map((page) => [page.key, page]))
  const node = (key: PageKey, parent: PageKey | null, order: number) => {
    const page = pages.get(key)!
    return {
      id: pageIds[key],
      node_id: pageIds[key],
      parent_node_id: parent === null ? null : pageIds[parent],
      page_id: pageIds[key],
      identifier: page.slug,
      label: page.title,
      level: parent === null ? 1 : 2,
      sort_order: order,
      request_url: page.slug,
      store_id: view.storeId,
    }
  }
  const existing = (keys: readonly PageKey[]) => keys.filter((key) => pages.has(key))
  const tops = tree.filter(([key]) => pages.has(key))
  for (const [index, [parent, children]] of tops.entries()) {
    yield node(parent, null, index + 1)
    for (const [place, child] of existing(children).entries()) yield node(child, parent, place + 1)
  }
}
