import type { SearchResults } from '@mantel/client'
import { chipClass } from '@mantel/ui/action/chip'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'

/** The search results other than products: categories and posts. */
export function OtherResults({ categories, posts }: Pick<SearchResults, 'categories' | 'posts'>) {
  const t = useT()
  if (categories.length + posts.length === 0) return null
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
      {posts.length > 0 && (
        <nav aria-label={t('search.posts')}>
          <h2 className="pb-3 text-13 font-medium text-muted">{t('search.posts')}</h2>
          <ul className="grid gap-1.5">
            {posts.map(({ id, title, path }) => (
              <li key={id}>
                <StoreLink to={path} className="inline-block py-0.5 decoration-hairline hover:decoration-ink">
                  {title}
                </StoreLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
