import { loginProblems } from '@mantel/domain/customer'
import { Button } from '@mantel/ui/action/button'
import { useT } from '../i18n/text-context.tsx'
import { panels } from '../shell/panels.ts'
import type { AuthProps } from './auth-panel.tsx'
import { EmailField } from './customer-fields.tsx'
import { FormFrame } from './form-frame.tsx'
import { PasswordFields } from './password-fields.tsx'
import { createFieldErrorProps, readText } from './read-form.ts'
import { useAuthForm } from './use-auth-form.ts'

export function LoginForm({ t, firstField, onDone }: AuthProps) {
  const commonT = useT()
  const form = useAuthForm({
    t,
    onDone,
    read(data) {
      const input = { email: readText(data, 'email'), password: readText(data, 'password') }
      return { problems: loginProblems(input), send: (session) => session.login(input) }
    },
  })
  const error = createFieldErrorProps(t, form)
  return (
    <FormFrame form={form} action={commonT('auth.login')}>
      <EmailField t={t} firstField={firstField} autoComplete="username" {...error('email')} />
      <PasswordFields
        t={t}
        fields={[
          { name: 'password', label: t('auth.password'), autoComplete: 'current-password', ...error('password') },
        ]}
      />
      <div>
        <Button variant="link" size="small" onClick={() => panels.openAuth('forgot-password')}>
          {t('auth.forgotten')}
        </Button>
      </div>
    </FormFrame>
  )
}
