import { IconButton, IconButtonContent, iconButtonClass } from '@mantel/ui/action/icon-button'
import { Icon } from '@mantel/ui/picture/icon'
import { useSession } from '../../account/current-session.ts'
import { useCartCount } from '../../cart/cart-starter.tsx'
import { useT } from '../../i18n/text-context.tsx'
import { panels } from '../../shell/panels.ts'
import { useSavedHint } from '../../shell/saved-hint.ts'
import { StaticContent } from '../../shell/static-markup.tsx'
import { useShell } from '../../shell/use-shell.ts'
import { useStore, useStorePath } from '../../store/store-context.tsx'
import { MainMenu } from '../menu/main-menu.tsx'
import { HomeLink } from './home-link.tsx'
import { PanelIcon, PanelLink } from './panel-link.tsx'
import { StoreSwitcher } from './store-switcher.tsx'

/** Counts are personal: the server renders none and the browser fills them in. */
export function Header() {
  const t = useT()
  const cartCount = useCartCount(useStore().view.code)
  const wishlistCount = JSON.parse(useSavedHint('wishlist') || '[]').length
  const { menu } = useShell()
  return (
    <header className="relative z-10 border-hairline border-b bg-page max-lg:sticky max-lg:top-0">
      <div className="room grid min-h-16 grid-cols-[1fr_auto_1fr] items-center gap-4 lg:min-h-22">
        <StaticContent className="-ml-2.5 flex items-center lg:ml-0" data={() => 'menu and search'}>
          {() => (
            <>
              <IconButton
                icon="menu"
                label={t('menu.open')}
                aria-haspopup="dialog"
                className="lg:hidden noscript:hidden"
                onClick={() => panels.open('sidebar')}
              />
              <PanelIcon
                panel="searchPanel"
                to="/search"
                icon="search"
                label={t('header.search')}
                className="lg:hidden"
              />
              <PanelLink
                panel="searchPanel"
                to="/search"
                className="flex h-11 w-full max-w-64 items-center gap-3 border-control border-b text-muted no-underline transition-colors hover:border-ink hover:text-ink max-lg:hidden noscript:hidden"
              >
                <Icon name="search" size={20} />
                {t('search.label')}
              </PanelLink>
              <PlainSearch />
            </>
          )}
        </StaticContent>
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

/** Replaces the search panel without JavaScript. */
function PlainSearch() {
  const t = useT()
  const storePath = useStorePath()
  return (
    <form action={storePath('/search')} className="hidden w-full max-w-64 noscript:block max-md:noscript:hidden">
      <label htmlFor="plain-search" className="ui-hidden">
        {t('search.label')}
      </label>
      <input
        id="plain-search"
        type="search"
        name="q"
        placeholder={t('search.label')}
        className="h-11 w-full border-control border-b placeholder:text-muted"
      />
    </form>
  )
}

/** Shows the first name of a logged-in customer next to the icon. */
function AccountLink({ className = '' }: { className?: string }) {
  const t = useT()
  const session = useSession()
  const name = session.kind === 'customer' ? session.user?.firstName : undefined
  return (
    <PanelLink
      panel="auth"
      to="/my-account"
      className={`${iconButtonClass} ${name ? 'w-auto! items-center gap-1.5 px-2.5 no-underline lg:flex!' : ''} ${className}`}
    >
      <IconButtonContent icon="person" label={name ? t('header.account_of', { name }) : t('header.account')} />
      {name && (
        <span aria-hidden="true" data-signed-in className="max-w-28 truncate text-13">
          {name}
        </span>
      )}
    </PanelLink>
  )
}
