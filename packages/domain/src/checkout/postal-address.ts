/** Street, house and further lines, as on the wire; the country is a two-letter code. */
export type PostalAddressParts = { street: readonly string[]; city: string; postcode: string; country: string }

/** Countries that write the house before the street: 4 Chapel Row. All others write it after: Hauptstraße 4. */
const houseFirst: ReadonlySet<string> = new Set(['GB', 'IE', 'FR', 'LU', 'MT', 'US', 'CA', 'AU', 'NZ'])
/** Countries that write the postcode after the town. */
const postcodeLast: ReadonlySet<string> = new Set(['GB', 'IE', 'MT', 'US', 'CA', 'AU', 'NZ'])
/** '4', '4a', '12-14', '3/2'; not 'Flat 2' or 'Rose Cottage', which get their own line. */
const houseNumber = /^\d+\s?[a-z]?([-–/]\d+\s?[a-z]?)?$/i

export function isHouseFirst(country: string): boolean {
  return houseFirst.has(country)
}

/** The street lines of an address in the order of its country. */
export function streetLines({ street, country }: Pick<PostalAddressParts, 'street' | 'country'>): string[] {
  const [road = '', house = '', ...others] = street.map((line) => line.trim())
  const inOrder = isHouseFirst(country) ? [house, road] : [road, house]
  const parts = inOrder.filter((part) => part !== '')
  const lines = houseNumber.test(house) ? [parts.join(' ')] : parts
  return [...lines, ...others].filter((line) => line !== '')
}

/** Street and town, without name and country: ['4 Chapel Row', 'Bath BA1 2QZ']. */
export function postalLines({ street, city, postcode, country }: PostalAddressParts): string[] {
  const town = postcodeLast.has(country) ? [city, postcode] : [postcode, city]
  return [
    ...streetLines({ street, country }),
    town
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' '),
  ].filter(Boolean)
}
