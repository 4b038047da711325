import { type User, unlinkLogin } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { useState } from 'react'
import type { OpenedAccount } from '../../account/use-account-content.ts'
import { useOnline } from '../../store/use-online.ts'

const names: Record<string, string> = { facebook: 'Facebook', google: 'Google', amazon: 'Amazon' }

/** The login providers that are linked to the account. */
export function LinkedLogins({ account, t, user }: Pick<OpenedAccount, 'account' | 't'> & { user: User }) {
  const isOnline = useOnline()
  const [busy, setBusy] = useState<string | null>(null)
  const logins = user.profile.extension_attributes?.logins ?? []
  if (logins.length === 0) return null
  async function unlink(provider: (typeof logins)[number]) {
    setBusy(provider)
    await unlinkLogin(account, provider)
    setBusy(null)
  }
  return (
    <section aria-labelledby="logins-title" className="grid gap-5 border-hairline border-t pt-8">
      <h2 id="logins-title" className="title-3">
        {t('security.logins')}
      </h2>
      <ul className="grid gap-3">
        {logins.map((provider) => (
          <li key={provider} className="flex flex-wrap items-baseline gap-x-3" data-login={provider}>
            <span>{names[provider] ?? provider}</span>
            <Button
              variant="link"
              size="small"
              busy={busy === provider}
              disabled={!isOnline}
              aria-label={t('security.unlink_named', { provider: names[provider] ?? provider })}
              onClick={() => unlink(provider)}
            >
              {t('security.unlink')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
