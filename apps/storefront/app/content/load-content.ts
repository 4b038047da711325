import { findPage } from '@mantel/client'
import type { ContentDocument } from '@mantel/contract'
import { pagePath } from '@mantel/domain/routing'
import { plainText, truncate } from '../catalog/plain-text.ts'
import { loadAlternates } from '../page/alternates.ts'
import type { WithScreen } from '../page/lazy-screen.ts'
import type { Page, PageRequest, RouteRequest } from '../page/page.ts'
import { routeTitle } from '../page/route-title.ts'
import { unwrapLoaded } from '../page/unwrap-loaded.ts'
import { absoluteUrl } from '../store/current-store.ts'
import { type LoadedContentPart, loadContentParts } from '../widget/load-widgets.ts'
import { contentScreen } from './lazy-content-screen.ts'

/** A page that the merchant has written. */
export type MerchantPage = {
  identifier: string
  path: string
  title: string
  heading: string
  parts: LoadedContentPart[]
}
export type ContentPage = Page & WithScreen<'content'> & { page: MerchantPage }

export async function loadContent(pageRequest: PageRequest, document: ContentDocument): Promise<ContentPage> {
  const { store } = pageRequest.shop
  const text = (field: string) => (typeof document[field] === 'string' ? document[field] : '')
  const content = text('content')
  const page = {
    identifier: text('identifier'),
    path: pagePath(text('identifier')),
    title: text('title'),
    heading: text('content_heading') || text('title'),
    parts: await loadContentParts(pageRequest.shop, content),
  }
  const [alternates, screen] = await Promise.all([
    loadAlternates(pageRequest, { type: 'cms_page', id: document.id, path: page.path }),
    contentScreen.load(),
  ])
  const description = text('meta_description') || truncate(plainText(content))
  return {
    ...screen,
    head: {
      title: `${page.title} · ${store.website.name}`,
      description,
      canonical: absoluteUrl(store, page.path),
      alternates,
      subject: { type: 'cms_page', id: document.id },
      openGraph: { type: 'article' },
    },
    page,
  }
}

/**
 * Loads a fixed route whose content the merchant writes: the page whose identifier is the route's path. Shows the not-found page if
 * the merchant has not written it.
 */
export async function loadFixedPage(pageRequest: RouteRequest): Promise<ContentPage> {
  const { shop, route } = pageRequest
  return loadContent(pageRequest, unwrapLoaded(shop, await findPage(shop.engine, route.path.slice(1))))
}

/** A route that shows more than the merchant's text, so the page also works without this text. */
export type PageWithoutContent = Page & { screen: 'without-content'; title: string; route: string }

export async function loadOptionalPage(pageRequest: RouteRequest): Promise<ContentPage | PageWithoutContent> {
  const { shop, route } = pageRequest
  const found = await findPage(shop.engine, route.path.slice(1))
  if (found.ok || found.reason !== 'missing') return loadContent(pageRequest, unwrapLoaded(shop, found))
  const title = routeTitle(shop.t, route)
  const head = { title: `${title} · ${shop.store.website.name}`, noIndex: true }
  return { screen: 'without-content', head, title, route: route.name }
}
