import { createPreview, createPreviewKeys } from '@mantel/backend'
import type { PreviewType } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import { type TestShop, testSecretKey } from './open-test-shop.ts'

/** Creates the key for the link that previews unpublished content. */
export async function previewKeyOf(
  shop: TestShop,
  view: StoreView,
  type: PreviewType,
  identifier: string,
): Promise<string> {
  const created = await createPreview(shop.context(view), createPreviewKeys(testSecretKey), { type, identifier })
  if (!created.ok) throw new Error(created.code)
  return created.key
}
