import type { Page } from '../page.ts'

/** Pages about each product range for trade visitors without an account. */
export const infoPages: readonly Page[] = [
  {
    key: 'wall-art-info',
    slug: 'wall-art-info',
    title: 'Wall art for trade',
    heading: 'Prints and canvases from sixteen studios',
    description: 'The wall art range for shops: studios, sizes, formats and how it is packed.',
    text: `
Hills by Isla Renwick, birds by Mairi Strand, harbours by Jory Penhale, towns that do not exist by the Bureau of Elsewhere: sixteen studios, each recognisable from across a shop.

## Formats

- Art prints on 310 gsm cotton paper, A4 to A1, loose or framed
- Canvases on a 3.8 cm bar, corner-protected, with cord
- Signed editions for galleries, framed and numbered

## Made for shops

Prints are made to order within five working days, so that you need not tie up money in a drawer. Loose prints come in a stiff sleeve with the artist’s card and a barcode; framed ones hang straight out of the box. A starter set of twelve shows one print by each of the best-selling studios.

To read more about the artists, look at [our journal](route:blog). To see prices, [open a trade account](route:register).
`,
  },
  {
    key: 'photo-frames-info',
    slug: 'photo-frames-info',
    title: 'Photo frames for trade',
    heading: 'Four workshops, one carton',
    description: 'The frame range for shops: workshops, materials, sizes and display.',
    text: `
Mitre & Rule for wood, Fairlead for brass and silver plate, The Little Gallery for double, collage and poster frames, Oxbow for box frames and painted wood.

## The range

- Single frames from 9 × 13 to 30 × 40 cm and in A sizes
- Double, triple, collage and oval frames
- Oak, walnut, ash, pine, painted wood, brass and silver plate

Each has glass, a mount cut for the size below, and a back that stands and hangs both ways. They are sold singly, in any mixture, and packed in fours.

## On the shelf

The paper behind the glass shows one of our own drawn photographs, so that a frame looks lived in from the moment it is unpacked. Replacement papers are free; just ask.

Prices appear once you are logged in. [Apply for an account](route:register), or [come and handle them](page:showroom).
`,
  },
  {
    key: 'greetings-cards-info',
    slug: 'greetings-cards-info',
    title: 'Greeting cards for trade',
    heading: 'Cards that get kept',
    description: 'The card range for shops: four presses, packs of six, spinners and seasons.',
    text: `
Four small presses with four tempers: Paper Wren draws, Plain Speaking Press says it outright, Marmalade Post paints patterns and Larkfield prints by letterpress, one colour a day.

## How they are sold

- In packs of six of one design, banded in paper, barcoded singly
- Larkfield Letterpress priced by the single card
- Envelopes included, no cellophane, blank inside

## What we suggest for a start

Half birthdays, a quarter blank, and the rest shared among the occasions that arrive without notice. There is a post about [filling a spinner](post:trade-card-spinner), and we lend the spinner itself with a first order of forty-eight packs.

Christmas is printed in August. Orders by mid-July are certain, later ones are hopeful.

[Open an account](route:register) to see prices, or [ask for the catalogue](page:catalogue) and turn real pages.
`,
  },
  {
    key: 'clocks-info',
    slug: 'clocks-info',
    title: 'Clocks for trade',
    heading: 'Clocks, tested for a week',
    description: 'The clock range for shops: makers, movements, guarantee and display.',
    text: `
Every clock spends seven days on a bench before it comes to you, running, in the company of others. The few that disagree stay behind.

## The makers

- Tickmore, Sheffield: everyday wall clocks with a five-year guarantee
- Alder & Tide, Northumberland: ash and cork, in batches of forty
- Junction Clock Co., Crewe: station and kitchen clocks
- Harrow & Bell, Shropshire: mantel and carriage clocks, many of them mechanical
- Waldruh, Black Forest: cuckoos, with a night switch
- Pippin & Daughters: alarm clocks, named after apples

## Service

Batteries are in the box. Repairs under guarantee are done within ten working days, and you may buy hands, glasses and keys singly for as long as a model is in the range and for five years after that.

For ideas on showing them, read [this post](post:trade-display-clocks). For prices, [apply for an account](route:register).
`,
  },
]
