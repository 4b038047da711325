import { Button, buttonClass } from '@mantel/ui/action/button'
import { useSession } from '../../account/current-session.ts'
import { hiddenWhilePricesLoad } from '../../account/price-access.tsx'
import { useT } from '../../i18n/text-context.tsx'
import { MerchantHtml } from '../../shell/merchant-html.tsx'
import { panels } from '../../shell/panels.ts'
import { useShell } from '../../shell/use-shell.ts'
import { StoreLink } from '../../store/store-link.tsx'
import { plainLinks } from './page-list.tsx'

/** A note in trade stores that prices need a login, for everybody but approved buyers. */
export function RestrictedAccess() {
  const t = useT()
  const { 'restricted-access': block, 'guest-menu': guestMenu } = useShell().blocks
  const session = useSession()
  if (!block || (session.kind === 'customer' && session.user?.isApproved)) return null
  return (
    <section
      aria-labelledby="restricted-access"
      className={`border-hairline border-t bg-wash ${hiddenWhilePricesLoad}`}
    >
      <div className="room flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-10">
        <div className="max-w-measure">
          <h2 id="restricted-access" className="title-3 mb-3">
            {block.title}
          </h2>
          <MerchantHtml html={block.html} className="ui-prose" />
        </div>
        {session.kind === 'customer' ? (
          <StoreLink to="/approval" className={buttonClass()}>
            {t('title.approval')}
          </StoreLink>
        ) : (
          <Button className="noscript:hidden" onClick={() => panels.openAuth()}>
            {t('auth.login')}
          </Button>
        )}
        {guestMenu && (
          <nav aria-label={guestMenu.title} className="w-full border-hairline border-t pt-4">
            <MerchantHtml
              html={guestMenu.html}
              className={`${plainLinks} [&_ul]:flex [&_ul]:flex-wrap [&_ul]:gap-x-8`}
            />
          </nav>
        )}
      </div>
    </section>
  )
}
