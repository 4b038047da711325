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
    title: 'Promotion bar',
    text: 'Delivery for {shipping}. [Returns within 14 days](page:returns).',
  },
  newsletter: {
    title: 'Our monthly newsletter',
    text: `
New studios, good reading and the occasional drawing. Sign up and we’ll send you a code for 10% off your first order.

One email a month at most. Unsubscribe with one click.
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
    text: 'By courier for {shipping}, to {countries}. Items in stock are packed the next working day. [More](page:delivery)',
  },
  'returns-note': {
    title: 'Returns',
    text: 'Return within 14 days, no reason needed. [How it works](page:returns)',
  },
  'gift-card-note': {
    title: 'About this card',
    text: 'Sent by email on the day you choose and valid for five years. Any balance left stays on the card. [How gift cards work](page:gift-cards)',
  },
  'empty-cart': {
    title: 'Your cart is empty',
    text: 'Start with our [best sellers](category:bestsellers) or in the [outlet](category:outlet).',
  },
  'checkout-reassurance': {
    title: 'Good to know',
    text: `
- You only pay when you place your order.
- Returns within 14 days.
- Questions: [{email}](mailto:{email}), answered by a person.
`,
  },
  'contact-intro': {
    title: 'Write to us',
    text: 'We reply within one working day. If it’s about an order, please give its number. For other ways to reach us, see [contact](page:contact).',
  },
  'blog-intro': {
    title: 'The journal',
    text: 'On hanging, winding, framing and writing, and on the people who make what we sell.',
  },
  'search-empty': {
    title: 'No results',
    text: 'Check the spelling or try a more general word: “oak” instead of “small oak wall clock”. Or start with [clocks](category:clocks), [wall art](category:wallart), [frames](category:photoframes) or [cards](category:greetingcards).',
  },
  'order-thanks': {
    title: 'Thank you for your order',
    text: 'We’ve received your order and a confirmation is on its way by email. We’ll email you again when your parcel is sent. In the meantime, [visit our journal](route:blog).',
  },
  'wishlist-empty': {
    title: 'Your wishlist is empty',
    text: 'Tap the heart on anything you like to save it here. Only you can see your wishlist.',
  },
  'page-not-found': {
    title: 'We can’t find that page',
    text: 'It may have moved, or it may no longer exist. Go to the [home page](route:home) or [contact us](page:contact).',
  },
  'offline-note': {
    title: 'You’re offline',
    text: 'You can still see pages you’ve already visited, and your cart is saved. An order you place now will be sent as soon as you’re back online.',
  },
}
