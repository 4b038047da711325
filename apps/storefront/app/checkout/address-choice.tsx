import type { AddressDetails } from '@mantel/domain/checkout'
import { AddressFields } from './address-fields.tsx'
import type { StepProps } from './checkout-parts.ts'
import { SavedAddresses } from './saved-addresses.tsx'
import { useSavedAddress } from './use-saved-address.ts'

type Props = StepProps & {
  part: 'shipping' | 'payment'
  address: AddressDetails
  onChange(part: Partial<AddressDetails>): void
  countries: readonly string[]
}

/** A choice among the customer's saved addresses, or the fields for a new one. */
export function AddressChoice({ part, address, onChange, countries, ...step }: Props) {
  const kind = part === 'shipping' ? 'default_shipping' : 'default_billing'
  const choice = useSavedAddress(kind, countries, address, onChange)
  return (
    <>
      {choice.saved.length > 0 && (
        <SavedAddresses
          t={step.ordering.t}
          name={part === 'shipping' ? 'saved-shipping' : 'saved-billing'}
          addresses={choice.saved}
          value={choice.value}
          onValue={choice.choose}
        />
      )}
      {choice.isAnother && (
        <AddressFields {...step} part={part} address={address} onChange={onChange} countries={countries} />
      )}
    </>
  )
}
