import type { DrawingName } from '@mantel/ui/picture/drawing'
import type { ReactNode } from 'react'
import { useT } from '../i18n/text-context.tsx'
import type { RouteName } from '../route-table.ts'
import { CategoryLinks } from './category-links.tsx'
import { EmptyStatePage } from './empty-state-page.tsx'

type Kind = 'wishlist' | 'compare' | 'account' | 'page'

const drawings: Record<Kind, DrawingName> = {
  wishlist: 'empty-frame',
  compare: 'bare-shelf',
  account: 'waiting-letter',
  page: 'bare-shelf',
}

/** A placeholder for a screen that is not built yet, with links to categories. */
export function PlaceholderScreen({ title, route }: { title: string; route?: string }) {
  const t = useT()
  const kind = kindOf(route as RouteName | undefined)
  const texts: Record<Kind, ReactNode> = {
    wishlist: t('wishlist.later'),
    compare: t('later.compare'),
    account: t('later.text'),
    page: t('later.text'),
  }
  return (
    <EmptyStatePage drawing={drawings[kind]} title={title}>
      <p>{texts[kind]}</p>
      <CategoryLinks label={t('later.way_on')} />
    </EmptyStatePage>
  )
}

function kindOf(route: RouteName | undefined): Kind {
  switch (route) {
    case 'wishlist':
    case 'compare':
      return route
    default:
      return route?.startsWith('my-') ? 'account' : 'page'
  }
}
