import { toPost } from '@mantel/client'
import type { ContentDocument } from '@mantel/contract'
import { loadPostPage, type PostPage } from '../blog/load-post.ts'
import { type ContentPage, loadContent } from '../content/load-content.ts'
import { loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import { notFound, type Page, type RouteRequest } from '../page/page.ts'

type Shown = { kind: 'page'; page: ContentPage } | { kind: 'post'; page: PostPage }

export type PreviewPage = Page & { banner: string; shown: Shown }

/** A page, block or post that is not published, by a signed link. Blocks are shown like pages. */
export async function loadPreview(pageRequest: RouteRequest<'preview'>): Promise<PreviewPage> {
  const { shop, params } = pageRequest
  const [t, outcome] = await Promise.all([
    loadBuyingTranslator(shop.store.view.i18n),
    shop.engine.caller.call('contentPreview', { params: { key: params.key } }),
  ])
  if (!outcome.ok) throw notFound()
  const { type } = outcome.result
  const document = outcome.result.document as ContentDocument
  const shown: Shown =
    type === 'cms_blog'
      ? { kind: 'post', page: await loadPostPage(pageRequest, toPost(document)) }
      : { kind: 'page', page: await loadContent(pageRequest, document) }
  // No canonical address and no alternates: search engines must not learn of them.
  const head = { title: shown.page.head.title, noIndex: true }
  return { head, banner: t('preview.banner'), shown }
}
