import { changePassword, type User } from '@mantel/client'
import { newPasswordProblems, problemsOf } from '@mantel/domain/customer'
import { Field } from '@mantel/ui/form/field'
import { useState } from 'react'
import { FormFrame } from '../../account/form-frame.tsx'
import { NewPasswordFields } from '../../account/new-password-fields.tsx'
import { createFieldErrorProps, readText } from '../../account/read-form.ts'
import type { OpenedAccount } from '../../account/use-account-content.ts'
import { useAuthForm } from '../../account/use-auth-form.ts'
import { hasPassword, NoPassword } from './no-password.tsx'

/** Needs a connection. A changed password ends all other sessions. */
export function PasswordForm(props: OpenedAccount & { user: User }) {
  const { t, user } = props
  return (
    <section aria-labelledby="password-title" className="grid gap-5">
      <h2 id="password-title" className="title-3">
        {t('profile.password_title')}
      </h2>
      {hasPassword(user) ? <ChangeForm {...props} /> : <NoPassword {...props} />}
    </section>
  )
}

function ChangeForm({ engine, account, t, user }: OpenedAccount & { user: User }) {
  // The form is replaced after each change, so that no password stays in a field.
  const [changes, setChanges] = useState(0)
  const form = useAuthForm({
    t,
    onDone: () => setChanges(changes + 1),
    fieldOfError: { password_wrong: 'currentPassword', password_weak: 'password', password_guessable: 'password' },
    read(data) {
      const currentPassword = readText(data, 'currentPassword')
      const input = { password: readText(data, 'password'), repeatedPassword: readText(data, 'repeatedPassword') }
      return {
        problems: {
          ...problemsOf({ currentPassword: currentPassword === '' ? 'required' : null }),
          ...newPasswordProblems(input),
        },
        send: () =>
          changePassword({ engine, account }, { email: user.email, currentPassword, newPassword: input.password }),
      }
    },
  })
  const error = createFieldErrorProps(t, form)
  return (
    <>
      <p className="text-muted">{t('profile.password_text')}</p>
      <FormFrame key={changes} form={form} action={t('profile.password_action')}>
        <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
        <Field
          label={t('profile.current_password')}
          {...error('currentPassword')}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          maxLength={256}
          required
        />
        <NewPasswordFields t={t} form={form} />
      </FormFrame>
    </>
  )
}
