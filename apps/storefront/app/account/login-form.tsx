import { loginProblems } from '@mantel/domain/customer'
import { Field } from '@mantel/ui/form/field'
import { useT } from '../i18n/text-context.tsx'
import type { AuthProps } from './auth-panel.tsx'
import { FormFrame } from './form-frame.tsx'
import { PasswordFields } from './password-fields.tsx'
import { problemText, textOf } from './read-form.ts'
import { useAuthForm } from './use-auth-form.ts'

export function LoginForm({ t, firstField, onDone }: AuthProps) {
  const shown = useT()
  const form = useAuthForm({
    t,
    onDone,
    read(data) {
      const given = { email: textOf(data, 'email'), password: textOf(data, 'password') }
      return { problems: loginProblems(given), send: (session) => session.login(given) }
    },
  })
  const error = problemText(t, form.problems)
  return (
    <FormFrame form={form} action={shown('auth.login')}>
      <Field
        label={t('auth.email')}
        {...error('email')}
        name="email"
        ref={firstField}
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        autoFocus
      />
      <PasswordFields
        t={t}
        fields={[
          { name: 'password', label: t('auth.password'), autoComplete: 'current-password', ...error('password') },
        ]}
      />
    </FormFrame>
  )
}
