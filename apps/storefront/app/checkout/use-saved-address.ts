import type { AddressDetails } from '@mantel/domain/checkout'
import { emptyAddress } from '@mantel/domain/checkout'
import { useEffect, useState } from 'react'
import { useSession } from '../account/shown-session.ts'
import { anotherAddress, detailsOf, savedChoice } from './saved-addresses.tsx'

/**
 * The customer's own addresses, of countries that are offered. The default one stands in the form from the start, unless
 * something else was typed there.
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
  const usual = saved.find((one) => one[kind]) ?? saved[0]
  const due = usual && isEmpty && !isAnother ? usual : undefined
  useEffect(() => {
    if (due) onChange(detailsOf(due))
  }, [due, onChange])
  const known = savedChoice(saved, address)
  const value = isAnother || known === '' ? anotherAddress : known
  return {
    saved,
    value,
    isAnother: saved.length === 0 || value === anotherAddress,
    choose(next: string) {
      setAnother(next === anotherAddress)
      const found = saved.find(({ id }) => String(id) === next)
      onChange(found ? detailsOf(found) : { ...emptyAddress(address.country), ...namesOf(address) })
    },
  }
}

const namesOf = ({ firstName, lastName, phoneNumber }: AddressDetails) => ({ firstName, lastName, phoneNumber })
