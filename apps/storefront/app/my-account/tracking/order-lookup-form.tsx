import { type Account, type CustomerOrder, trackOrder } from '@mantel/client'
import { emailProblem, problemsOf } from '@mantel/domain/customer'
import { Field } from '@mantel/ui/form/field'
import { FormFrame } from '../../account/form-frame.tsx'
import { createFieldErrorProps, readText } from '../../account/read-form.ts'
import { useAuthForm } from '../../account/use-auth-form.ts'
import type { BuyingTranslator } from '../../i18n/load-buying-translator.ts'

/** Finds an order by its number and e-mail address. */
export function OrderLookupForm({
  account,
  t,
  onFound,
}: {
  account: Account
  t: BuyingTranslator
  onFound(found: { orderKey: string; order: CustomerOrder }): void
}) {
  const form = useAuthForm({
    t,
    onDone() {},
    read(data) {
      const typed = { orderNumber: readText(data, 'orderNumber').trim(), email: readText(data, 'email').trim() }
      return {
        problems: problemsOf({
          orderNumber: typed.orderNumber === '' ? 'required' : null,
          email: emailProblem(typed.email),
        }),
        async send() {
          const found = await trackOrder(account.tasks.silentCaller, typed)
          if (!found.ok) return { ok: false, text: found.text || t('tracking.failed'), error: null }
          onFound(found)
          return { ok: true }
        },
      }
    },
  })
  const error = createFieldErrorProps(t, form)
  return (
    <FormFrame form={form} action={t('tracking.action')}>
      <Field
        label={t('tracking.number')}
        hint={t('tracking.number_hint')}
        {...error('orderNumber')}
        name="orderNumber"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        required
      />
      <Field
        label={t('auth.email')}
        {...error('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
      />
    </FormFrame>
  )
}
