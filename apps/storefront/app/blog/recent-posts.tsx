import { useId } from 'react'
import { StoreLink } from '../store/store-link.tsx'
import type { PostEntry } from './blog-texts.ts'

/** Links to the newest posts. */
export function RecentPosts({ title, posts }: { title: string; posts: readonly PostEntry[] }) {
  const id = useId()
  if (posts.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-16 border-hairline border-t pt-8 md:mt-24">
      <h2 id={id} className="title-3">
        {title}
      </h2>
      <ul className="mt-4 grid gap-x-10 md:grid-cols-2">
        {posts.map(({ id: key, title: name, path, date, day }) => (
          <li key={key} className="border-hairline border-b">
            <StoreLink
              to={path}
              className="flex min-h-13 items-center justify-between gap-4 py-3 no-underline hover:underline"
            >
              {name}
              <time dateTime={date} className="shrink-0 text-13 text-muted">
                {day}
              </time>
            </StoreLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
