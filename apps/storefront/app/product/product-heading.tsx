import type { ProductView } from '@mantel/client'
import { Breadcrumb } from '@mantel/ui/layout/breadcrumb'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'

export function ProductBreadcrumb({ product: { name, breadcrumbs } }: { product: ProductView }) {
  const t = useT()
  return (
    <Breadcrumb
      label={t('breadcrumb.label')}
      className="py-4 max-md:py-2 max-md:[&_li:last-child]:hidden"
      items={[
        { key: 'home', content: <StoreLink to="/">{t('title.home')}</StoreLink> },
        ...breadcrumbs.map(({ id, path, name: text }) => ({
          key: String(id),
          content: <StoreLink to={path}>{text}</StoreLink>,
        })),
        { key: 'here', content: name },
      ]}
    />
  )
}

/** The product's name and its maker, with a link to the maker's other products. */
export function ProductHeading({ product: { name, artist, brand } }: { product: ProductView }) {
  const t = useT()
  const maker = artist ?? brand
  return (
    <div>
      <h1 className="display text-32 md:text-42">{name}</h1>
      {maker && (
        <p className="mt-2 text-17 text-muted">
          <StoreLink to={`/search?q=${encodeURIComponent(maker)}`}>
            {artist ? t('product.by', { name: artist }) : maker}
          </StoreLink>
        </p>
      )}
    </div>
  )
}
