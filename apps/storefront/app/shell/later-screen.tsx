import type { DrawingName } from '@mantel/ui/picture/drawing'
import type { ReactNode } from 'react'
import { useT } from '../i18n/text-context.tsx'
import { usePlace } from '../place/place-context.tsx'
import type { RouteName } from '../route-table.ts'
import { QuietPage } from './quiet-page.tsx'
import { WayOn } from './way-on.tsx'

type Kind = 'wishlist' | 'compare' | 'account' | 'journal' | 'trade' | 'page'

const drawings: Record<Kind, DrawingName> = {
  wishlist: 'empty-frame',
  compare: 'bare-shelf',
  account: 'waiting-letter',
  journal: 'waiting-letter',
  trade: 'waiting-letter',
  page: 'bare-shelf',
}

/** A screen that is still to be built says what will be there, and leads on. */
export function LaterScreen({ title, route }: { title: string; route?: string }) {
  const t = useT()
  const { supportEmail } = usePlace().website
  const kind = kindOf(route as RouteName | undefined)
  const texts: Record<Kind, ReactNode> = {
    wishlist: t('wishlist.later'),
    compare: t('later.compare'),
    account: t('auth.later'),
    journal: t('later.journal'),
    trade: t('later.trade', { email: supportEmail }),
    page: t('later.text'),
  }
  return (
    <QuietPage drawing={drawings[kind]} title={title}>
      <p>{texts[kind]}</p>
      <WayOn label={t('later.way_on')} />
    </QuietPage>
  )
}

function kindOf(route: RouteName | undefined): Kind {
  switch (route) {
    case 'wishlist':
    case 'compare':
      return route
    case 'blog':
    case 'blog-category':
    case 'blog-post':
    case 'search':
      return 'journal'
    case 'register':
    case 'approval':
      return 'trade'
    case 'create-password':
    case 'social-log-in-pop-up':
      return 'account'
    default:
      return route?.startsWith('my-') ? 'account' : 'page'
  }
}
