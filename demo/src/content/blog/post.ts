import type { SceneSubject } from '../../../pictures/vocabulary.ts'
import type { PostKey } from './post-ids.ts'
import type { TopicKey } from './topics.ts'

export type Post = {
  /** Posts about the same subject have the same key in every language. */
  key: PostKey
  title: string
  author: string
  topics: readonly [TopicKey, ...TopicKey[]]
  /** English search words for matching products. */
  about: string
  /** Subject of the opening image. */
  scene: SceneSubject
  /**
   * Month and day of publication, MM-DD. The year follows from the current date, so Christmas posts always date from December.
   */
  on: string
  /** 0: published on the most recent such day; 1: a year before it. */
  yearsAgo: 0 | 1
  draft?: true
  /** Also shown in the trade stores. */
  trade?: true
  short: string
  text: string
}
