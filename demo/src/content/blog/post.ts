import type { SceneSubject } from '../../../pictures/vocabulary.ts'
import type { PostKey } from './post-ids.ts'
import type { TopicKey } from './topics.ts'

export type Post = {
  /** The same subject has the same key in every language. */
  key: PostKey
  title: string
  author: string
  topics: readonly [TopicKey, ...TopicKey[]]
  /** English search words for matching products. */
  about: string
  /** Subject of the opening image. */
  scene: SceneSubject
  /** Day of the year, MM-DD; keeps Christmas posts in December whatever the demo's current date. */
  on: string
  /** Whole years before the most recent such day. */
  yearsAgo: 0 | 1
  draft?: true
  /** Also shown in the trade stores. */
  trade?: true
  short: string
  text: string
}
