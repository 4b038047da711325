import type { SocialLoginCallback } from '@mantel/client'
import { problemsOf } from '@mantel/domain/customer'
import { Notice } from '@mantel/ui/overlay/notice'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { FormFrame } from './form-frame.tsx'
import { PasswordFields } from './password-fields.tsx'
import { createFieldErrorProps, readText } from './read-form.ts'
import { useAuthForm } from './use-auth-form.ts'

/** The password of an existing account proves that a provider's account may be linked to it. */
export function LinkAccountForm({
  t,
  callback,
  text,
  onDone,
}: {
  t: BuyingTranslator
  callback: SocialLoginCallback
  text: string
  onDone: () => void
}) {
  const form = useAuthForm({
    t,
    onDone,
    fieldOfError: { password_wrong: 'password' },
    read(data) {
      const password = readText(data, 'password')
      const { code: _, ...started } = callback
      return {
        problems: problemsOf({ password: password === '' ? 'required' : null }),
        send: (session) => session.socialLogin({ ...started, password }),
      }
    },
  })
  const error = createFieldErrorProps(t, form)
  return (
    <div className="grid gap-5" data-auth="link-account">
      <div role="status">
        <Notice tone="info">{text}</Notice>
      </div>
      <FormFrame form={form} action={t('auth.link_action')}>
        <PasswordFields
          t={t}
          fields={[
            { name: 'password', label: t('auth.password'), autoComplete: 'current-password', ...error('password') },
          ]}
        />
      </FormFrame>
    </div>
  )
}
