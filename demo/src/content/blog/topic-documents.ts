import type { ContentDocument } from '@mantel/contract'
import { slugOf, toTextByLanguage } from '../../texts.ts'
import type { ContentContext } from '../content-context.ts'
import type { TextSet } from '../text-set.ts'
import { closedTopic, type TopicKey, topics } from './topics.ts'

export function* topicDocuments({ view, voice }: ContentContext): Iterable<ContentDocument> {
  const keys = topicsOf(voice)
  for (const [index, key] of keys.entries()) {
    yield document(topics[key].id, topicName(key, voice), index + 1, 1, view.storeId)
  }
  const closed = toTextByLanguage(closedTopic.name)[languageOf(voice)]
  yield document(closedTopic.id, closed, keys.length + 1, 0, view.storeId)
}

const document = (id: number, name: string, order: number, status: 0 | 1, storeId: number) => ({
  id,
  name,
  url_key: slugOf(name),
  sort_order: order,
  status,
  store_id: storeId,
})

const topicsOf = (voice: TextSet): TopicKey[] =>
  (Object.keys(topics) as TopicKey[]).filter((key) => key !== 'shop' || voice === 'trade')

export const topicName = (topic: TopicKey, voice: TextSet): string =>
  toTextByLanguage(topics[topic].name)[languageOf(voice)]

const languageOf = (voice: TextSet) => (voice === 'trade' ? 'en' : voice)
