import { type AddressLookup, type FoundAddress, normaliseBritishPostcode } from '../address-lookup.ts'

/** Postcode area → town and county; enough to try the shop. */
const areas: Record<string, [town: string, county: string]> = {
  AB: ['Aberdeen', 'Aberdeenshire'],
  B: ['Birmingham', 'West Midlands'],
  BA: ['Bath', 'Somerset'],
  BN: ['Brighton', 'East Sussex'],
  BS: ['Bristol', ''],
  CB: ['Cambridge', 'Cambridgeshire'],
  CF: ['Cardiff', ''],
  CT: ['Canterbury', 'Kent'],
  E: ['London', ''],
  EC: ['London', ''],
  EH: ['Edinburgh', ''],
  EX: ['Exeter', 'Devon'],
  G: ['Glasgow', ''],
  L: ['Liverpool', 'Merseyside'],
  LS: ['Leeds', 'West Yorkshire'],
  M: ['Manchester', 'Greater Manchester'],
  N: ['London', ''],
  NE: ['Newcastle upon Tyne', ''],
  NG: ['Nottingham', 'Nottinghamshire'],
  NR: ['Norwich', 'Norfolk'],
  NW: ['London', ''],
  OX: ['Oxford', 'Oxfordshire'],
  S: ['Sheffield', 'South Yorkshire'],
  SE: ['London', ''],
  SO: ['Southampton', 'Hampshire'],
  SW: ['London', ''],
  TR: ['Truro', 'Cornwall'],
  W: ['London', ''],
  WC: ['London', ''],
  YO: ['York', 'North Yorkshire'],
}
const streetNames = [
  'Orchard',
  'Station',
  'Church',
  'Mill',
  'Chapel',
  'Victoria',
  'Quarry',
  'Harbour',
  'Linden',
  'Priory',
]
const streetTypes = ['Road', 'Lane', 'Street', 'Terrace', 'Gardens', 'Row']
const housesPerStreet = 8

/** Makes up one street for each postcode, always the same. */
export const demoLookup: AddressLookup = async (given) => {
  const postcode = normaliseBritishPostcode(given)
  const area = postcode && areas[/^[A-Z]+/.exec(postcode)?.[0] ?? '']
  if (!postcode || !area) return []
  const [city, region] = area
  const seed = Array.from(postcode).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  const street = `${streetNames[seed % streetNames.length]} ${streetTypes[seed % streetTypes.length]}`
  const firstHouse = 1 + (seed % 40) * 2
  return Array.from({ length: housesPerStreet }, (_, index): FoundAddress => {
    return { street: [street, String(firstHouse + index * 2)], city, region, postcode, country_id: 'GB' }
  })
}
