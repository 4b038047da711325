import type { Page } from '../page.ts'

export const companyPages: readonly Page[] = [
  {
    key: 'about-us',
    slug: 'about-us',
    title: 'About us',
    heading: 'The things on a mantelpiece',
    description: 'Who we are, what we sell and why there are four kinds of it.',
    text: `
A clock that ticks. A picture, leaning. A photograph in a frame. A card somebody sent. Look along almost any mantelpiece and you will find these four, and so we made a shop of them.

We began with one shelf. It held six clocks by Harrow & Bell, who still build them in Shropshire, and a row of Hester Quill’s thistles. People came in for the clocks and went out with the thistles. After a while we stopped being surprised and bought a second shelf.

Today there are some twenty studios and a dozen workshops. We know all of them, have drunk tea in most of their kitchens, and write about them in [our journal](route:blog). The prints are made in our own print room, to order. Clocks run for a week on our bench before they leave. Cards are blank inside, because you know better than we do what to say.

## What we try to do

- Sell things that can be mended, and mend them.
- Show real sizes, real colours and honest dates.
- Pack without plastic.
- Answer letters.

## What this really is

Mantel is a sample shop that shows what its software can do. The people in it are invented, the pictures are drawn by a program, and nothing you order will be sent. We hope that you would like it if it were real.
`,
  },
  {
    key: 'showroom',
    slug: 'visit-our-showroom',
    title: 'Visit our showroom',
    heading: 'Come and look',
    description: 'Where the showroom is, when it is open and what to bring.',
    text: `
Some things are easier with your own eyes: whether a tick is company, how dark walnut is, what 80 cm looks like on a wall.

The showroom is at {street}, {city}, up one flight of stairs; there is a lift on the left. It is open from Tuesday to Saturday, 10 am to 5 pm. No appointment is needed, but if you would like somebody to take an hour over your walls, [tell us](page:contact) a day or two ahead.

## Worth bringing

- A photograph of the wall, with something in it whose size you know.
- The width of the sofa, the mantel or the chest of drawers.
- A sample of the paint, if there is any left in the tin.
- The picture you would like framed. We have every moulding in short lengths to hold against it.

Children are welcome and the cuckoo clocks are at their height. Dogs too, if they can pass a spinner full of cards without wagging.

(As with the rest of this sample shop, the yard is invented. You will find no such door.)
`,
  },
]
