import { type Refusal, refuse } from '@mantel/contract'
import { prepareContent } from '@mantel/plugins/widget'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import { sanitiseHtml } from '../platform/html/index.ts'
import { wireTime } from '../platform/wire-time.ts'
import { findContent, updateContent } from './content.repository.ts'

/** Replaces the content of a store's block, and its title if one is given. */
export function editBlock(
  ctx: Ctx,
  input: { identifier: string; content: string; title?: string },
): Promise<{ ok: true; id: number } | Refusal<'content_unknown'>> {
  const storeCode = ctx.view.code
  return inTransaction(ctx.db, async (tx) => {
    const block = await findContent(tx, storeCode, 'cms_block', input.identifier)
    if (!block) return refuse('content_unknown')
    const { title = block.title } = input
    const { html: content, problems } = prepareContent(input.content, sanitiseHtml)
    for (const problem of problems) ctx.log.warn({ block: input.identifier }, problem)
    await updateContent(tx, storeCode, 'cms_block', { ...block, title, content, update_time: wireTime(ctx.now()) })
    await emit(tx, { type: 'content.changed', contentType: 'cms_block', ids: [block.id], storeCode })
    return { ok: true, id: block.id }
  })
}
