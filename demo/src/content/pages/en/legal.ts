import type { Page } from '../page.ts'

export const legalPages: readonly Page[] = [
  {
    key: 'privacy',
    slug: 'privacy',
    title: 'Privacy',
    heading: 'What we know about you',
    description: 'Which data we keep, what for, for how long and how to have them deleted.',
    text: `
As little as we can, and no longer than we must. This is a sample text for a sample shop; a real one would be checked by somebody who does that for a living.

## What we keep, and why

- *Orders:* name, addresses, what you bought. Needed to send it, and kept for as long as tax law asks.
- *Your account:* e-mail, a scrambled form of your password, your address book and your preferences, until you delete it.
- *Newsletter:* your e-mail address, until you unsubscribe. Each letter has a link for that.
- *Messages:* what you write in a form, until the matter is settled and for a year afterwards.
- *Reviews:* the name you sign with and the text, for as long as we sell the thing.

Card numbers go straight to the payment provider. We never see them.

## On your device

The shop keeps your cart, your wish list and your session in the browser’s own storage, because without them it could not work. Tools that count visits or measure advertising run only if you agree, and you can change your mind at any time.

## Your rights

You may ask what we hold about you, have it corrected, moved or deleted, and object to its use. Write to [{email}](mailto:{email}). You may also complain to the data protection authority where you live.

Responsible: {address}.
`,
  },
  {
    key: 'terms',
    slug: 'terms',
    title: 'Terms',
    heading: 'Terms of sale',
    description: 'Orders, prices, payment, delivery and guarantee in plain words.',
    text: `
Sample terms, kept short on purpose. They describe how the shop works and are no legal advice.

## Orders

What you see in the shop is an invitation. Your order is an offer, and the contract is made when we confirm that the goods are on their way. If something cannot be sent, we tell you and return the money at once.

## Prices

Prices are in pounds and include VAT. Delivery is added in the cart before you pay. A coupon applies to one order unless it says otherwise, and never to gift cards.

## Payment

By card or through your account with a payment service. We charge when the order is placed.

## Delivery

To {countries}, as described under [delivery](page:delivery). Goods are at our risk until they reach you.

## Cancelling

You may cancel within 14 days of arrival; see [returns](page:returns).

## Guarantee

The law protects you when goods are faulty, and nothing here takes away from that. Some makers promise more: Tickmore, for instance, repair their clocks free for five years.

## Pictures and texts

Prints are for your own walls. Printable art may be printed as often as you like at home, but not sold or passed on as a file.

English law applies. If you live elsewhere, you keep the protection that the law of your country gives you.
`,
  },
  {
    key: 'imprint',
    slug: 'imprint',
    title: 'Imprint',
    heading: 'Who is behind this shop',
    description: 'Company details of the sample shop. All of them are invented.',
    text: `
This is a demonstration shop. The company below does not exist, and neither do its numbers.

## Company

{address}

- Registered in Exampleland, number 00000000 (sample)
- VAT number: GB 000 0000 00 (sample)
- Directors: Maud Ellery, Theo Banbury (both invented)

## Reach us

- E-mail: [{email}](mailto:{email})
- Telephone: 01632 960123, a number set aside for stories
- More under [contact](page:contact)

## Responsible for the journal

Gwen Arkwright, at the address above.

## Pictures

All pictures in this shop were drawn by its own software. The artists, makers and authors named here are invented; any likeness to real people is an accident and, we hope, a compliment.

## Disputes

If you run a real shop on this software, replace this page with your own details and with whatever your country asks you to state.
`,
  },
]
