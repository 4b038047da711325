import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { PasswordFields } from './password-fields.tsx'
import { createFieldErrorProps } from './read-form.ts'
import type { AuthForm } from './use-auth-form.ts'

type Fields = 'password' | 'repeatedPassword'

/** A new password, entered twice. */
export function NewPasswordFields({
  t,
  form,
}: {
  t: BuyingTranslator
  form: Pick<AuthForm<Fields>, 'problems' | 'refused'>
}) {
  const error = createFieldErrorProps<Fields>(t, form)
  return (
    <PasswordFields
      t={t}
      fields={[
        {
          name: 'password',
          label: t('auth.new_password'),
          autoComplete: 'new-password',
          hint: t('auth.password_hint'),
          ...error('password'),
        },
        {
          name: 'repeatedPassword',
          label: t('auth.password_repeat'),
          autoComplete: 'new-password',
          ...error('repeatedPassword'),
        },
      ]}
    />
  )
}
