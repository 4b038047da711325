import type { ContentDocument } from '@mantel/contract'
import { formatTimestamp } from '../../demo-view.ts'
import { hash } from '../../random.ts'
import { fillPlaceholders } from '../../texts.ts'
import type { ContentContext } from '../content-context.ts'
import { toHtml } from '../prose.ts'
import { storeFacts } from '../store-facts.ts'
import { pageIds } from './page-ids.ts'
import { pagesOf } from './pages.ts'

export function* pageDocuments({ view, seller, voice, now, linkTo }: ContentContext): Iterable<ContentDocument> {
  for (const [index, page] of pagesOf(voice).entries()) {
    yield {
      id: pageIds[page.key],
      identifier: page.slug,
      title: page.title,
      content: toHtml(fillPlaceholders(page.text, storeFacts(view, seller)), linkTo),
      content_heading: page.heading ?? page.title,
      page_layout: '1column',
      meta_keywords: null,
      meta_description: page.description,
      sort_order: String((index + 1) * 10),
      active: true,
      store_id: [view.storeId],
      creation_time: formatTimestamp(now, -700, index),
      update_time: formatTimestamp(now, -10 - (hash(page.slug) % 200)),
      url_path: page.slug,
    }
  }
}
