import * as z from 'zod'
import { type AddressLookup, normaliseBritishPostcode } from '../address-lookup.ts'

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

/** Time limit in milliseconds. Shoppers who have waited this long would rather type their address. */
const timeout = 3000

type Options = { key: string; baseUrl?: string; fetch?: typeof fetch }

/** Looks up addresses at ideal-postcodes.co.uk. Sends the key in a header, never in the URL. */
export function createIdealPostcodesLookup({
  key,
  baseUrl = 'https://api.ideal-postcodes.co.uk',
  ...options
}: Options): AddressLookup {
  const request = options.fetch ?? fetch
  return async (given) => {
    const postcode = normaliseBritishPostcode(given)
    if (!postcode) return []
    const response = await request(`${baseUrl}/v1/postcodes/${encodeURIComponent(postcode)}`, {
      headers: { authorization: `api_key="${key}"`, accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    })
    if (response.status === 404) return []
    if (!response.ok) throw new Error(`address provider answered with status ${response.status}`)
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

/** Returns [street, house]. House is the number of a simple house; for any other building it is the provider's text. */
function streetAndHouse({ line_1, line_2, line_3, building_number, thoroughfare }: Lines): string[] {
  const isSimpleHouse = thoroughfare !== '' && line_1 === `${building_number} ${thoroughfare}`
  if (isSimpleHouse) return [thoroughfare, building_number]
  const others = [line_2, line_3].filter((line) => line !== '').join(', ')
  return others === '' ? [line_1, ''] : [others, line_1]
}
