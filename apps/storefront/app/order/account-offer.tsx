import { saveFirstAddress } from '@mantel/client'
import { passwordProblem } from '@mantel/domain/customer'
import { Button } from '@mantel/ui/action/button'
import { Field } from '@mantel/ui/form/field'
import { type FormEvent, useState } from 'react'
import { useSession } from '../account/current-session.ts'
import { useOnline } from '../store/use-online.ts'
import { accountHint, type OrderView } from './order-view.ts'
import type { OrderingView } from './use-ordering.ts'

/** Offers a guest an account; the order has all details except the password. If the account was created with the order, confirms it. */
export function AccountOffer({ ordering, order }: { ordering: OrderingView; order: OrderView }) {
  const { t, account } = ordering
  const session = useSession()
  const isOnline = useOnline()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { email, firstName, lastName } = order
  const hint = accountHint(order, session.kind === 'customer')
  if (hint === 'created') return <p className="max-w-measure">{t('checkout.account_created', { email })}</p>
  if (hint === null || !isOnline) return null
  async function register(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    const problem = password === '' ? 'required' : passwordProblem(password)
    if (problem) return setError(t(`invalid.${problem}`))
    setBusy(true)
    const registered = await account.session.register({ email, firstName, lastName, password })
    setBusy(false)
    if (registered.ok) void saveFirstAddress(account, registered.user, ordering.checkout.get().shippingDetails)
    else setError('text' in registered ? registered.text : t(registered.message))
  }
  return (
    <section aria-labelledby="account-offer" className="max-w-measure rounded-frame bg-wash p-6">
      <h2 id="account-offer" className="title-3">
        {t('checkout.account_offer')}
      </h2>
      <p className="mt-1 mb-4 text-muted">{t('checkout.account_offer_text', { email })}</p>
      <form noValidate method="post" onSubmit={register} className="flex flex-wrap items-end gap-3">
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <Field
          className="min-w-0 flex-1 basis-56"
          label={t('auth.password')}
          hint={t('auth.password_hint')}
          name="password"
          type="password"
          autoComplete="new-password"
          maxLength={256}
          required
          error={error}
        />
        <Button type="submit" variant="quiet" busy={isBusy}>
          {t('checkout.make_account')}
        </Button>
      </form>
    </section>
  )
}
