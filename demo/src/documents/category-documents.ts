import type { CategoryDocument } from '@mantel/contract'
import { type CategoryNode, categoryPath, categorySlug, categoryTreeOf, idPath } from '../categories/category-tree.ts'
import { postPath } from '../content/links.ts'
import { type DemoView, formatTimestamp } from '../demo-view.ts'
import { scenePath } from '../pictures/scene-path.ts'
import { productsOfStore } from '../products/products-of-store.ts'
import { type Translations, toTextByLanguage } from '../texts.ts'

const rootName: Translations = ['All of Mantel', 'Alles von Mantel', 'Tutto Mantel']

/** The store's whole tree, parents before children. */
export function* categoryDocuments(view: DemoView): Iterable<CategoryDocument> {
  const { top } = categoryTreeOf(view)
  const counts = productCounts(view)
  const described = top.map((node) => describe(node, view, counts))
  yield {
    id: view.rootCategoryId,
    parent_id: 1,
    path: `1/${view.rootCategoryId}`,
    name: toTextByLanguage(rootName)[view.language],
    url_key: 'all',
    url_path: 'all',
    slug: 'all',
    is_active: true,
    position: 1,
    level: 1,
    product_count: counts.get(view.rootCategoryId) ?? 0,
    children_count: String(described.length),
    children: top.map(({ id }) => id).join(','),
    children_data: described,
    include_in_menu: 0,
    is_anchor: '1',
    display_mode: 'PRODUCTS',
    ...times(view),
  }
  for (const document of described) yield* withDescendants(document)
}

function* withDescendants(document: CategoryDocument): Iterable<CategoryDocument> {
  yield document
  for (const child of (document.children_data ?? []) as CategoryDocument[]) yield* withDescendants(child)
}

function describe(node: CategoryNode, view: DemoView, counts: ReadonlyMap<number, number>): CategoryDocument {
  const { language } = view
  const children = node.children.map((child) => describe(child, view, counts))
  const slug = categorySlug(node, language)
  const name = toTextByLanguage(node.name)[language]
  const intro = toTextByLanguage(node.intro)[language]
  const post = node.promo ? postPath(node.promo.post, view.market ? language : 'trade') : null
  return {
    id: node.id,
    parent_id: node.parent,
    path: idPath(node, view.rootCategoryId),
    name,
    url_key: slug,
    url_path: categoryPath(node, language),
    slug,
    is_active: true,
    position: node.position,
    level: node.pathFromTop.length + 1,
    product_count: counts.get(node.id) ?? 0,
    children_count: String(children.length),
    children: children.map(({ id }) => id).join(','),
    children_data: children,
    include_in_menu: node.inMenu === false ? 0 : 1,
    is_anchor: '1',
    display_mode: 'PRODUCTS',
    available_sort_by: ['bestseller_attr', 'updated_at', 'final_price'],
    description: `<p>${intro.replaceAll('&', '&amp;')}</p>`,
    meta_title: `${name} | Mantel`,
    meta_description: intro,
    heading_image: scenePath(node.scene, 'heading', String(node.id)),
    banner_image: scenePath(node.scene, 'banner', String(node.id)),
    tile_image: scenePath(node.scene, 'tall', String(node.id)),
    ...(node.promo && post
      ? {
          promo_title: toTextByLanguage(node.promo.line)[language],
          promo_link: post,
          promo_image: scenePath(node.scene, 'square', String(node.id)),
        }
      : {}),
    ...times(view),
  }
}

const times = ({ now }: DemoView) => ({ created_at: formatTimestamp(now, -730), updated_at: formatTimestamp(now, -30) })

/** Visible products, counted in all their ancestor categories. */
function productCounts(view: DemoView): Map<number, number> {
  const { byId } = categoryTreeOf(view)
  const counts = new Map<number, number>()
  for (const { model, merchandise, categoryIds } of productsOfStore(view)) {
    if (model.hidden || merchandise.visibility === 1) continue
    const ids = new Set([
      view.rootCategoryId,
      ...categoryIds.flatMap((id) => byId.get(id)!.pathFromTop.map((node) => node.id)),
    ])
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
