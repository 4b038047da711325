import { postalLines } from '@mantel/domain/checkout'
import { useStore } from '../../store/store-context.tsx'

type Shown = {
  firstname: string
  lastname: string
  company?: string | null | undefined
  street: readonly string[]
  city: string
  postcode: string
  country_id: string
  telephone?: string | null | undefined
}

/** An address as it is written in its country. The country is named if it is not the store's. */
export function PostalAddress({ address }: { address: Shown }) {
  const { i18n, tax } = useStore().view
  const country = address.country_id
  const lines = [
    address.company,
    ...postalLines({ ...address, country }),
    country === tax.defaultCountry ? null : new Intl.DisplayNames(i18n.defaultLocale, { type: 'region' }).of(country),
    address.telephone,
  ].filter((line): line is string => Boolean(line))
  return (
    <address className="not-italic wrap-anywhere">
      <span className="font-medium">
        {address.firstname} {address.lastname}
      </span>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
