import type { SearchResults } from '@mantel/client'
import { chipClass } from '@mantel/ui/action/chip'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'

/** The search results other than products: categories, the merchant's pages and posts. */
export function OtherResults({ categories, posts, pages }: Pick<SearchResults, 'categories' | 'posts' | 'pages'>) {
  const t = useT()
  if (categories.length + posts.length + pages.length === 0) return null
  return (
    <div className="grid gap-x-16 gap-y-6 pb-10 lg:grid-cols-2">
      {categories.length > 0 && (
        <nav aria-label={t('search.categories')}>
          <h2 className="pb-3 text-13 font-medium text-muted">{t('search.categories')}</h2>
          <ul className="flex flex-wrap gap-2">
            {categories.map(({ id, name, path }) => (
              <li key={id}>
                <StoreLink to={path} className={chipClass()}>
                  {name}
                </StoreLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <LinkList name={t('search.pages')} links={pages} />
      <LinkList name={t('search.posts')} links={posts} />
    </div>
  )
}

function LinkList({ name, links }: { name: string; links: SearchResults['posts'] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={name}>
      <h2 className="pb-3 text-13 font-medium text-muted">{name}</h2>
      <ul className="grid gap-1.5">
        {links.map(({ id, title, path }) => (
          <li key={id}>
            <StoreLink to={path} className="inline-block py-0.5 decoration-hairline hover:decoration-ink">
              {title}
            </StoreLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
