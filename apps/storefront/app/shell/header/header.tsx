import { IconButton } from '@mantel/ui/action/icon-button'
import { Icon } from '@mantel/ui/picture/icon'
import { useCartCount } from '../../cart/cart-keeper.tsx'
import { useT } from '../../i18n/text-context.tsx'
import { usePlace } from '../../place/place-context.tsx'
import { MainMenu } from '../menu/main-menu.tsx'
import { panels } from '../panels.ts'
import { useShell } from '../use-shell.ts'
import { AccountLink } from './account-link.tsx'
import { HomeLink } from './home-link.tsx'
import { PanelIcon, PanelLink } from './panel-link.tsx'
import { PlainSearch } from './plain-search.tsx'
import { StoreSwitcher } from './store-switcher.tsx'

/** Counts are the visitor's own: pages are rendered with none, and the browser fills them in. */
export function Header({ wishlistCount = 0 }: { wishlistCount?: number }) {
  const t = useT()
  const cartCount = useCartCount(usePlace().view.code)
  const { menu } = useShell()
  return (
    <header className="relative z-10 border-hairline border-b bg-page max-lg:sticky max-lg:top-0">
      <div className="room grid min-h-16 grid-cols-[1fr_auto_1fr] items-center gap-4 lg:min-h-22">
        <div className="-ml-2.5 flex items-center lg:ml-0">
          <IconButton
            icon="menu"
            label={t('menu.open')}
            aria-haspopup="dialog"
            className="lg:hidden noscript:hidden"
            onClick={() => panels.open('sidebar')}
          />
          <PanelIcon panel="searchPanel" to="/search" icon="search" label={t('header.search')} className="lg:hidden" />
          <PanelLink
            panel="searchPanel"
            to="/search"
            className="flex h-11 w-full max-w-64 items-center gap-3 border-control border-b text-muted no-underline transition-colors hover:border-ink hover:text-ink max-lg:hidden noscript:hidden"
          >
            <Icon name="search" size={20} />
            {t('search.label')}
          </PanelLink>
          <PlainSearch />
        </div>
        <HomeLink />
        <div className="-mr-2.5 flex items-center justify-end">
          <StoreSwitcher className="mr-2 max-lg:hidden" />
          <AccountLink className="max-lg:hidden" />
          <PanelIcon
            panel="wishlist"
            to="/wishlist"
            icon="heart"
            label={t('header.wishlist', { count: wishlistCount })}
            count={wishlistCount}
          />
          <PanelIcon
            panel="microcart"
            to="/cart"
            icon="bag"
            label={t('header.cart', { count: cartCount })}
            count={cartCount}
          />
        </div>
      </div>
      {menu.length > 0 && <MainMenu items={menu} />}
    </header>
  )
}
