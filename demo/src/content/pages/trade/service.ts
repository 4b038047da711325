import type { Page } from '../page.ts'

/** Trade versions of the consumer service pages. */
export const tradePages: readonly Page[] = [
  {
    key: 'help',
    slug: 'help',
    title: 'Help',
    heading: 'Trade help',
    description: 'Accounts, ordering, delivery and returns for trade customers.',
    text: `
## I cannot see any prices

Trade prices are shown once you have logged in with an approved account. If you have none yet, [apply here](route:register); how we decide is described under [approval](page:approval).

## How do I reorder quickly?

Type article numbers into the quick order, or open an earlier order in [your account](route:my-account) and put all of it, or part, into the cart.

## Minimums and packs

Cards come in packs of six of one design; Larkfield Letterpress is priced by the single card. Most cards start at two packs, and Plain Speaking Press comes in pairs of packs. Frames and clocks are sold singly, and there is no minimum for an order as a whole.

## Invoices

You find them as PDF with each order, with net prices, VAT and your own VAT number.

## Delivery and returns

See [delivery](page:delivery) and [returns](page:returns). For anything else [write to us](page:contact); the same three people look after all trade accounts and will know you.
`,
  },
  {
    key: 'delivery',
    slug: 'delivery',
    title: 'Delivery',
    description: 'Carton rates, lead times and how goods are packed for shops.',
    text: `
We deliver to {countries}. Carriage is a flat carton rate for each order; you see it in the cart, without VAT and with it, before you confirm.

## Lead times

- Clocks, frames and everyday cards from stock: packed within two working days.
- Prints, loose or framed: made to order within five working days.
- Seasonal cards: from the first week of September. Order by mid-July to be sure of letterpress; there is [a calendar](post:trade-christmas-calendar).
- Back orders are sent as soon as they arrive, carriage free.

## Packing

Frames and prints have corner protection and a barcode on the outside of the wrapping, so that they can go straight on the shelf. Cards are banded in paper. Mixed cartons carry a list on the lid.

## Arrival

Please count the cartons before you sign and open them within two working days. Tell us about damage with a photograph, and a replacement goes out with the next post.
`,
  },
  {
    key: 'returns',
    slug: 'returns',
    title: 'Returns',
    heading: 'Trade returns',
    description: 'Faults, wrong deliveries and what we take back from shops.',
    text: `
These are trade sales, so the consumer’s right to cancel does not apply between us. It does between you and your customers, of course, and we try not to leave you alone with it.

## Faulty or wrong

Tell us within ten working days of finding out, with the order number and a photograph. We replace or credit, and pay for the way back if we need the goods at all; often we do not.

## Your customer brings a clock back

Within the maker’s guarantee we repair or exchange it free of charge. Send it to the workshop with a copy of your till receipt.

## Slow sellers

Once a year, in February, you may exchange up to a tenth of the previous year’s order value, provided that the goods are unmarked and still in the range. Seasonal cards, engraved pieces and clearance are excluded.

Write to [{email}](mailto:{email}) before you send anything, so that we expect it.
`,
  },
  {
    key: 'contact',
    slug: 'contacts',
    title: 'Contact',
    heading: 'Our trade team',
    description: 'How to reach the people who look after trade accounts.',
    text: `
- E-mail: [{email}](mailto:{email})
- Telephone: {telephone}, Monday to Friday, 8.30 am to 5.30 pm
- Post: {address}, Trade desk
- Or use the form below

Please give your account number. For a question about an order, its number is enough.

If you would like to see the range, [come to the showroom](page:showroom) or ask for a meeting at yours: we are on the road in spring and in late August. Press and picture requests go to the same address.

Mantel Trade is part of a sample shop. Names, numbers and people are invented.
`,
  },
  {
    key: 'about-us',
    slug: 'about-us',
    title: 'About us',
    heading: 'Mantel for shops',
    description: 'Twenty studios, a dozen workshops and one carton.',
    text: `
We started as a shop and still run one, so we know what a Saturday in December is like and how much room there is behind a till.

Mantel Trade brings some twenty studios and a dozen workshops to independent shops, galleries, hotels and museum stores. You deal with one desk, receive one carton and pay one invoice. The makers, for their part, can get on with making.

## What we look after

- *Barcodes* on everything, cards included.
- *Small quantities.* Frames and clocks singly, cards by six.
- *Steady ranges.* A design stays for at least two years, and you hear from us a season before it goes.
- *Clean hands.* What we sell to you in the trade shop we do not undercut in our own.

## Who we supply

Shops with a door and opening hours, mostly. If yours is a web shop with a point of view, tell us about it when you [apply](route:register).

This is a sample shop: the people in it are invented and nothing you order will be sent.
`,
  },
  {
    key: 'terms',
    slug: 'terms',
    title: 'Terms',
    heading: 'Terms of trade',
    description: 'Accounts, prices, payment and delivery between businesses.',
    text: `
Sample terms for a sample shop. They describe how it works and aren’t legal advice.

## Accounts

We sell to businesses only. An account belongs to the business named in it, and prices may not be passed on.

## Prices

All prices exclude VAT; the amount including VAT is shown next to them. Each account has a price list, and the price shown when you place the order is the one you pay.

## Payment

By card when you order, or by invoice after the third order, if we have agreed on it.

## Delivery and risk

As described under [delivery](page:delivery). Risk passes to you when the carrier hands over the goods.

## Ownership

Goods remain ours until they are paid for. You may sell them in the ordinary course of business before that.

## Faults

See [returns](page:returns). Please check deliveries within two working days.

## Pictures

You may use our product pictures to sell our products, unaltered, for as long as you stock them. The artist’s name goes with the picture.
`,
  },
  {
    key: 'showroom',
    slug: 'visit-our-showroom',
    title: 'Visit our showroom',
    heading: 'See it all in one room',
    description: 'The trade showroom: where, when and how to book an hour.',
    text: `
Six hundred products on one floor, every clock running and every card the right way up. Buyers tell us that an hour here saves them a week of samples.

## When

Monday to Thursday, 9 am to 5 pm, by appointment, at {street}, {city}. There is a lift, a loading bay and a very large table. To book, use the form below or write to [{email}](mailto:{email}) with two dates that suit you.

## What to expect

- The whole range, in the order of the catalogue.
- Price lists for your account, printed, with room for notes.
- New designs that are not on the site yet.
- Somebody who can tell you what sells in a shop like yours, and will also say what does not.

## Worth bringing

A photograph of your best shelf and of your worst one. The second is usually more useful.

Lunch is soup. If you are coming by train, tell us when and we will fetch you from the (equally invented) station.
`,
  },
  {
    key: 'approval',
    slug: 'approval',
    title: 'Approval',
    heading: 'Thank you. We are reading your application.',
    description: 'What happens after you have applied for a trade account.',
    text: `
Every application is read by a person, normally within two working days. You need not do anything in the meantime.

## What we look at

- Whether there is a business: a VAT or company number, a website, a shop front.
- Whether what you sell and what we sell would like each other.
- Whether another shop in your street already has the same range. We try to be fair to both.

## What happens next

You receive an e-mail either way. Once approved, you log in with the address and password you have just chosen, and prices appear. If something is missing, we ask; nobody is turned away by a machine.

Until then you are welcome to look at [wall art](page:wall-art-info), [photo frames](page:photo-frames-info), [cards](page:greetings-cards-info) and [clocks](page:clocks-info), or to [ask for the catalogue](page:catalogue).

Have you waited longer than three working days? Write to [{email}](mailto:{email}). Something has gone astray, and it was probably us.
`,
  },
  {
    key: 'catalogue',
    slug: 'cataloguepage',
    title: 'Request a catalogue',
    heading: 'The catalogue, on paper',
    description: 'Ask for the printed trade catalogue; it comes out twice a year.',
    text: `
Twice a year we print everything on 160 pages: in February for the summer and in June for Christmas. It has real sizes, article numbers and a ribbon, and no prices, so you can leave it on the counter.

Fill in the form with the name of your shop and an address, and one goes into the post within two working days. Your price list comes separately, by e-mail, once you have [an account](route:register).

## For those in a hurry

- The range by world: [wall art](page:wall-art-info), [photo frames](page:photo-frames-info), [greeting cards](page:greetings-cards-info), [clocks](page:clocks-info).
- The whole of it in one room: [the showroom](page:showroom).

We send one copy for each shop. If you have finished with it, pass it on, or let a child cut it up. We have seen some very good collages.
`,
  },
]
