import type { Page } from '../page.ts'

export const legalPages: readonly Page[] = [
  {
    key: 'privacy',
    slug: 'privacy',
    title: 'Privacy',
    heading: 'Privacy policy',
    description: 'Which data we store, why, for how long, and how to have it deleted.',
    text: `
We store as little data as possible, and only for as long as we need it. This is a sample text for a sample shop; have your own checked by a lawyer.

## What we store, and why

- *Orders:* name, addresses and what you bought. We need these to deliver your order and keep them for as long as tax law requires.
- *Your account:* email address, an encrypted form of your password, your address book and your preferences, until you delete it.
- *Newsletter:* your email address, until you unsubscribe. Every newsletter contains a link for this.
- *Messages:* what you write in a form, until your request is settled and for a year afterwards.
- *Reviews:* the name you give and your text, for as long as we sell the product.

Card details go directly to the payment provider. We never see them.

## On your device

The shop stores your cart, your wishlist and your login in your browser, because it can’t work without them. Tools that count visits or measure advertising run only with your consent, which you can withdraw at any time.

## Your rights

You may ask what data we hold about you, have it corrected, transferred or deleted, and object to its use. Write to [{email}](mailto:{email}). You may also complain to the data protection authority where you live.

Data controller: {address}.
`,
  },
  {
    key: 'terms',
    slug: 'terms',
    title: 'Terms',
    heading: 'Terms and conditions',
    description: 'Orders, prices, payment, delivery and guarantee in plain words.',
    text: `
Sample terms, kept short on purpose. They describe how the shop works and aren’t legal advice.

## Orders

The products in the shop are an invitation to order. Your order is an offer, and the contract is made when we confirm it by email. If we can’t deliver an item, we’ll tell you and refund you at once.

## Prices

Prices are in pounds and include VAT. Delivery is added in the cart before you pay. A coupon applies to one order unless it says otherwise, and never to gift cards.

## Payment

By card, with PayPal or in cash on delivery, where offered. Cards and PayPal are charged when you place the order.

## Delivery

To {countries}, as described under [delivery](page:delivery). The goods are our responsibility until they reach you.

## Cancelling

You may cancel within 14 days of arrival; see [returns](page:returns).

## Guarantee

Your statutory rights for faulty goods aren’t affected by these terms. Some makers promise more: Tickmore, for instance, repair their clocks free for five years.

## Pictures and texts

Prints are for your own walls. Printable art may be printed as often as you like at home, but not sold or passed on as a file.

English law applies. If you live elsewhere, you keep the protection that the law of your country gives you.
`,
  },
  {
    key: 'imprint',
    slug: 'imprint',
    title: 'Imprint',
    heading: 'Company information',
    description: 'Company details of the sample shop. All of them are invented.',
    text: `
This is a demonstration shop. The company below does not exist, and neither do its numbers.

## Company

{address}

- {registration}
- VAT number: {vatId}
- Directors: Maud Ellery, Theo Banbury (both invented)

## Contact details

- Email: [{email}](mailto:{email})
- Telephone: {telephone}, a number set aside for stories
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
