import { changeEmail, type User } from '@mantel/client'
import { loginProblems } from '@mantel/domain/customer'
import { Field } from '@mantel/ui/form/field'
import { Notice } from '@mantel/ui/overlay/notice'
import { FormFrame } from '../../account/form-frame.tsx'
import { PasswordFields } from '../../account/password-fields.tsx'
import { createFieldErrorProps, readText } from '../../account/read-form.ts'
import type { OpenedAccount } from '../../account/use-account-content.ts'
import { useAuthForm } from '../../account/use-auth-form.ts'
import { useOnline } from '../../store/use-online.ts'
import { hasPassword, NoPassword } from '../security/no-password.tsx'

/** Changes the e-mail address. This needs the password, and the new address applies when its owner has opened the link in the mail. */
export function EmailForm({ engine, account, t, user }: OpenedAccount & { user: User }) {
  const isOnline = useOnline()
  const pending = user.profile.extension_attributes?.pending_email
  const form = useAuthForm({
    t,
    onDone: () => form.formRef.current?.reset(),
    fieldOfError: { email_password_missing: 'password', email_password_wrong: 'password' },
    read(data) {
      const input = { email: readText(data, 'email'), password: readText(data, 'password') }
      return {
        problems: loginProblems(input),
        send: () => changeEmail({ engine, account }, { email: input.email, currentPassword: input.password }),
      }
    },
  })
  const error = createFieldErrorProps(t, form)
  return (
    <section aria-labelledby="email-title" className="grid gap-5 border-hairline border-t pt-8">
      <h2 id="email-title" className="title-3">
        {t('profile.email_title')}
      </h2>
      <p className="wrap-anywhere">{t('profile.email_current', { email: user.email })}</p>
      <div role="status" className="empty:hidden">
        {pending && <Notice tone="info">{t('profile.email_pending', { email: pending })}</Notice>}
      </div>
      {!hasPassword(user) && <NoPassword engine={engine} account={account} t={t} user={user} />}
      {hasPassword(user) &&
        (isOnline ? (
          <FormFrame form={form} action={t('profile.email_action')}>
            <Field
              label={t('profile.email_new')}
              {...error('email')}
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              required
            />
            <PasswordFields
              t={t}
              fields={[
                {
                  name: 'password',
                  label: t('profile.current_password'),
                  autoComplete: 'current-password',
                  ...error('password'),
                },
              ]}
            />
          </FormFrame>
        ) : (
          <p className="text-muted">{t('profile.email_offline')}</p>
        ))}
    </section>
  )
}
