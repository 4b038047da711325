import type { CategoryDocument } from '@mantel/contract'
import { categoryPath } from '@mantel/domain/routing'
import type { Engine, EngineView } from '../../engine.ts'
import { where } from '../queries/search-request.ts'
import { listCategories } from './list-categories.ts'

/** A category to lead to. path is without the store's prefix. */
export type CategoryLink = { id: number; name: string; path: string; productCount: number; picture: string | null }

export type CategoryView = CategoryLink & {
  /** HTML of the merchant. */
  description: string
  metaTitle: string | null
  metaDescription: string | null
  headingPicture: string | null
  /** link: without the store's prefix. */
  promo: { title: string; picture: string | null; link: string | null } | null
  /** From the topmost that shoppers see down to the parent. */
  ancestors: CategoryLink[]
  children: CategoryLink[]
  /** Its own id and those of everything below, for the list of its products. */
  categoryIds: number[]
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

/** The category with what is around it. Those are asked for by their ids, unless the whole list is known already. */
export async function categoryView(engine: Engine, category: CategoryDocument): Promise<CategoryView> {
  const { view, session } = engine
  const ancestorIds = ancestorsOf(category, view.catalog.rootCategoryId)
  const childIds = (category.children_data ?? []).map(({ id }) => id)
  const ids = [...ancestorIds, ...childIds]
  const around = (ids.length === 0 ? [] : await aroundOf(engine, ids, session.categories)) ?? []
  const byId = new Map(around.map((one) => [one.id, one]))
  const links = (wanted: readonly number[]) =>
    wanted.flatMap((id) => {
      const known = byId.get(id)
      return known ? [categoryLink(view, known)] : []
    })
  const promoTitle = textOf(category.promo_title)
  return {
    ...categoryLink(view, category),
    description: category.description ?? '',
    metaTitle: textOf(category.meta_title),
    metaDescription: textOf(category.meta_description),
    headingPicture: textOf(category.heading_image),
    promo:
      promoTitle === null
        ? null
        : { title: promoTitle, picture: textOf(category.promo_image), link: promoLink(category.promo_link) },
    ancestors: links(ancestorIds),
    children: links(childIds).filter(({ productCount }) => productCount > 0),
    categoryIds: categoryIdsOf(category),
  }
}

async function aroundOf(engine: Engine, ids: readonly number[], known: Promise<CategoryDocument[] | null> | null) {
  return (await known) ?? listCategories(engine, { filters: [where('id', { in: ids })] })
}

/** '1/2/20/21' of 21 in a store with root 2: 20. The root itself is no place to go. */
function ancestorsOf({ id, path }: CategoryDocument, rootId: number): number[] {
  const ids = path.split('/').map(Number)
  return ids.slice(ids.indexOf(rootId) + 1).filter((one) => one !== id)
}

type Branch = { id: number; children_data?: unknown }

/** Depth first, itself in front. */
function categoryIdsOf({ id, children_data }: Branch): number[] {
  const children = Array.isArray(children_data) ? (children_data as Branch[]) : []
  return [...new Set([id, ...children.flatMap(categoryIdsOf)])]
}

/** Documents write paths without a slash in front. Other addresses are not for the shop's own router. */
function promoLink(value: unknown): string | null {
  const text = textOf(value)
  if (text === null || /^[a-z][a-z\d+.-]*:|^\/\//i.test(text)) return null
  return `/${text.replace(/^\/+/, '')}`
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
