import { type ContentDocument, refuse } from '@mantel/contract'
import { findView, type Stores, type StoreView, websiteOf } from '@mantel/domain/store'
import { type Handlers, ok } from '../platform/http/index.ts'
import { readContent } from './content.repository.ts'
import type { PreviewKeys } from './preview-key.ts'

type FindDocument = (
  view: StoreView,
  type: 'cms_page' | 'cms_block',
  field: string,
  value: string | number,
) => Promise<{ document: unknown; tags?: readonly string[] } | null | undefined>

type ContentCalls = 'contentPreview' | 'cmsPage' | 'cmsBlock' | 'cmsPageByIdentifier' | 'cmsBlockByIdentifier'

/**
 * Pages and blocks by id or identifier. They come from the search index, which contains active ones only. A signed preview key
 * also shows one document that is not published.
 */
export function contentHandlers({
  stores,
  findDocument,
  previewKeys,
}: {
  stores: Stores
  findDocument: FindDocument
  previewKeys: Pick<PreviewKeys, 'verifyPreviewKey'>
}): Pick<Handlers, ContentCalls> {
  async function find(
    view: StoreView | null | undefined,
    type: 'cms_page' | 'cms_block',
    field: string,
    value: string | number,
  ) {
    const found = view && (await findDocument(view, type, field, value))
    return found ? ok(found.document as ContentDocument) : refuse('content_unknown')
  }

  /**
   * The store view with this id, if it belongs to the website of the request. 0 means all stores and returns the store view of
   * the request.
   */
  function viewOf(current: StoreView, storeId: number): StoreView | null | undefined {
    if (storeId === 0) return current
    const other = stores.views.find((view) => view.storeId === storeId)
    return other && findView(stores, websiteOf(stores, current), other.code)
  }

  return {
    async contentPreview({ ctx, params }) {
      const previewed = previewKeys.verifyPreviewKey(params.key, ctx.now())
      if (previewed?.storeCode !== ctx.view.code) return refuse('content_unknown')
      const { type, id } = previewed
      const [document] = await readContent(ctx.db, ctx.view.code, type, [id])
      return document ? ok({ type, document }) : refuse('content_unknown')
    },
    cmsPage: ({ ctx, params }) => find(ctx.view, 'cms_page', 'id', params.id),
    cmsBlock: ({ ctx, params }) => find(ctx.view, 'cms_block', 'id', params.id),
    cmsPageByIdentifier: ({ ctx, params }) =>
      find(viewOf(ctx.view, params.storeId), 'cms_page', 'identifier', params.identifier),
    cmsBlockByIdentifier: ({ ctx, params }) =>
      find(viewOf(ctx.view, params.storeId), 'cms_block', 'identifier', params.identifier),
  }
}
