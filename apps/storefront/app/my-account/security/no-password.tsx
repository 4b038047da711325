import { requestPasswordReset, type User } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { Notice } from '@mantel/ui/overlay/notice'
import { useState } from 'react'
import type { OpenedAccount } from '../../account/use-account-content.ts'

export const hasPassword = ({ profile }: User): boolean => profile.extension_attributes?.has_password !== false

/** Shown in place of a form that asks for the current password, to customers who only log in with a provider. */
export function NoPassword({ engine, account, t, user }: OpenedAccount & { user: User }) {
  const { email } = user
  const [isBusy, setBusy] = useState(false)
  const [sent, setSent] = useState<'sent' | 'failed' | null>(null)
  async function send() {
    setBusy(true)
    setSent((await requestPasswordReset({ engine, account }, email)).ok ? 'sent' : 'failed')
    setBusy(false)
  }
  return (
    <div className="grid gap-5" data-no-password={sent ?? 'open'}>
      <div role="status" className="empty:hidden">
        {sent === 'sent' && <Notice tone="success">{t('auth.reset_sent', { email })}</Notice>}
        {sent === 'failed' && <Notice tone="error">{t('something_went_wrong')}</Notice>}
      </div>
      <p>{t('security.no_password', { email })}</p>
      <div>
        <Button variant="quiet" busy={isBusy} onClick={send}>
          {t('security.no_password_action')}
        </Button>
      </div>
    </div>
  )
}
