import type { ContentDocument } from '@mantel/contract'
import { formatTimestamp } from '../../demo-view.ts'
import { hash } from '../../random.ts'
import { fillPlaceholders } from '../../texts.ts'
import type { ContentContext, ContentHelpers } from '../content-context.ts'
import { toHtml } from '../prose.ts'
import { storeFacts } from '../store-facts.ts'
import type { TextSet } from '../text-set.ts'
import { type BlockKey, type Blocks, blockIds, blockScenes } from './block.ts'
import { germanBlocks } from './de.ts'
import { englishBlocks } from './en.ts'
import { italianBlocks } from './it.ts'
import { tradeBlocks } from './trade.ts'

const blocks: Readonly<Record<TextSet, Blocks>> = {
  en: englishBlocks,
  de: germanBlocks,
  it: italianBlocks,
  trade: { ...englishBlocks, ...tradeBlocks },
}

export function* blockDocuments(
  { view, seller, voice, now, linkTo }: ContentContext,
  helpers: ContentHelpers,
): Iterable<ContentDocument> {
  for (const identifier of Object.keys(blockIds) as BlockKey[]) {
    const block = blocks[voice][identifier]
    if (!block) continue
    const scene = blockScenes[identifier]
    yield {
      id: blockIds[identifier],
      identifier,
      title: block.title,
      content: toHtml(fillPlaceholders(block.text, storeFacts(view, seller)), linkTo),
      image: scene && helpers.picture(`scenes/${scene}-wide-1`),
      active: true,
      store_id: [view.storeId],
      creation_time: formatTimestamp(now, -650),
      update_time: formatTimestamp(now, -5 - (hash(identifier) % 120)),
    }
  }
}
