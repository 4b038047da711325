import type { Page } from '../page.ts'

export const servicePages: readonly Page[] = [
  {
    key: 'cookies',
    slug: 'cookies',
    title: 'Cookies',
    heading: 'Cookies and similar storage',
    description: 'What the shop stores on your device, and what it stores only with your consent.',
    text: `
This page says what the shop stores on your device, why, and for how long.

## Always

- *Your store:* a cookie named after the store you chose, for a year.
- *Your cart, your wishlist and your login:* in your browser’s storage, until you empty them or log out.
- *Your choice about cookies:* in your browser’s storage, for six months.

The shop can’t work without these, so it doesn’t ask for them.

## Only with your consent

Some stores use tools that count visits or measure advertising. Which ones, and which companies receive the data, is listed in the cookie settings. Nothing of theirs is loaded or stored before you agree, and refusing takes the same click as agreeing.

## Changing your mind

If this store uses such tools, there is a button “Cookie settings” at the foot of every page. When you withdraw your consent, what the tools have stored is deleted.

We keep a record of your choice with a random number, not with your name. More about your data is on the [privacy page](page:privacy).
`,
  },
  {
    key: 'custompage',
    slug: 'custompage',
    title: 'Made for you',
    heading: 'Frames and prints made to measure',
    description: 'Odd sizes, your own picture, a dial with your initials: how made-to-measure works.',
    text: `
Some walls have odd sizes, and some pictures deserve a frame that fits them exactly. We cut frames to the millimetre and print art in sizes that aren’t in the shop.

## How it works

1. Send us the size and a photo of the wall to [{email}](mailto:{email}).
2. We reply with a drawing and a price within two working days.
3. You pay, we cut. It takes about three weeks.

Made-to-measure items can’t be returned unless something is wrong with them; see [returns](page:returns).

## A place to start

{{widget type="product-list" category="20" limit="3" title="Frames that we also cut to measure"}}
`,
  },
  {
    key: 'designpage',
    slug: 'designpage',
    title: 'Design service',
    heading: 'A plan for your wall',
    description: 'We plan a picture wall with you: sizes, distances and a list you can order from.',
    text: `
Send us a photo of your wall, and we plan the pictures for it: which sizes, how far apart, and what goes in the middle. You get a drawing to scale and a list that you can order from.

## What we need

- A photo from the front, with something in it whose size you know. A door will do.
- The width and height of the free space.
- Three pictures from the shop that you like, and one that you don’t.

The plan is free if you order from it within a month.

{{widget type="banner" title="Ideas first?" text="Our journal has plenty of walls to look at." link="/blog" label="Read the journal"}}

## Pictures that plan well

{{widget type="product-list" category="10" limit="3"}}
`,
  },
]
