import { createPassword } from '@mantel/client'
import { newPasswordProblems } from '@mantel/domain/customer'
import { useNavigate, useParams } from 'react-router'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useEngine } from '../store/engine-context.ts'
import { FormFrame } from './form-frame.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { readText } from './read-form.ts'
import { useAccount } from './use-account.ts'
import { useAuthForm } from './use-auth-form.ts'

/** Sets a new password with the token in the address, and logs in with it. */
export function CreatePasswordForm({ t }: { t: BuyingTranslator }) {
  const { token = '', email = '' } = useParams()
  const engine = useEngine()
  const openAccount = useAccount()
  const navigate = useNavigate()
  const form = useAuthForm({
    t,
    onDone: () => void navigate('/my-account', { replace: true }),
    fieldOfError: { password_weak: 'password', password_guessable: 'password' },
    read(data) {
      const input = { password: readText(data, 'password'), repeatedPassword: readText(data, 'repeatedPassword') }
      return {
        problems: newPasswordProblems(input),
        async send() {
          if (!engine) return { ok: false, message: 'authorization_unexpected' as const }
          const context = { engine, account: await openAccount() }
          return createPassword(context, { email, resetToken: token, newPassword: input.password })
        },
      }
    },
  })
  return (
    <FormFrame form={form} action={t('form.save')}>
      <p className="wrap-anywhere">{t('auth.new_password_for', { email })}</p>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields t={t} form={form} />
    </FormFrame>
  )
}
