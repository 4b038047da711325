import { Disclosure } from '@mantel/ui/layout/disclosure'
import { Panel } from '@mantel/ui/overlay/panel'
import { useSession } from '../../account/current-session.ts'
import { useT } from '../../i18n/text-context.tsx'
import { MerchantHtml } from '../../shell/merchant-html.tsx'
import { panels, usePanel } from '../../shell/panels.ts'
import type { MenuItem } from '../../shell/shell-data.ts'
import { useShell } from '../../shell/use-shell.ts'
import { StoreLink } from '../../store/store-link.tsx'
import { plainLinks } from '../footer/page-list.tsx'
import { PanelLink } from '../header/panel-link.tsx'
import { StoreList } from '../header/store-list.tsx'

/** The menu on narrow screens. Renders its content only while open, to keep pages small. */
export function Sidebar() {
  const t = useT()
  const isOpen = usePanel('sidebar')
  return (
    <Panel
      side="left"
      open={isOpen}
      onClose={() => panels.close('sidebar')}
      title={t('menu.title')}
      closeLabel={t('shell.close')}
    >
      {isOpen && <SidebarContent />}
    </Panel>
  )
}

function SidebarContent() {
  const t = useT()
  const { menu, blocks } = useShell()
  const session = useSession()
  const name = session.kind === 'customer' ? session.user?.firstName : undefined
  // A trade customer who waits for approval sees what guests see.
  const isBuyer = session.kind === 'customer' && session.user?.isApproved !== false
  const guestMenu = isBuyer ? undefined : blocks['guest-menu']
  return (
    <div className="grid gap-8">
      <nav aria-label={t('menu.main')} className="-mt-6">
        {menu.map((item) =>
          item.children.length === 0 ? (
            <StoreLink
              key={item.id}
              to={item.path}
              className={`${row} border-hairline border-t font-medium first:border-t-0`}
            >
              {item.name}
            </StoreLink>
          ) : (
            <Disclosure key={item.id} summary={item.name} name="menu">
              <Subcategories item={item} />
            </Disclosure>
          ),
        )}
        <StoreLink to="/blog" className={`${row} border-hairline border-y font-medium`}>
          {t('menu.journal')}
        </StoreLink>
      </nav>
      {guestMenu && <MerchantHtml html={guestMenu.html} className={plainLinks} />}
      <div className="grid">
        <PanelLink panel="auth" to="/my-account" className={row}>
          {name ? t('header.account_of', { name }) : t('header.account')}
        </PanelLink>
        <PanelLink panel="wishlist" to="/wishlist" className={row}>
          {t('wishlist.title')}
        </PanelLink>
      </div>
      <div className="border-hairline border-t pt-5">
        <p className="font-medium">{t('stores.title')}</p>
        <StoreList />
      </div>
    </div>
  )
}

const row = 'flex min-h-13 items-center no-underline hover:underline'

function Subcategories({ item }: { item: MenuItem }) {
  const t = useT()
  return (
    <ul className="pl-4">
      <li>
        <StoreLink to={item.path} className="flex min-h-11 items-center text-accent no-underline hover:underline">
          {t('menu.all_of', { name: item.name })}
        </StoreLink>
      </li>
      {item.children.map((child) => (
        <li key={child.id}>
          <StoreLink to={child.path} className="flex min-h-11 items-center no-underline hover:underline">
            {child.name}
          </StoreLink>
          {child.children.length > 0 && (
            <ul className="mb-2 border-hairline border-l pl-4 text-muted">
              {child.children.map((entry) => (
                <li key={entry.id}>
                  <StoreLink to={entry.path} className="flex min-h-10 items-center no-underline hover:underline">
                    {entry.name}
                  </StoreLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
