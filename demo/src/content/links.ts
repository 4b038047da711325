import { type StoreView, storePath } from '@mantel/domain/store'
import { categoryPath, categoryTreeOf } from '../categories/category-tree.ts'
import { postIds } from './blog/post-ids.ts'
import { postSlug } from './blog/post-slug.ts'
import { postsOf } from './blog/posts.ts'
import { pageIds } from './pages/page-ids.ts'
import { pagesOf } from './pages/pages.ts'
import type { LinkTo } from './prose.ts'
import { type TextSet, textSetOf } from './text-set.ts'

/** Routes that texts may link to. */
const routes: Readonly<Record<string, string>> = {
  home: '/',
  blog: '/blog',
  contacts: '/contacts',
  'my-account': '/my-account',
  'order-tracking': '/order-tracking',
}
/** Routes that exist only in some stores. */
const ownRoutes: Readonly<Record<string, string>> = { register: '/register' }

/**
 * Resolves a link target (post:, page:, category: or route: and a key) to a path of this store. Returns null for a target that
 * exists only in other stores; throws for a target that does not exist at all.
 */
export function linksOf(view: StoreView): LinkTo {
  const voice = textSetOf(view)
  return (target) => {
    const [, scheme, name] = /^(\w+):(.+)$/.exec(target) ?? []
    if (scheme === 'mailto') return target
    const path = scheme && name ? pathOf(scheme, name, view, voice) : undefined
    if (path === undefined) throw new Error(`a text links to ${target}, which no store has`)
    return path === null ? null : storePath(view, path)
  }
}

function pathOf(scheme: string, name: string, view: StoreView, voice: TextSet): string | null | undefined {
  switch (scheme) {
    case 'post':
      return name in postIds ? postPath(name, voice) : undefined
    case 'page':
      return name in pageIds ? (pagesOf(voice).find(({ key }) => key === name)?.slug ?? null) : undefined
    case 'category':
      return categoryAddress(name, view)
    case 'route':
      if (name in ownRoutes) return view.routes.includes(name) ? ownRoutes[name] : null
      return routes[name]
    default:
      return undefined
  }
}

/** 'blog/how-high-should-a-picture-hang', or null if the post is missing or unpublished. */
export function postPath(key: string, voice: TextSet): string | null {
  const post = postsOf(voice).find((one) => one.key === key && !one.draft)
  return post ? `blog/${postSlug(post)}` : null
}

function categoryAddress(name: string, view: StoreView): string | undefined {
  const id = view.catalog.categories[name]
  const { byId } = categoryTreeOf({ market: textSetOf(view) === 'trade' ? null : 'GB' })
  const node = id === undefined ? undefined : byId.get(id)
  return node && categoryPath(node, view.language)
}
