import { type PreviewType, type Refusal, refuse } from '@mantel/contract'
import type { Ctx } from '../platform/context.ts'
import { findContent } from './content.repository.ts'
import type { PreviewKeys } from './preview-key.ts'

/** Days for which a preview link is valid. */
const lifetime = 7

/**
 * Creates a key for a page, block or post of the store, published or not. identifier: for a post, the last segment of its URL.
 */
export async function createPreview(
  { db, view, now }: Pick<Ctx, 'db' | 'view' | 'now'>,
  { previewKeyOf }: Pick<PreviewKeys, 'previewKeyOf'>,
  { type, identifier }: { type: PreviewType; identifier: string },
): Promise<{ ok: true; key: string; expiresAt: Date } | Refusal<'content_unknown'>> {
  const found = await findContent(db, view.code, type, identifier)
  if (!found) return refuse('content_unknown')
  const expiresAt = new Date(now().getTime() + lifetime * 86_400_000)
  return { ok: true, key: previewKeyOf({ storeCode: view.code, type, id: found.id }, expiresAt), expiresAt }
}
