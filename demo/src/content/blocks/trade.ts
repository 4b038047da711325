import type { Blocks } from './block.ts'

/** Replace or extend the English blocks. Trade stores have no coupons or gift cards. */
export const tradeBlocks: Blocks = {
  'social-discount': undefined,
  'gift-card-note': undefined,
  'restricted-access': {
    title: 'Prices are for trade customers',
    text: `
You are welcome to look round. To see prices and to order, please log in, or [apply for a trade account](route:register); we read every application and answer within two working days.

Not sure yet? [Request the catalogue](page:catalogue) or [visit the showroom](page:showroom).
`,
  },
  'guest-menu': {
    title: 'Menu for guests',
    text: `
- [Wall art](page:wall-art-info)
- [Photo frames](page:photo-frames-info)
- [Greeting cards](page:greetings-cards-info)
- [Clocks](page:clocks-info)
- [Visit our showroom](page:showroom)
- [About us](page:about-us)
- [Open a trade account](route:register)
`,
  },
  'footer-links': {
    title: 'Footer links',
    text: `
- [About us](page:about-us)
- [Open an account](route:register)
- [Request a catalogue](page:catalogue)
- [Visit our showroom](page:showroom)
- [Delivery](page:delivery)
- [Returns](page:returns)
- [Contact](page:contact)
- [Terms of trade](page:terms)
- [Accessibility](page:accessibility)
- [Privacy](page:privacy)
- [Imprint](page:imprint)
`,
  },
  'footer-about': {
    title: 'Mantel Trade',
    text: 'Twenty studios, a dozen workshops, one carton. [How we work](page:about-us).',
  },
  'promo-bar': {
    title: 'Above the header',
    text: 'Christmas cards: order by mid-July and they are certain. [The calendar](post:trade-christmas-calendar)',
  },
  newsletter: {
    title: 'The trade letter',
    text: 'New designs a fortnight before anybody else sees them, and what sold well last month. Four times a season, one click to stop.',
  },
  'home-hero': {
    title: 'Shelves that sell themselves',
    text: 'Clocks, pictures, frames and cards for shops with a point of view. [Look at the best sellers](category:bestsellers)',
  },
  'home-editorial': {
    title: 'Set them all to the right time',
    text: `
In catalogues every clock says ten past ten. In a shop, a wall of clocks that stopped at ten past ten is a wall of broken clocks. Put the batteries in: a clock that has just agreed with your customer’s wrist is already half sold.

[Read on](post:trade-display-clocks)
`,
  },
  'delivery-note': {
    title: 'Delivery',
    text: 'One carton rate for each order, shown in the cart. From stock: packed within two working days. [More](page:delivery)',
  },
  'returns-note': {
    title: 'Returns',
    text: 'Faults are replaced or credited, slow sellers exchanged once a year. [How it works](page:returns)',
  },
  'empty-cart': {
    title: 'Nothing here yet',
    text: 'Type article numbers into the quick order, or begin with the [trade best sellers](category:bestsellers).',
  },
  'checkout-reassurance': {
    title: 'Good to know',
    text: `
- Prices are without VAT; the sum with VAT stands beside them.
- Your own order number appears on the invoice.
- Questions: [{email}](mailto:{email}), or ring the trade desk.
`,
  },
  'contact-intro': {
    title: 'The trade desk',
    text: 'Three people look after all trade accounts. Give your account number if you have one, and you will hear from us within one working day.',
  },
  'register-intro': {
    title: 'Open a trade account',
    text: `
For shops, galleries, hotels and studios. You need a company or VAT number and five minutes.

We read every application ourselves and answer within two working days; [what we look at](page:approval) is no secret.
`,
  },
  'meeting-request': {
    title: 'Ask for a meeting',
    text: 'At your shop or in [our showroom](page:showroom), for an hour or a whole morning. Tell us two dates that suit you and what you would like to see.',
  },
  'catalogue-request': {
    title: 'The catalogue, on paper',
    text: 'One hundred and sixty pages, twice a year, without prices, so that it can lie on the counter. It goes into the post within two working days.',
  },
}
