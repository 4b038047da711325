import { createPreview, createPreviewKeys } from '@mantel/backend'
import type { PreviewType } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import { type TestShop, testSecretKey } from './open-test-shop.ts'

/** The key in the link that shows unpublished content. */
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
