import { IconButtonFace, iconButtonClass } from '@mantel/ui/action/icon-button'
import { useSession } from '../../account/shown-session.ts'
import { useT } from '../../i18n/text-context.tsx'
import { PanelLink } from './panel-link.tsx'

/** The first name of whoever is signed in stands beside the figure. */
export function AccountLink({ className = '' }: { className?: string }) {
  const t = useT()
  const session = useSession()
  const name = session.kind === 'customer' ? session.user?.firstName : undefined
  return (
    <PanelLink
      panel="auth"
      to="/my-account"
      className={`${iconButtonClass} ${name ? 'flex! w-auto! items-center gap-1.5 px-2.5 no-underline' : ''} ${className}`}
    >
      <IconButtonFace icon="person" label={name ? t('header.account_of', { name }) : t('header.account')} />
      {name && (
        <span aria-hidden="true" data-signed-in className="max-w-28 truncate text-13">
          {name}
        </span>
      )}
    </PanelLink>
  )
}
