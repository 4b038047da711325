import type { SceneSubject } from '../../../pictures/vocabulary.ts'
import type { PostKey } from './post-ids.ts'
import type { TopicKey } from './topics.ts'

export type Post = {
  /** The same subject has the same key in every language. */
  key: PostKey
  title: string
  author: string
  topics: readonly [TopicKey, ...TopicKey[]]
  /** English words by which fitting products are found. */
  about: string
  /** What the opening picture shows. */
  scene: SceneSubject
  /** Day of the year, MM-DD; it keeps Christmas in December whenever the demo's now is. */
  on: string
  /** Whole years before the latest such day. */
  yearsAgo: 0 | 1
  draft?: true
  /** Also of use to shopkeepers, so that the trade stores show it. */
  trade?: true
  short: string
  text: string
}
