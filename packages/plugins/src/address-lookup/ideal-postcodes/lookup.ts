import * as z from 'zod'
import { type AddressLookup, britishPostcode } from '../address-lookup.ts'

const reply = z.looseObject({
  result: z.array(
    z.looseObject({
      line_1: z.string(),
      line_2: z.string().default(''),
      line_3: z.string().default(''),
      building_number: z.string().default(''),
      thoroughfare: z.string().default(''),
      post_town: z.string(),
      county: z.string().default(''),
      postcode: z.string(),
    }),
  ),
})

/** Milliseconds: after that people have typed their address themselves. */
const patience = 3000

type Options = { key: string; baseUrl?: string; fetch?: typeof fetch }

/** The postcode address file of a British provider (ideal-postcodes.co.uk). The key goes in a header, never in an address. */
export function idealPostcodes({
  key,
  baseUrl = 'https://api.ideal-postcodes.co.uk',
  ...options
}: Options): AddressLookup {
  const ask = options.fetch ?? fetch
  return async (given) => {
    const postcode = britishPostcode(given)
    if (!postcode) return []
    const response = await ask(`${baseUrl}/v1/postcodes/${encodeURIComponent(postcode)}`, {
      headers: { authorization: `api_key="${key}"`, accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    })
    if (response.status === 404) return []
    if (!response.ok) throw new Error(`the address provider answers ${response.status}`)
    return reply.parse(await response.json()).result.map((found) => ({
      street: streetAndHouse(found),
      city: found.post_town,
      region: found.county,
      postcode: found.postcode,
      country_id: 'GB',
    }))
  }
}

type Lines = Pick<
  z.output<typeof reply>['result'][number],
  'line_1' | 'line_2' | 'line_3' | 'building_number' | 'thoroughfare'
>

/** Street, then house: a plain house by its number, anything else as the provider writes it. */
function streetAndHouse({ line_1, line_2, line_3, building_number, thoroughfare }: Lines): string[] {
  const isPlain = thoroughfare !== '' && line_1 === `${building_number} ${thoroughfare}`
  if (isPlain) return [thoroughfare, building_number]
  const others = [line_2, line_3].filter((line) => line !== '').join(', ')
  return others === '' ? [line_1, ''] : [others, line_1]
}
