import { deleteAccount, exportCustomerData, type User } from '@mantel/client'
import { problemsOf } from '@mantel/domain/customer'
import { Button } from '@mantel/ui/action/button'
import { Disclosure } from '@mantel/ui/layout/disclosure'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FormFrame } from '../../account/form-frame.tsx'
import { PasswordFields } from '../../account/password-fields.tsx'
import { createFieldErrorProps, readText } from '../../account/read-form.ts'
import type { OpenedAccount } from '../../account/use-account-content.ts'
import { useAuthForm } from '../../account/use-auth-form.ts'
import { useOnline } from '../../store/use-online.ts'
import { hasPassword, NoPassword } from './no-password.tsx'

/** The download of everything that the shop stores about the customer, and the deletion of the account. */
export function CustomerData(props: OpenedAccount & { user: User }) {
  const { account, t } = props
  const isOnline = useOnline()
  const [isBusy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    const data = await exportCustomerData(account)
    setBusy(false)
    if (data !== null) saveJson(data, 'mantel.json')
  }
  return (
    <section aria-labelledby="data-title" className="grid gap-5 border-hairline border-t pt-8">
      <h2 id="data-title" className="title-3">
        {t('security.data')}
      </h2>
      <p className="text-muted">{t('security.data_text')}</p>
      <div>
        <Button variant="quiet" busy={isBusy} disabled={!isOnline} onClick={download}>
          {t('security.download')}
        </Button>
      </div>
      <Disclosure summary={t('security.delete')}>
        {hasPassword(props.user) ? <DeletionForm {...props} /> : <NoPassword {...props} />}
      </Disclosure>
    </section>
  )
}

function DeletionForm({ engine, account, t, user }: OpenedAccount & { user: User }) {
  const navigate = useNavigate()
  const form = useAuthForm({
    t,
    onDone() {
      engine.notifications.push({ type: 'success', message: { text: t('security.deleted') } })
      void navigate('/')
    },
    fieldOfError: { password_wrong: 'currentPassword' },
    read(data) {
      const currentPassword = readText(data, 'currentPassword')
      return {
        problems: problemsOf({ currentPassword: currentPassword === '' ? 'required' : null }),
        send: () => deleteAccount(account, currentPassword),
      }
    },
  })
  const error = createFieldErrorProps(t, form)
  return (
    <FormFrame form={form} action={t('security.delete_action')}>
      <p>{t('security.delete_text')}</p>
      <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordFields
        t={t}
        fields={[
          {
            name: 'currentPassword',
            label: t('profile.current_password'),
            autoComplete: 'current-password',
            ...error('currentPassword'),
          },
        ]}
      />
    </FormFrame>
  )
}

function saveJson(json: string, name: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Frees the file's memory after a minute. By then the browser has started to read it for the download.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
