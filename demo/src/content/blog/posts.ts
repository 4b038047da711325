import type { SceneSubject } from '../../../pictures/vocabulary.ts'
import type { TextSet } from '../text-set.ts'
import { cardPosts as germanCards } from './de/cards-and-seasons.ts'
import { carePosts as germanCare } from './de/care-and-studios.ts'
import { clockPosts as germanClocks } from './de/clocks.ts'
import { wallPosts as germanWalls } from './de/walls-and-frames.ts'
import { cardPosts } from './en/cards.ts'
import { carePosts } from './en/care.ts'
import { clockPosts } from './en/clocks.ts'
import { framePosts } from './en/frames.ts'
import { seasonPosts } from './en/seasons.ts'
import { studioPosts } from './en/studios.ts'
import { tradePosts } from './en/trade.ts'
import { wallPosts } from './en/walls.ts'
import { cardPosts as italianCards } from './it/cards.ts'
import { carePosts as italianCare } from './it/care-studios-seasons.ts'
import { clockPosts as italianClocks } from './it/clocks.ts'
import { wallPosts as italianWalls } from './it/walls-and-frames.ts'
import type { Post } from './post.ts'

const english: readonly Post[] = [
  ...wallPosts,
  ...framePosts,
  ...clockPosts,
  ...cardPosts,
  ...studioPosts,
  ...carePosts,
  ...seasonPosts,
]

const posts: Readonly<Record<TextSet, readonly Post[]>> = {
  en: english,
  de: [...germanWalls, ...germanClocks, ...germanCards, ...germanCare],
  it: [...italianWalls, ...italianClocks, ...italianCards, ...italianCare],
  trade: [...tradePosts, ...english.filter((post) => post.trade)],
}

export const postsOf = (voice: TextSet): readonly Post[] => posts[voice]

const scenes = new Map<string, SceneSubject>(
  Object.values(posts)
    .flat()
    .map(({ key, scene }) => [key, scene]),
)

/** Subject of a post's opening image; undefined for an unknown key. */
export const postScene = (key: string): SceneSubject | undefined => scenes.get(key)
