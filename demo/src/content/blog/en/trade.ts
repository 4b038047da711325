import type { Post } from '../post.ts'

/** Only the trade stores show these. */
export const tradePosts: readonly Post[] = [
  {
    key: 'trade-card-spinner',
    title: 'Filling a card spinner so that it turns over',
    author: 'Gwen Arkwright',
    topics: ['shop', 'cards'],
    about: 'birthday card pack',
    scene: 'trade',
    on: '02-03',
    yearsAgo: 0,
    short: 'Half birthdays, nothing below the knee, and a gap is worse than a duplicate.',
    text: `
Stand a metre from your spinner and look only at what is between your chin and your belt. Four fifths of what you sell comes out of that band, so that is where the good cards go.

As a starting mix for forty-eight pockets, we suggest half birthdays, a quarter blank cards with strong pictures, and the rest shared among thank you, new home, new baby, wedding and sympathy. Sympathy belongs low down and slightly round the side. People look for it in private.

## Rules we have borrowed from good shops

- Two pockets for a best seller beat one pocket and a promise.
- Fill a gap at once, even with the same card again. An empty pocket makes the whole rack look finished.
- One maker to a column. Hands differ, and a column in a single hand reads as a choice.
- Turn the rack a quarter every morning, so that regulars meet a new face.
- Write the date on the back of the last card in each pack. When it is sold you know how long six took.

Cards come to you in packs of six, barcoded singly and banded in paper. Anything that has not sold through in twelve weeks should move to eye level for a fortnight. If it does not go then, it is not the height.
`,
  },
  {
    key: 'trade-christmas-calendar',
    title: 'A Christmas calendar for shopkeepers',
    author: 'Priya Kessell',
    topics: ['shop', 'seasons'],
    about: 'christmas card pack',
    scene: 'christmas',
    on: '06-10',
    yearsAgo: 0,
    short: 'Order in July, unpack in September, and stop on the tenth of December.',
    text: `
It feels absurd to think of robins in June. It feels worse to run out of them in December, so here are the dates that our most cheerful customers keep.

*By mid-July:* place the main order for seasonal cards. Letterpress is printed one colour a day and cannot be hurried; what is not on the list in July will not be on the press in August.

*First week of September:* unpack and count. Put out a single discreet shelf for the people who have always finished by October. They buy more than anyone.

*After the half-term holiday:* cards move to the front. Boxed sets go beside the till, singles on the spinner.

*Mid-November:* the clock and frame window. A gift that has to be posted is bought in these three weeks.

*The first of December:* reorder once, best sellers only, and only what you could store until next year without wincing.

*The tenth:* stop ordering. Start wrapping.

## And afterwards

On the second of January, before you forget, write down three things: what ran out, what was left, and what people asked for that you did not have. That page is worth more than any forecast of ours. Bring it along when you [visit the showroom](page:showroom) in spring, and we will start from there.
`,
  },
  {
    key: 'trade-display-clocks',
    title: 'Selling clocks: set them all to the right time',
    author: 'Theo Banbury',
    topics: ['shop', 'clocks'],
    about: 'wall clock trade',
    scene: 'clocks',
    on: '09-22',
    yearsAgo: 0,
    short: 'Ten past ten is for photographs. In a shop, a clock that is right sells the one beside it.',
    text: `
In catalogues every clock says ten past ten, because the hands frame the maker’s name. In a shop this is a mistake. A wall of clocks that have stopped at ten past ten is a wall of broken clocks.

Put batteries in. One in each, running, and right. It costs a few pence a month, and people check; they look at their wrist and back at your wall, and a clock that has just agreed with them is already half sold.

## On the wall

- Hang by size, not by style, with the largest at the edges. The eye goes to the middle and stays.
- Leave at least half a diameter between any two dials.
- Keep one of each movement within reach, so that customers can hold it to an ear. “Silent” is only a word until they have listened.
- Never two striking clocks in a row, unless you are fond of arguments.

On a table, mantel clocks want something to stand next to: a small frame, a card, a pair of candlesticks. Sell the shelf, as it were, and not only the clock.

Wind the eight-day ones on Monday morning before you open. Customers who come in while you are doing it nearly always ask for a turn, and we have known that to be the sale.
`,
  },
]
