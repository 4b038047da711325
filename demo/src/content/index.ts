import type { CatalogType, ContentDocument } from '@mantel/contract'
import type { Seller, StoreView } from '@mantel/domain/store'
import { blockDocuments } from './blocks/block-documents.ts'
import { postDocuments } from './blog/post-documents.ts'
import { topicDocuments } from './blog/topic-documents.ts'
import { type ContentHelpers, createContentContext } from './content-context.ts'
import { hierarchyDocuments } from './hierarchy.ts'
import { pageDocuments } from './pages/page-documents.ts'

export { postScene } from './blog/posts.ts'
export type { ContentHelpers } from './content-context.ts'

/** Pages, blocks, page hierarchy, blog topics and posts of one store in its language. */
export function* contentDocuments(
  view: StoreView,
  seller: Seller,
  helpers: ContentHelpers,
  now: Date,
): Iterable<{ type: CatalogType; doc: ContentDocument }> {
  const context = createContentContext(view, seller, now)
  for (const doc of pageDocuments(context)) yield { type: 'cms_page', doc }
  for (const doc of blockDocuments(context, helpers)) yield { type: 'cms_block', doc }
  for (const doc of hierarchyDocuments(context)) yield { type: 'cms_hierarchy', doc }
  for (const doc of topicDocuments(context)) yield { type: 'cms_blog_category', doc }
  for (const doc of postDocuments(context, helpers)) yield { type: 'cms_blog', doc }
}
