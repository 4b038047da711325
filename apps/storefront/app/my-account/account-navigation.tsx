import { Button } from '@mantel/ui/action/button'
import { useState } from 'react'
import type { OpenedAccount } from '../account/use-account-content.ts'
import { useT } from '../i18n/text-context.tsx'
import { useStore } from '../store/store-context.tsx'
import { StoreLink } from '../store/store-link.tsx'
import type { AccountRoute } from './account-screens.ts'

const links = [
  ['my-account', '/my-account'],
  ['my-orders', '/my-account/orders'],
  ['my-ordered-products', '/my-account/ordered-products'],
  ['my-gift-cards', '/my-account/gift-cards'],
  ['wishlist', '/wishlist'],
  ['my-quick-order', '/my-account/quick-order'],
  ['my-order-templates', '/my-account/order-templates'],
  ['my-company', '/my-account/company'],
  ['my-shipping-details', '/my-account/shipping-details'],
  ['my-profile', '/my-account/profile'],
  ['my-newsletter', '/my-account/newsletter'],
  ['my-security', '/my-account/security'],
] as const

/** The account pages that only trade stores have. */
const limited: readonly string[] = ['my-quick-order', 'my-order-templates', 'my-company']

/** A column beside the page; on phones a row that scrolls. */
export function AccountNavigation({ t, account, current }: OpenedAccount & { current: AccountRoute }) {
  const commonT = useT()
  const [isLoggingOut, setLoggingOut] = useState(false)
  const { routes } = useStore().view
  const shownLinks = links.filter(([route]) => !limited.includes(route) || routes.includes(route))
  const currentRoute = current === 'my-order' ? 'my-orders' : current
  return (
    <nav aria-label={t('account.navigation')} className="min-w-0">
      <ul className="-m-1 flex gap-x-5 gap-y-1 overflow-x-auto p-1 [scrollbar-width:none] lg:sticky lg:top-24 lg:grid">
        {shownLinks.map(([route, path]) => (
          <li key={route} className="flex-none">
            <StoreLink
              to={path}
              aria-current={route === currentRoute ? 'page' : undefined}
              className="inline-flex min-h-11 items-center no-underline hover:underline aria-[current]:font-medium aria-[current]:underline aria-[current]:underline-offset-8"
            >
              {route === 'my-account' ? t('account.overview') : commonT(`title.${route}`)}
            </StoreLink>
          </li>
        ))}
        <li className="flex-none lg:mt-3 lg:border-hairline lg:border-t lg:pt-3">
          <Button
            variant="link"
            className="min-h-11"
            busy={isLoggingOut}
            onClick={async () => {
              setLoggingOut(true)
              await account.session.logout()
            }}
          >
            {commonT('auth.logout')}
          </Button>
        </li>
      </ul>
    </nav>
  )
}
