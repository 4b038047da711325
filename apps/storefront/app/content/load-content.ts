import type { ContentDocument } from '@mantel/contract'
import { pagePath } from '@mantel/domain/routing'
import { loadScreen } from '../dispatch/screens.ts'
import type { Page, PageAsk } from '../page/page.ts'
import { absoluteUrl } from '../place/place.ts'

/** A page that the merchant has written. The content is HTML. */
export type WrittenPage = { identifier: string; path: string; title: string; heading: string; content: string }
export type ContentPage = Page & { screen: 'content'; page: WrittenPage }

export async function loadContent({ shop: { place } }: PageAsk, document: ContentDocument): Promise<ContentPage> {
  await loadScreen('content')
  const text = (field: string) => (typeof document[field] === 'string' ? document[field] : '')
  const page = {
    identifier: text('identifier'),
    path: pagePath(text('identifier')),
    title: text('title'),
    heading: text('content_heading') || text('title'),
    content: text('content'),
  }
  const description = text('meta_description')
  return {
    screen: 'content',
    head: {
      title: `${page.title} · ${place.website.name}`,
      ...(description && { description }),
      canonical: absoluteUrl(place, page.path),
    },
    page,
  }
}
