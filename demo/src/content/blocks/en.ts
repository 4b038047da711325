import type { Blocks } from './block.ts'

export const englishBlocks: Blocks = {
  'footer-links': {
    title: 'Footer links',
    text: `
- [About us](page:about-us)
- [Delivery](page:delivery)
- [Returns](page:returns)
- [Size guide](page:size-guide)
- [Care guides](page:care-guides)
- [Gift cards](page:gift-cards)
- [Journal](route:blog)
- [Contact](page:contact)
- [Accessibility](page:accessibility)
- [Privacy](page:privacy)
- [Terms](page:terms)
- [Imprint](page:imprint)
`,
  },
  'footer-about': {
    title: 'Mantel',
    text: 'Clocks, pictures, frames and cards: the things on a mantelpiece. [Who we are](page:about-us).',
  },
  'promo-bar': {
    title: 'Above the header',
    text: 'Delivery for {shipping}, whatever the size. Fourteen days to [change your mind](page:returns).',
  },
  newsletter: {
    title: 'One letter a month',
    text: `
New studios, good reading and the occasional drawing. Sign up and we send you a code for 10% off your first order.

No more than one a month, and one click to stop.
`,
  },
  'social-discount': {
    title: '20% for a picture',
    text: 'Show us something of ours on your wall or your shelf and tag it. We send you a code for 20% off your next order, because yours is the better photograph.',
  },
  'home-hero': {
    title: 'The things on a mantelpiece',
    text: 'A clock that ticks, a picture leaning, a card someone sent. [See the clocks](category:clocks)',
  },
  'home-editorial': {
    title: 'Forty clocks, then sweep the floor',
    text: `
On the coast of Northumberland two joiners make wall clocks of ash, forty at a time, because forty is what fits on the rack. The wood is turned, left to have its say for a week, and turned again. Then it is finished with soap flakes. For one weekend all forty run at once, without a sound.

[Read about Alder & Tide](post:workshop-alder-tide)
`,
  },
  'delivery-note': {
    title: 'Delivery',
    text: 'By courier for {shipping}, to {countries}. In stock: packed the next working day. [More](page:delivery)',
  },
  'returns-note': {
    title: 'Returns',
    text: 'Fourteen days to change your mind, no reasons asked. [How it works](page:returns)',
  },
  'gift-card-note': {
    title: 'About this card',
    text: 'Sent by e-mail on the day you choose, valid for five years, and what is left stays on it. [How gift cards work](page:gift-cards)',
  },
  'empty-cart': {
    title: 'Nothing here yet',
    text: 'Your cart is as empty as a new shelf. People often start with the [best sellers](category:bestsellers) or in the [outlet](category:outlet).',
  },
  'checkout-reassurance': {
    title: 'Good to know',
    text: `
- You pay only when you press the last button.
- Fourteen days to send it back.
- Questions: [{email}](mailto:{email}), answered by a person.
`,
  },
  'contact-intro': {
    title: 'Write to us',
    text: 'A person answers, on working days within one day. If it is about an order, please give its number. Other ways to reach us are under [contact](page:contact).',
  },
  'blog-intro': {
    title: 'The journal',
    text: 'On hanging, winding, framing and writing, and on the people who make what we sell.',
  },
  'search-empty': {
    title: 'We found nothing for that',
    text: 'Try one word fewer, or a broader one: “oak” instead of “small oak wall clock”. Or begin with [clocks](category:clocks), [wall art](category:wallart), [frames](category:photoframes) or [cards](category:greetingcards).',
  },
  'order-thanks': {
    title: 'Thank you',
    text: 'Your order is with us and a confirmation is on its way to you by e-mail. We write again when the parcel leaves. Until then, perhaps [something to read](route:blog).',
  },
  'wishlist-empty': {
    title: 'No wishes so far',
    text: 'Press the heart on anything you would like to think about. It waits here, and nobody else can see it.',
  },
  'page-not-found': {
    title: 'This page is not on the shelf',
    text: 'It has moved, or it never was. The [home page](route:home) knows its way about, and [we](page:contact) are glad to help.',
  },
  'offline-note': {
    title: 'You are offline',
    text: 'What you have looked at before is still here, and your cart is safe. An order you place now is sent as soon as the connection is back.',
  },
}
