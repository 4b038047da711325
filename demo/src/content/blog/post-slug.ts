import { slugOf } from '../../texts.ts'
import type { Post } from './post.ts'

export const postSlug = (post: Post): string => slugOf(post.title)
