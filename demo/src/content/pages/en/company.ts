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
]
