import { Picture } from '@mantel/ui/picture/picture'
import { StoreLink } from '../store/store-link.tsx'
import type { PostEntry } from './blog-texts.ts'

/** A post in a list: one link with picture, title and a short text. */
export function PostCard({
  post,
  headingLevel,
  isEager = false,
}: {
  post: PostEntry
  headingLevel: 2 | 3
  isEager?: boolean
}) {
  const Heading = `h${headingLevel}` as const
  return (
    <StoreLink to={post.path} className="group block no-underline">
      <Picture
        image={post.picture}
        alt=""
        width={480}
        shape="3/2"
        widths={[320, 480, 640, 960]}
        sizes="(width >= 85rem) 424px, (width >= 48rem) 30vw, 92vw"
        priority={isEager ? 'eager' : 'lazy'}
      />
      <span className="mt-3 block text-13 text-muted">{post.byline}</span>
      <Heading className="title-3 mt-1 group-hover:underline">{post.title}</Heading>
      <span className="mt-2 block text-muted">{post.text}</span>
    </StoreLink>
  )
}

/** The newest post above the list, with a large picture. */
export function LeadPost({ post }: { post: PostEntry }) {
  return (
    <article className="grid items-end gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <Picture
        image={post.picture}
        alt=""
        width={640}
        shape="3/2"
        widths={[320, 480, 640, 960, 1280, 1600]}
        sizes="(width >= 85rem) 800px, (width >= 64rem) 58vw, 92vw"
        priority="first"
      />
      <div className="lg:pb-6">
        <p className="text-13 text-muted">{post.byline}</p>
        <h2 className="title-2 mt-2">{post.title}</h2>
        <p className="mt-3 text-17 text-muted">{post.text}</p>
        <StoreLink
          to={post.path}
          className="mt-3 inline-flex min-h-11 items-center underline decoration-accent hover:decoration-2"
        >
          {post.readText}
        </StoreLink>
      </div>
    </article>
  )
}
