import type { PaymentOffer } from '@mantel/client'
import { findPaymentPlugin } from '@mantel/plugins/payment'
import { MethodSign } from '@mantel/plugins/payment/browser'
import { Checkbox } from '@mantel/ui/form/checkbox'
import { Field } from '@mantel/ui/form/field'
import { RadioGroup } from '@mantel/ui/form/radio-group'
import { type ReactNode, useState } from 'react'
import { AddressChoice } from './address-choice.tsx'
import { fieldId, type StepProps } from './checkout-parts.ts'
import { billingCountries } from './countries.ts'

type Props = StepProps & {
  offers: readonly PaymentOffer[]
  isVirtual: boolean
  needsCompany: boolean
  /** The chosen method's own part of the page. */
  children: ReactNode
}

export function PaymentStep({ offers, isVirtual, needsCompany, children, ...step }: Props) {
  const { shown, error, touch } = step
  const { t, checkout, checkoutState } = shown
  const { paymentDetails: details, sendToShippingAddress } = checkoutState
  const hasOwnAddress = isVirtual || !sendToShippingAddress
  const methodError = error('payment', 'paymentMethod')
  const [saysSo, setForCompany] = useState(false)
  const isForCompany = needsCompany || saysSo || details.company !== '' || details.taxId !== ''
  const text = (field: 'company' | 'taxId', autoComplete: string) => {
    const said = error('payment', field)
    return {
      id: fieldId('payment', field),
      name: field,
      value: details[field],
      autoComplete,
      maxLength: 255,
      ...(needsCompany ? { required: true } : { mark: t('form.optional') }),
      onBlur: () => touch('payment', field),
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        checkout.setPayment({ [field]: currentTarget.value }),
      ...(said !== undefined && { error: said }),
    }
  }
  return (
    <div className="grid gap-8">
      <div id={fieldId('payment', 'paymentMethod')} tabIndex={-1} className="outline-none">
        <RadioGroup
          legend={t('checkout.payment_method')}
          name="payment-method"
          value={details.paymentMethod}
          onValue={(paymentMethod) => checkout.setPayment({ paymentMethod, paymentMethodAdditional: {} })}
          options={offers.map(({ code, title }) => ({ value: code, label: title, aside: signOf(code) }))}
          {...(methodError !== undefined && { error: methodError })}
        />
        {offers.length === 0 && <p className="text-muted">{t('checkout.no_payment')}</p>}
      </div>
      {children}
      <div className="grid gap-5">
        {!isVirtual && (
          <Checkbox
            label={t('checkout.same_address')}
            checked={sendToShippingAddress}
            onChange={({ currentTarget }) => checkout.sendBillTo(currentTarget.checked)}
          />
        )}
        {hasOwnAddress && <BillingAddress {...step} />}
        {!needsCompany && (
          <Checkbox
            label={t('checkout.for_company')}
            checked={isForCompany}
            onChange={({ currentTarget }) => {
              setForCompany(currentTarget.checked)
              if (!currentTarget.checked) checkout.setPayment({ company: '', taxId: '' })
            }}
          />
        )}
        {isForCompany && (
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={t('checkout.company')} {...text('company', 'billing organization')} />
            <Field label={t('checkout.tax_id')} {...text('taxId', 'off')} />
          </div>
        )}
      </div>
    </div>
  )
}

function BillingAddress(step: StepProps) {
  const { t, checkout, checkoutState } = step.shown
  return (
    <fieldset className="grid gap-6">
      <legend className="mb-4 font-medium">{t('checkout.billing_address')}</legend>
      <AddressChoice
        {...step}
        part="payment"
        address={checkoutState.paymentDetails}
        onChange={checkout.setPayment}
        countries={billingCountries}
      />
    </fieldset>
  )
}

function signOf(code: string): ReactNode {
  const logo = findPaymentPlugin(code)?.logo
  return logo && <MethodSign logo={logo} />
}
