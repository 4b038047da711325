import type { AddressDetails } from '@mantel/domain/checkout'
import { emptyAddress } from '@mantel/domain/checkout'
import { useEffect, useState } from 'react'
import { useSession } from '../account/current-session.ts'
import { findSavedAddressId, newAddressValue, toAddressDetails } from './saved-addresses.tsx'

/**
 * The customer's saved addresses in the offered countries. The default address is filled in at first, unless the form
 * has an address already.
 */
export function useSavedAddress(
  kind: 'default_shipping' | 'default_billing',
  countries: readonly string[],
  address: AddressDetails,
  onChange: (part: Partial<AddressDetails>) => void,
) {
  const session = useSession()
  const user = session.kind === 'customer' ? session.user : null
  const saved = user?.profile.addresses?.filter(({ country_id }) => countries.includes(country_id)) ?? []
  const [isAnother, setAnother] = useState(false)
  const isEmpty = address.streetAddress === '' && address.zipCode === '' && address.city === ''
  const preferred = saved.find((entry) => entry[kind]) ?? saved[0]
  const toFillIn = preferred && isEmpty && !isAnother ? preferred : undefined
  useEffect(() => {
    if (toFillIn) onChange(toAddressDetails(toFillIn))
  }, [toFillIn, onChange])
  const matchingId = findSavedAddressId(saved, address)
  const value = isAnother || matchingId === '' ? newAddressValue : matchingId
  return {
    saved,
    value,
    isAnother: saved.length === 0 || value === newAddressValue,
    choose(next: string) {
      setAnother(next === newAddressValue)
      const found = saved.find(({ id }) => String(id) === next)
      onChange(found ? toAddressDetails(found) : { ...emptyAddress(address.country), ...contactOf(address) })
    },
  }
}

const contactOf = ({ firstName, lastName, phoneNumber }: AddressDetails) => ({ firstName, lastName, phoneNumber })
