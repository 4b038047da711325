import type { PostTeaser } from '@mantel/client'
import { Picture } from '@mantel/ui/picture/picture'
import { useFormats, useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'

export function LatestPosts({ posts }: { posts: readonly PostTeaser[] }) {
  const t = useT()
  const formats = useFormats()
  return (
    <section aria-labelledby="journal">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="journal" className="title-2">
          {t('home.journal')}
        </h2>
        <StoreLink to="/blog" className="flex min-h-11 items-center underline decoration-accent hover:decoration-2">
          {t('blog.more')}
        </StoreLink>
      </div>
      <ul className="grid gap-x-6 gap-y-10 md:grid-cols-3">
        {posts.map(({ id, title, path, picture, text, date }) => (
          <li key={id}>
            <StoreLink to={path} className="group block no-underline">
              <Picture
                image={picture}
                alt=""
                width={480}
                shape="3/2"
                widths={[320, 480, 640, 960]}
                sizes="(width >= 85rem) 424px, (width >= 48rem) 30vw, 92vw"
              />
              <span className="mt-3 block text-13 text-muted">
                <time dateTime={date}>{formats.date(date)}</time>
              </span>
              <span className="title-3 mt-1 block group-hover:underline">{title}</span>
              <span className="mt-2 block text-muted">{text}</span>
            </StoreLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
