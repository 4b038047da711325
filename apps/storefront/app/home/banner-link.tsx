import type { BannerLink as Target } from '@mantel/domain/store'
import type { ReactNode } from 'react'
import { StoreLink } from '../place/store-link.tsx'
import type { NamedCategories } from './load-home.ts'

/** Where a banner leads; null while its category is not shown in this store. */
function targetPath(link: Target, categories: NamedCategories): string | null {
  return 'path' in link ? link.path : (categories[link.category]?.path ?? null)
}

/** The link of a banner, or nothing where it would lead nowhere. */
export function BannerLink({
  link,
  categories,
  className,
  children,
}: {
  link: Target
  categories: NamedCategories
  className?: string
  children: ReactNode
}) {
  const path = targetPath(link, categories)
  return path === null ? null : (
    <StoreLink to={path} className={className}>
      {children}
    </StoreLink>
  )
}
