import { type RegistrationForm, registrationProblems } from '@mantel/domain/customer'
import { Checkbox } from '@mantel/ui/form/checkbox'
import { useT } from '../i18n/text-context.tsx'
import { useEngine } from '../store/engine-context.ts'
import type { AuthProps } from './auth-panel.tsx'
import { EmailField, NameFields } from './customer-fields.tsx'
import { FormFrame } from './form-frame.tsx'
import { PasswordFields } from './password-fields.tsx'
import { createFieldErrorProps, readText } from './read-form.ts'
import { useAuthForm } from './use-auth-form.ts'

export function RegisterForm({ t, firstField, onDone }: AuthProps) {
  const commonT = useT()
  const engine = useEngine()
  const form = useAuthForm({
    t,
    onDone,
    fieldOfError: { password_weak: 'password', password_guessable: 'password' },
    read(data) {
      const input: RegistrationForm = {
        email: readText(data, 'email'),
        firstName: readText(data, 'firstName'),
        lastName: readText(data, 'lastName'),
        password: readText(data, 'password'),
        repeatedPassword: readText(data, 'repeatedPassword'),
        acceptsTerms: data.has('acceptsTerms'),
      }
      return {
        problems: registrationProblems(input),
        async send(session) {
          const outcome = await session.register(input)
          if (outcome.ok) engine?.events.push({ type: 'form_sent', form: 'registration' })
          return outcome
        },
      }
    },
  })
  const error = createFieldErrorProps(t, form)
  const password = { autoComplete: 'new-password' }
  return (
    <FormFrame form={form} action={commonT('auth.register')}>
      <EmailField t={t} firstField={firstField} autoComplete="email" {...error('email')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <NameFields t={t} error={error} />
      </div>
      <PasswordFields
        t={t}
        fields={[
          {
            ...password,
            name: 'password',
            label: t('auth.password'),
            hint: t('auth.password_hint'),
            ...error('password'),
          },
          {
            ...password,
            name: 'repeatedPassword',
            label: t('auth.password_repeat'),
            ...error('repeatedPassword'),
          },
        ]}
      />
      <Checkbox label={t('auth.terms')} {...error('acceptsTerms')} name="acceptsTerms" required />
    </FormFrame>
  )
}
