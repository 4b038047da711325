import type { Page } from '../page.ts'

export const orderPages: readonly Page[] = [
  {
    key: 'help',
    slug: 'help',
    title: 'Help',
    heading: 'How can we help?',
    description: 'Delivery, returns, gift cards and how to reach us: the short answers.',
    text: `
Most questions have a short answer. Here are the ones we are asked every day.

## Where is my order?

Log in and open [your account](route:my-account): every order shows whether it is being made, packed or on its way. Without an account, you can [track your order](route:order-tracking) with its number and your email address. Prints are made to order and take two or three working days before they are packed; clocks, frames and cards usually leave the next working day. More under [delivery](page:delivery).

## Can I change my mind?

Yes, within 14 days of delivery. See [returns](page:returns) for how to do it.

## Something has arrived broken

We’re sorry. Keep the packaging, take two photographs and [contact us](page:contact). You don’t need to send anything back first.

## Which size should I choose?

The [size guide](page:size-guide) has real measurements and a few rules of thumb, and the [care guides](page:care-guides) tell you what to do once it is on the wall.

## I have a gift card

Enter its code at checkout. Any balance left stays on the card; see [gift cards](page:gift-cards).
`,
  },
  {
    key: 'delivery',
    slug: 'delivery',
    title: 'Delivery',
    description: 'What delivery costs, how long it takes and what happens if you are out.',
    text: `
We deliver to {countries} by courier. One order costs {shipping}, VAT included, however many items are in it. Gift cards and printable art arrive by email free of charge.

## How long it takes

- Clocks, photo frames and cards that are in stock: packed the next working day, then one or two days on the road.
- Art prints and canvases: made to order in two or three working days, then the same.
- Framed prints and engraving: allow five working days.
- Pre-orders: the product page names the month. We send everything else in your order with it, unless you ask us to split it.

If an order contains several of these, it goes out when the slowest is ready.

## On the day

You receive a message with a tracking link when the parcel leaves. If you are out, the driver tries a neighbour or a collection point and leaves a card. Large frames need a signature.

## Packing

Cardboard, paper and honeycomb; no loose fill. [How we pack glass](post:packing-glass) is a small science of its own.

If a parcel has not come five working days after it left, tell us. We would rather look for it early.
`,
  },
  {
    key: 'returns',
    slug: 'returns',
    title: 'Returns',
    heading: 'Changed your mind?',
    description: 'You have 14 days after delivery to tell us. How to return items, and which ones can’t be returned.',
    text: `
You may cancel an order for any reason within 14 days of the day it arrives. You don’t need to give a reason. Tell us by email to [{email}](mailto:{email}) or by post, and then send the items back within another 14 days.

## What you get back

The full price and the standard delivery charge, to your original payment method, within 14 days of the parcel reaching us or of your showing us proof of posting. If you return part of an order, the delivery charge isn’t refunded. You pay the return postage, unless an item is faulty or we sent the wrong one; then we pay.

If an item shows more wear than inspecting it would cause, we may reduce the refund.

## What can’t be returned

- Anything made to order for you: engraved clocks, cards with your own words printed in them, frames cut to your measurements.
- Printable art, once the download has begun and you agreed to that beforehand.
- Gift cards that have been used.

## Faulty goods

The 14 days don’t apply here. If something isn’t as described, doesn’t work or breaks when it shouldn’t, you have statutory rights that this page doesn’t limit. [Contact us](page:contact) and we’ll repair it, replace it or refund you.

## Cancellation form

> To {address}, {email}: I hereby give notice that I cancel my contract for the following goods: … Ordered on / received on: … Name: … Address: … Date: …
`,
  },
  {
    key: 'gift-cards',
    slug: 'gift-cards-info',
    title: 'Gift cards',
    heading: 'How gift cards work',
    description: 'Choosing an amount, setting the day, using the code and asking for the balance.',
    text: `
A gift card arrives by email, with your message and a code. You choose the design and the amount, and either the day on which it should be sent or “now”.

## Giving one

1. Pick a design and an amount, or enter your own.
2. Write the names and a few words. You can look at a preview before it goes into the cart.
3. Choose the day. Cards go out in the morning, London time.

## Using one

Enter the code at checkout. It works together with a coupon, and you can use more than one. If the card is worth more than the order, the rest stays on it; if it is worth less, pay the difference by card.

## Good to know

- A card is valid for five years from the day it is sent.
- It cannot be exchanged for money, and it cannot buy another gift card.
- There is no VAT on a gift card itself. It is charged on what is bought with it.
- Lost the email? [Ask us](page:contact) and we will send it again to the same address.

Not sure whether to give one at all? We have [an opinion on that](post:gifts-for-the-hard-to-please).
`,
  },
  {
    key: 'contact',
    slug: 'contacts',
    title: 'Contact',
    heading: 'Contact us',
    description: 'Addresses, hours and how long an answer takes.',
    text: `
A person answers. On working days you hear from us within one day; in December allow two.

- Email: [{email}](mailto:{email})
- Telephone: {telephone}, Monday to Friday, 9 am to 5 pm
- Post: {address}
- Or use the form below

If it is about an order, give us its number, which you’ll find in the confirmation and in [your account](route:my-account). If something is damaged, two photographs save a good deal of writing: one of the thing, one of the parcel.

Do you run a shop, a hotel or a studio? Our trade department has its own site and its own prices, and is glad to hear from you at [trade@mantel.example](mailto:trade@mantel.example).

Mantel is a sample shop. The address and the telephone number are invented, and nobody is sitting by that telephone, although we like to picture them.
`,
  },
]
