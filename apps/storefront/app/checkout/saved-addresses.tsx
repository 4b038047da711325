import type { User } from '@mantel/client'
import type { AddressDetails } from '@mantel/domain/checkout'
import { RadioGroup } from '@mantel/ui/form/radio-group'
import type { CartTexts } from '../cart/use-cart.ts'

type SavedAddress = User['profile']['addresses'][number]

export const anotherAddress = 'another'

/** The customer's address book as a choice; the last one is a new address. */
export function SavedAddresses({
  t,
  name,
  addresses,
  value,
  onValue,
}: {
  t: CartTexts
  name: string
  addresses: readonly SavedAddress[]
  value: string
  onValue(value: string): void
}) {
  return (
    <RadioGroup
      legend={t('checkout.saved_addresses')}
      name={name}
      value={value}
      onValue={onValue}
      options={[
        ...addresses.map((address) => ({
          value: String(address.id),
          label: `${address.firstname} ${address.lastname}`,
          note: [address.company, ...address.street, address.postcode, address.city].filter(Boolean).join(', '),
        })),
        { value: anotherAddress, label: t('checkout.another_address') },
      ]}
    />
  )
}

export function detailsOf(address: SavedAddress): AddressDetails {
  return {
    firstName: address.firstname,
    lastName: address.lastname,
    country: address.country_id,
    streetAddress: address.street[0] ?? '',
    apartmentNumber: address.street.slice(1).join(', '),
    city: address.city,
    state: address.region.region ?? '',
    region_id: address.region_id,
    zipCode: address.postcode,
    phoneNumber: address.telephone,
  }
}

/** Which of the saved addresses stands in the form: '' for none of them. */
export function savedChoice(addresses: readonly SavedAddress[], details: AddressDetails): string {
  const same = addresses.find((address) => {
    const saved = detailsOf(address)
    return (
      saved.zipCode === details.zipCode &&
      saved.streetAddress === details.streetAddress &&
      saved.apartmentNumber === details.apartmentNumber &&
      saved.lastName === details.lastName
    )
  })
  return same ? String(same.id) : ''
}
