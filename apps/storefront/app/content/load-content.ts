import type { ContentDocument } from '@mantel/contract'
import { pagePath } from '@mantel/domain/routing'
import { plainText, shortened } from '../catalog/plain-text.ts'
import { loadScreen } from '../dispatch/screens.ts'
import { alternatesOf } from '../page/alternates.ts'
import type { Page, PageAsk } from '../page/page.ts'
import { absoluteUrl } from '../place/place.ts'

/** A page that the merchant has written. The content is HTML. */
export type WrittenPage = { identifier: string; path: string; title: string; heading: string; content: string }
export type ContentPage = Page & { screen: 'content'; page: WrittenPage }

export async function loadContent(ask: PageAsk, document: ContentDocument): Promise<ContentPage> {
  const { place } = ask.shop
  const text = (field: string) => (typeof document[field] === 'string' ? document[field] : '')
  const page = {
    identifier: text('identifier'),
    path: pagePath(text('identifier')),
    title: text('title'),
    heading: text('content_heading') || text('title'),
    content: text('content'),
  }
  const [alternates] = await Promise.all([
    alternatesOf(ask, { type: 'cms_page', id: document.id, path: page.path }),
    loadScreen('content'),
  ])
  const description = text('meta_description') || shortened(plainText(page.content))
  return {
    screen: 'content',
    head: {
      title: `${page.title} · ${place.website.name}`,
      ...(description && { description }),
      canonical: absoluteUrl(place, page.path),
      alternates,
      openGraph: { type: 'article' },
    },
    page,
  }
}
