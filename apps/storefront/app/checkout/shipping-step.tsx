import type { DeliveryOffer } from '@mantel/client'
import { RadioGroup } from '@mantel/ui/form/radio-group'
import { useFormats } from '../i18n/text-context.tsx'
import { useStore } from '../store/store-context.tsx'
import { AddressChoice } from './address-choice.tsx'
import { fieldId, type StepProps } from './checkout-parts.ts'
import { UnavailableMethodNote } from './unavailable-method-note.tsx'

/** The delivery address and the delivery method. */
export function ShippingStep({
  offers,
  isWithdrawn,
  ...step
}: StepProps & { offers: readonly DeliveryOffer[]; isWithdrawn: boolean }) {
  const { ordering, error } = step
  const { t, checkout, checkoutState } = ordering
  const { price } = useFormats()
  const { shipping, prices } = useStore().view
  const details = checkoutState.shippingDetails
  const countries = [...new Set(shipping.methods.flatMap((method) => method.countries))]
  return (
    <div className="grid gap-8">
      <AddressChoice
        {...step}
        part="shipping"
        address={details}
        onChange={checkout.setShipping}
        countries={countries}
      />
      <div id={fieldId('shipping', 'shippingMethod')} tabIndex={-1} className="outline-none">
        <RadioGroup
          legend={t('checkout.shipping_method')}
          name="shipping-method"
          value={details.shippingMethod}
          onValue={checkout.chooseShippingMethod}
          options={offers.map((offer) => ({
            value: offer.key,
            label: offer.title,
            note: offer.carrier,
            trailing:
              offer.price === 0 ? t('checkout.free') : price(prices.shown === 'gross' ? offer.price : offer.net),
          }))}
          error={error('shipping', 'shippingMethod')}
        />
        <UnavailableMethodNote text={isWithdrawn && t('checkout.shipping_withdrawn')} />
        {offers.length === 0 && <p className="text-muted">{t('checkout.no_shipping')}</p>}
      </div>
    </div>
  )
}
