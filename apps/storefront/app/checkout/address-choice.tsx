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

/** One of the customer's own addresses, or the fields for another. */
export function AddressChoice({ part, address, onChange, countries, ...step }: Props) {
  const kind = part === 'shipping' ? 'default_shipping' : 'default_billing'
  const book = useSavedAddress(kind, countries, address, onChange)
  return (
    <>
      {book.saved.length > 0 && (
        <SavedAddresses
          t={step.shown.t}
          name={part === 'shipping' ? 'saved-shipping' : 'saved-billing'}
          addresses={book.saved}
          value={book.value}
          onValue={book.choose}
        />
      )}
      {book.isAnother && <AddressFields {...step} {...{ part, address, onChange, countries }} />}
    </>
  )
}
