import type { CategoryDocument } from '@mantel/contract'
import { categoryFilters } from '@mantel/domain/catalog'
import { categoryPath } from '@mantel/domain/routing'
import type { Engine, EngineView } from '../../engine.ts'
import { attributeFilter } from '../queries/search-request.ts'
import { listCategories } from './list-categories.ts'

/** A link to a category. path has no store prefix. */
export type CategoryLink = { id: number; name: string; path: string; productCount: number; picture: string | null }

export type CategoryView = CategoryLink & {
  /** HTML that the merchant wrote. */
  description: string
  metaDescription: string | null
  headingPicture: string | null
  /** link has no store prefix. */
  promo: { title: string; picture: string | null; link: string | null } | null
  /** The categories above this one, from the top visible category down to the parent. */
  ancestors: CategoryLink[]
  children: CategoryLink[]
  /** Its own id and those of all its descendants, for the list of its products. */
  categoryIds: number[]
  /** Codes of the filters that its list offers. */
  filters: string[]
}

export function categoryLink(view: EngineView, category: CategoryDocument): CategoryLink {
  const { id, name, url_path: urlPath = '', slug = '', product_count = 0 } = category
  return {
    id,
    name,
    path: categoryPath(view, { slug: slug || category.url_key, urlPath }),
    productCount: product_count,
    picture: textOf(category.tile_image),
  }
}

/** The category with its ancestors and children. They are requested by id, unless the whole list is already loaded. */
export async function categoryView(engine: Engine, category: CategoryDocument): Promise<CategoryView> {
  const { view, requestCache } = engine
  const ancestorIds = ancestorsOf(category, view.catalog.rootCategoryId)
  const childIds = (category.children_data ?? []).map(({ id }) => id)
  const ids = [...ancestorIds, ...childIds]
  const related = (ids.length === 0 ? [] : await loadRelated(engine, ids, requestCache.categories)) ?? []
  const byId = new Map(related.map((one) => [one.id, one]))
  const links = (wanted: readonly number[]) =>
    wanted.flatMap((id) => {
      const known = byId.get(id)
      return known ? [categoryLink(view, known)] : []
    })
  const promoTitle = textOf(category.promo_title)
  return {
    ...categoryLink(view, category),
    description: category.description ?? '',
    metaDescription: textOf(category.meta_description),
    headingPicture: textOf(category.heading_image),
    promo:
      promoTitle === null
        ? null
        : { title: promoTitle, picture: textOf(category.promo_image), link: promoLink(category.promo_link) },
    ancestors: links(ancestorIds),
    children: links(childIds).filter(({ productCount }) => productCount > 0),
    categoryIds: categoryIdsOf(category),
    filters: categoryFilters(category, view.catalog.defaultFilters),
  }
}

async function loadRelated(engine: Engine, ids: readonly number[], known: Promise<CategoryDocument[] | null> | null) {
  return (await known) ?? listCategories(engine, { filters: [attributeFilter('id', { in: ids })] })
}

/** For '1/2/20/21' in a store with root 2: [20]. The root itself has no page. */
function ancestorsOf({ id, path }: CategoryDocument, rootId: number): number[] {
  const ids = path.split('/').map(Number)
  return ids.slice(ids.indexOf(rootId) + 1).filter((one) => one !== id)
}

type Branch = { id: number; children_data?: unknown }

/** Depth first, the category itself first. */
function categoryIdsOf({ id, children_data }: Branch): number[] {
  const children = Array.isArray(children_data) ? (children_data as Branch[]) : []
  return [...new Set([id, ...children.flatMap(categoryIdsOf)])]
}

/** Documents contain paths without a leading slash. The shop's router does not handle external URLs. */
function promoLink(value: unknown): string | null {
  const text = textOf(value)
  if (text === null || /^[a-z][a-z\d+.-]*:|^\/\//i.test(text)) return null
  return `/${text.replace(/^\/+/, '')}`
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
