import type { Blocks } from './block.ts'

/** Replace or extend the English blocks. Trade stores have no coupons or gift cards. */
export const tradeBlocks: Blocks = {
  'social-discount': undefined,
  'gift-card-note': undefined,
  'restricted-access': {
    title: 'Prices are for trade customers',
    text: `
Feel free to browse. To see prices and place orders, please log in or [apply for a trade account](route:register). We review every application and reply within two working days.

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
    title: 'Promotion bar',
    text: 'Christmas cards: order by mid-July to be sure of delivery in time. [The calendar](post:trade-christmas-calendar)',
  },
  newsletter: {
    title: 'Trade newsletter',
    text: 'See new designs two weeks before everyone else, and find out what sold well last month. We send it four times a season, and you can unsubscribe with one click.',
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
    text: 'One flat rate per order, shown in the cart. Items in stock are packed within two working days. [More](page:delivery)',
  },
  'returns-note': {
    title: 'Returns',
    text: 'We replace or credit faulty items, and exchange slow sellers once a year. [How it works](page:returns)',
  },
  'empty-cart': {
    title: 'Your cart is empty',
    text: 'Add items by product code with quick order, or start with our [trade best sellers](category:bestsellers).',
  },
  'checkout-reassurance': {
    title: 'Good to know',
    text: `
- Prices exclude VAT; the total including VAT is shown next to them.
- Your own order number appears on the invoice.
- Questions: [{email}](mailto:{email}), or call our trade team.
`,
  },
  'contact-intro': {
    title: 'Our trade team',
    text: 'Three people look after all trade accounts. Please give your account number if you have one. We reply within one working day.',
  },
  'register-intro': {
    title: 'Open a trade account',
    text: `
For shops, galleries, hotels and studios. You need a company or VAT number and five minutes.

We review every application ourselves and reply within two working days. [See what we look at](page:approval).
`,
  },
  'meeting-request': {
    title: 'Request a meeting',
    text: 'At your shop or in [our showroom](page:showroom), for an hour or a whole morning. Tell us two dates that suit you and what you would like to see.',
  },
  'catalogue-request': {
    title: 'Printed catalogue',
    text: '160 pages, published twice a year, without prices, so you can leave it on the counter. We post it within two working days.',
  },
}
