import { sendEmailProof, type User } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { Notice } from '@mantel/ui/overlay/notice'
import { useState } from 'react'
import type { OpenedAccount } from '../../account/use-account-content.ts'

/** Sends a new confirmation mail to customers who have not confirmed their e-mail address yet. */
export function EmailProof({ account, t, user }: Pick<OpenedAccount, 'account' | 't'> & { user: User }) {
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  if (user.profile.extension_attributes?.is_email_confirmed !== false) return null
  async function send() {
    setBusy(true)
    setSent(await sendEmailProof(account))
    setBusy(false)
  }
  return (
    <div role="status" data-email-proof={isSent ? 'sent' : 'open'}>
      <Notice
        tone="info"
        actions={
          isSent ? undefined : (
            <Button variant="quiet" size="small" busy={isBusy} onClick={send}>
              {t('security.proof_action')}
            </Button>
          )
        }
      >
        {t(isSent ? 'security.proof_sent' : 'security.proof', { email: user.email })}
      </Notice>
    </div>
  )
}
