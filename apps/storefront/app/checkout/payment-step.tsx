import type { PaymentOffer } from '@mantel/client'
import { toMinorUnits } from '@mantel/domain/money'
import { MethodLogo } from '@mantel/plugins/payment/browser'
import { Checkbox } from '@mantel/ui/form/checkbox'
import { Field } from '@mantel/ui/form/field'
import { RadioGroup } from '@mantel/ui/form/radio-group'
import { type ReactNode, useState } from 'react'
import { useFormats } from '../i18n/text-context.tsx'
import { useStore } from '../store/store-context.tsx'
import { AddressChoice } from './address-choice.tsx'
import { fieldId, type StepProps } from './checkout-parts.ts'
import { billingCountries } from './countries.ts'
import { UnavailableMethodNote } from './unavailable-method-note.tsx'

type Props = StepProps & {
  offers: readonly PaymentOffer[]
  /** The shopper has chosen a method that is not on offer. */
  isWithdrawn: boolean
  isVirtual: boolean
  needsCompany: boolean
  /** The fields of the chosen payment method. */
  children: ReactNode
}

export function PaymentStep({ offers, isWithdrawn, isVirtual, needsCompany, children, ...step }: Props) {
  const { ordering, error, touch } = step
  const { t, checkout, checkoutState } = ordering
  const { price } = useFormats()
  const { i18n, prices } = useStore().view
  const { fractionDigits } = i18n.priceFormat
  const isTrade = prices.needGroupToken
  const { paymentDetails: details, sendToShippingAddress } = checkoutState
  const hasOwnAddress = isVirtual || !sendToShippingAddress
  const [isCompanyChecked, setCompanyChecked] = useState(false)
  const isForCompany = needsCompany || isCompanyChecked || details.company !== '' || details.taxId !== ''
  const text = (field: 'company' | 'taxId', autoComplete: string) => {
    return {
      id: fieldId('payment', field),
      name: field,
      value: details[field],
      autoComplete,
      maxLength: 255,
      required: needsCompany,
      mark: needsCompany ? undefined : t('form.optional'),
      onBlur: () => touch('payment', field),
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        checkout.setPayment({ [field]: currentTarget.value }),
      error: error('payment', field),
    }
  }
  return (
    <div className="grid gap-8">
      <div id={fieldId('payment', 'paymentMethod')} tabIndex={-1} className="outline-none">
        <RadioGroup
          legend={t('checkout.payment_method')}
          name="payment-method"
          value={details.paymentMethod}
          onValue={checkout.choosePaymentMethod}
          options={offers.map(({ code, title, cost }) => ({
            value: code,
            label: cost > 0 ? `${title} (${price(toMinorUnits(cost, fractionDigits))})` : title,
            trailing: <MethodLogo code={code} />,
          }))}
          error={error('payment', 'paymentMethod')}
        />
        <UnavailableMethodNote text={isWithdrawn && t('checkout.payment_withdrawn')} />
        {offers.length === 0 && <p className="text-muted">{t('checkout.no_payment')}</p>}
      </div>
      {children}
      {isTrade && (
        <Field
          label={t('checkout.po_number')}
          hint={t('checkout.po_number_hint')}
          mark={t('form.optional')}
          id={fieldId('payment', 'purchaseOrder')}
          name="purchaseOrder"
          autoComplete="off"
          maxLength={64}
          value={details.purchaseOrder}
          onChange={({ currentTarget }) => checkout.setPayment({ purchaseOrder: currentTarget.value })}
        />
      )}
      <div className="grid gap-5">
        {!isVirtual && (
          <Checkbox
            label={t('checkout.same_address')}
            checked={sendToShippingAddress}
            onChange={({ currentTarget }) => checkout.setBillToShippingAddress(currentTarget.checked)}
          />
        )}
        {hasOwnAddress && <BillingAddress {...step} />}
        {!needsCompany && (
          <Checkbox
            label={t('checkout.for_company')}
            checked={isForCompany}
            onChange={({ currentTarget }) => {
              setCompanyChecked(currentTarget.checked)
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
  const { t, checkout, checkoutState } = step.ordering
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
