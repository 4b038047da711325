import type { User } from '@mantel/client'
import { type AddressDetails, postalLines } from '@mantel/domain/checkout'
import { RadioGroup } from '@mantel/ui/form/radio-group'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'

type SavedAddress = User['profile']['addresses'][number]

export const newAddressValue = 'another'

/** Radio buttons for the customer's saved addresses and for a new address. */
export function SavedAddresses({
  t,
  name,
  addresses,
  value,
  onValue,
}: {
  t: BuyingTranslator
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
          note: [address.company, ...postalLines({ ...address, country: address.country_id })]
            .filter(Boolean)
            .join(', '),
        })),
        { value: newAddressValue, label: t('checkout.another_address') },
      ]}
    />
  )
}

export function toAddressDetails(address: SavedAddress): AddressDetails {
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

/** The id of the saved address that equals the address in the form; '' if no saved address does. */
export function findSavedAddressId(addresses: readonly SavedAddress[], details: AddressDetails): string {
  const matching = addresses.find((address) => {
    const saved = toAddressDetails(address)
    return (
      saved.zipCode === details.zipCode &&
      saved.streetAddress === details.streetAddress &&
      saved.apartmentNumber === details.apartmentNumber &&
      saved.lastName === details.lastName
    )
  })
  return matching ? String(matching.id) : ''
}
