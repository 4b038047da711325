import type { Checkout } from '@mantel/client'
import type { PersonalDetails } from '@mantel/domain/checkout'
import { Button } from '@mantel/ui/action/button'
import { Checkbox } from '@mantel/ui/form/checkbox'
import { Field } from '@mantel/ui/form/field'
import { useSession } from '../account/current-session.ts'
import { panels } from '../shell/panels.ts'
import { useOnline } from '../store/use-online.ts'
import { fieldId, type StepProps } from './checkout-parts.ts'

/** Name and e-mail address of a guest, who can also create an account; for a customer only a summary. */
export function PersonalStep({ ordering, error, touch }: StepProps) {
  const { t, checkout, checkoutState } = ordering
  const details = checkoutState.personalDetails
  const session = useSession()
  const isOnline = useOnline()
  if (session.kind === 'customer')
    return (
      <p className="wrap-anywhere">
        {session.user && `${session.user.firstName} ${session.user.lastName}`}
        <br />
        <span className="text-muted">{session.user?.email}</span>
      </p>
    )
  const text = (field: Exclude<keyof PersonalDetails, 'createAccount'>) => {
    return {
      id: fieldId('personal', field),
      name: field,
      value: details[field],
      required: true,
      maxLength: 255,
      onBlur: () => touch('personal', field),
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        changePersonal(checkout, field, currentTarget.value),
      error: error('personal', field),
    }
  }
  return (
    <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
      <Field
        className="sm:col-span-2"
        label={t('auth.email')}
        hint={t('checkout.email_hint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...text('emailAddress')}
      />
      <Field label={t('auth.first_name')} autoComplete="given-name" {...text('firstName')} />
      <Field label={t('auth.last_name')} autoComplete="family-name" {...text('lastName')} />
      {isOnline && (
        <Checkbox
          className="sm:col-span-2"
          label={t('checkout.create_account')}
          checked={details.createAccount}
          onChange={({ currentTarget }) =>
            checkout.setPersonal({
              createAccount: currentTarget.checked,
              ...(!currentTarget.checked && { password: '' }),
            })
          }
        />
      )}
      {!isOnline && details.createAccount && <p className="text-muted sm:col-span-2">{t('checkout.account_later')}</p>}
      {isOnline && details.createAccount && (
        <Field
          className="sm:col-span-2"
          label={t('auth.password')}
          hint={t('auth.password_hint')}
          type="password"
          autoComplete="new-password"
          {...text('password')}
        />
      )}
    </div>
  )
}

/** The sign-in link beside the heading, for guests who have an account. */
export function SignInOffer({ t }: Pick<StepProps['ordering'], 't'>) {
  const session = useSession()
  const isOnline = useOnline()
  if (session.kind === 'customer' || !isOnline) return null
  return (
    <p className="text-15 text-muted">
      {t('checkout.have_account')}{' '}
      <Button variant="link" size="small" onClick={() => panels.openAuth()}>
        {t('checkout.sign_in')}
      </Button>
    </p>
  )
}

/**
 * Copies the name into both addresses, unless the shopper has entered another name there: most people buy for
 * themselves.
 */
function changePersonal(
  checkout: Checkout,
  field: Exclude<keyof PersonalDetails, 'createAccount'>,
  value: string,
): void {
  const { personalDetails, shippingDetails, paymentDetails } = checkout.get()
  checkout.setPersonal({ [field]: value })
  if (field !== 'firstName' && field !== 'lastName') return
  const before = personalDetails[field]
  if (shippingDetails[field] === before) checkout.setShipping({ [field]: value })
  if (paymentDetails[field] === before) checkout.setPayment({ [field]: value })
}
