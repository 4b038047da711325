import type { BrowserContext } from 'playwright-core'
import { partsOfVectors, vectorsInTexts } from './poison-documents.ts'

/**
 * Fields of API replies with texts that people entered: names, addresses, order templates, product options with file names,
 * messages.
 */
const fields = [
  ...['firstname', 'lastname', 'customer_firstname', 'customer_lastname', 'company', 'city', 'street', 'telephone'],
  ...['region', 'postcode', 'vat_id', 'vat_number', 'name', 'title', 'label', 'value', 'po_number', 'comment'],
  ...['am_giftcard_sender_name', 'am_giftcard_recipient_name', 'am_giftcard_message'],
]

const template = { id: 1, name: 'Template', saved_at: '2026-11-01 10:00:00', items: [{ sku: 'A', name: 'A', qty: 1 }] }

/** Entries of the social feed. Pages show the first 120 characters of a caption. */
export const captions = vectorsInTexts(120).map((caption, at) => ({
  id: String(at),
  permalink: `https://www.instagram.com/p/${at}`,
  media_type: 'IMAGE',
  caption,
  media_url: '/img/1/1/resize/a.jpg',
  image: '/a.jpg',
}))

/**
 * Changes the API replies of all pages that are opened from now on: adds vectors to every text that a person entered, and adds an
 * order template and a social feed. Account screens are rendered in the browser from these replies, so one visit of a screen shows
 * vectors in every field, whatever length the server would allow.
 */
export async function poisonReplies(context: BrowserContext): Promise<void> {
  await context.addInitScript(wrapFetch, { fields, parts: partsOfVectors, template, captions })
}

type Poison = { fields: string[]; parts: string[]; template: object; captions: object[] }

function wrapFetch({ fields: names, parts, template: added, captions: feed }: Poison): void {
  let usedParts = 0
  const poison = (value: unknown, field = ''): unknown => {
    if (Array.isArray(value)) return value.map((entry) => poison(entry, field))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, poison(entry, name)]))
    return typeof value === 'string' && names.includes(field) ? `${value} ${parts[usedParts++ % parts.length]}` : value
  }
  const { fetch } = window
  window.fetch = async (input, init) => {
    const reply = await fetch(input, init)
    const address = input instanceof Request ? input.url : String(input)
    if (
      !/\/api\/(user|cart|ext\/(order-templates|company|address-book|gift|instagram-feed))/.test(address) ||
      !reply.ok
    )
      return reply
    const body = await reply.json()
    if (address.includes('/order-templates')) body.result = [added]
    if (address.includes('/instagram-feed')) body.result = feed
    const { status, headers } = reply
    return new Response(JSON.stringify(poison(body)), { status, headers })
  }
}
