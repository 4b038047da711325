import type { BannerLink as Target } from '@mantel/domain/store'
import type { ReactNode } from 'react'
import { StoreLink } from '../store/store-link.tsx'
import type { NamedCategories } from './load-home.ts'

/** The path that a banner links to; null if this store does not show its category. */
function targetPath(link: Target, categories: NamedCategories): string | null {
  return 'path' in link ? link.path : (categories[link.category]?.path ?? null)
}

/** The link of a banner; renders nothing if the banner has no target in this store. */
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
