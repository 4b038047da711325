import type { Post } from '../post.ts'

export const framePosts: readonly Post[] = [
  {
    key: 'mount-or-no-mount',
    title: 'Mount or no mount?',
    author: 'Priya Kessell',
    topics: ['frames'],
    about: 'photo frame mount',
    scene: 'photo-frames',
    on: '05-14',
    yearsAgo: 0,
    trade: true,
    short: 'A strip of card does two jobs. One is physics, the other is manners.',
    text: `
A mount is a sheet of thick card with a window cut in it. It does two things. It keeps the picture off the glass, so that damp cannot glue the two together, and it gives the eye somewhere to pause before the picture begins.

The first job is not optional for anything you care about. Photographs that touch glass stick to it, sooner or later, and come away without their faces. If you dislike the look of a mount, ask for a spacer instead: a thin strip hidden under the rim.

## How wide

Wider than feels right. For a 10 × 15 cm photograph, 4 cm is the least; for A3, six to eight. A mount the same width as the moulding makes a stripe, and stripes are restless, so make it clearly broader or clearly narrower.

Framers often add a few extra millimetres at the bottom. The eye reads the middle of a rectangle as slightly too low, and the heavier foot puts it back.

## When to leave it out

- Posters and letterpress, where the sheet itself is the thing and its edges deserve to be seen.
- Pictures that run off the paper on purpose.
- Very small frames on crowded shelves.

White is safe, cream is kind to old photographs, and black is dramatic for about a fortnight. Our [frames](category:photoframes) come with the mount cut for the size below, so one frame will do for either.
`,
  },
  {
    key: 'choosing-a-moulding',
    title: 'Oak, black or gilt: choosing a moulding',
    author: 'Gwen Arkwright',
    topics: ['frames'],
    about: 'oak frame',
    scene: 'photo-frames',
    on: '08-20',
    yearsAgo: 0,
    trade: true,
    short: 'Match the frame to the picture, not to the skirting board.',
    text: `
Ask a framer which moulding to choose and you will be asked what the picture is. Ask a decorator and you will be asked about the curtains. The framer is right, chiefly because curtains get changed.

*Oak* suits almost anything drawn outdoors: birds, hills, botanical prints. Its grain is busy, so give it a picture with some air in it.

*Walnut* is a quieter wood in a darker suit. Black and white photographs look well in it, and so do old letters.

*Black* draws a line and stops. It flatters graphic work, type and anything with real black in it. On a pale watercolour it can look like a mourning card.

*White* disappears, which is useful in small rooms and for children’s paintings, whose makers want all the attention for themselves.

*Gilt* is braver than people think. A narrow gilded edge around something modern is a fine joke; around something old it is simply correct.

## And the profile

Flat mouldings look new, scooped ones look inherited, and a deep box makes even a postcard seem important. Narrow suits small and intimate pictures; for A2 and above the wood should be at least 2 cm wide, partly for looks, mostly because glass is heavy.

Still unsure? Put a strip of each against the picture and half close your eyes. The wrong ones are the ones you can still see.
`,
  },
  {
    key: 'box-frames-keepsakes',
    title: 'Nine things we have seen in a box frame',
    author: 'Maud Ellery',
    topics: ['frames', 'seasons'],
    about: 'box frame',
    scene: 'photo-frames',
    on: '07-11',
    yearsAgo: 0,
    short: 'A marathon number, a baby’s bracelet, the key to a house that was sold.',
    text: `
A fishing fly, tied by an uncle. One knitted bootee (the other, its owner explained, had been eaten). The cork from a bottle opened on a good day. A marathon number, still creased. Three ticket stubs and a hotel key card. The hospital bracelet of somebody who is now six foot two. A key to a house that was sold. A four-leaf clover, confirmed. A single Scrabble tile, about which we did not ask.

Box frames are for objects too flat for a shelf and too dear for a drawer. They are 3 to 4 cm deep, with the glass held clear of the back by a fillet.

## Fixing things in place

- Textiles: a few stitches through the backing card, in thread of the same colour.
- Metal: a loop of fine wire, twisted behind.
- Paper: photo corners or hinges of Japanese tissue. Never sticky tape, which turns brown and stays.
- Anything that was once alive: dry it thoroughly first, or the frame will grow its own picture.

Leave more empty space than you need. The bracelet in the middle of a wide cream ground says what it means; crowded round with photographs it becomes a scrapbook.

Write the story on the back in pencil, with the date. Whoever takes it off the wall in forty years will want to know about the tile.
`,
  },
  {
    key: 'glass-or-acrylic',
    title: 'Glass or acrylic?',
    author: 'Theo Banbury',
    topics: ['frames', 'care'],
    about: 'poster frame',
    scene: 'workshop',
    on: '10-09',
    yearsAgo: 1,
    trade: true,
    short: 'One breaks, one scratches. Which would you rather explain?',
    text: `
Pick up an A1 frame with 2 mm glass in it and you are holding about two and a half kilos of glazing. The same sheet in acrylic weighs half that. This explains most of what follows.

Glass is stiff, cheap, hard to scratch and happy to be cleaned with whatever is under the sink. It also breaks. In small frames this rarely matters. In large ones it travels badly, hangs heavily and, above a bed, makes some people lie awake.

Acrylic is light and hard to break, and the good sort is clearer than ordinary glass, which has a green edge and a faint green cast. Against it: it scratches if you look at it sternly, and it gathers static, so never put it over pastel or charcoal. The drawing will jump.

## What we use

- Up to 30 × 40 cm: glass.
- A3 and A2: either. Loose frames have glass, framed prints go out in acrylic because they go by courier.
- A1: acrylic only. We tried the other way for a year.

Clean acrylic with a soft damp cotton cloth and nothing else. Window spray makes it cloudy; kitchen paper leaves tiny circles that catch the light for ever. For glass see [our notes on cleaning](post:cleaning-glass).

Both block a little ultraviolet light, neither blocks enough. A shady wall is still the best protection, and it costs nothing.
`,
  },
  {
    key: 'printing-phone-photos',
    title: 'From the telephone to the wall',
    author: 'Gwen Arkwright',
    topics: ['frames'],
    about: 'four photo frame',
    scene: 'photo-frames',
    on: '11-22',
    yearsAgo: 1,
    short: 'Eleven thousand photographs, none of them framed. A method for choosing four.',
    text: `
There are, at the last count, eleven thousand photographs on my telephone. Until this spring there were none on my walls. The trouble was never the printing; it was the choosing.

So here is a method that takes one evening. Go through a single year, and only that year, and mark every picture that makes you breathe out. Do not think about quality. You should end with thirty or so. The next day, go through those and keep the ones you could describe to a stranger in one sentence. That leaves about ten. Print them all small, on the cheapest paper, and stick them to the fridge. After a fortnight you will know which four.

## Will it be big enough?

Look at the file’s size in pixels and divide the shorter side by 100. That is how many centimetres wide it can be printed and still look crisp at arm’s length. A picture of 3,000 × 4,000 pixels is good for 30 × 40 cm. Anything that has come through a messaging app has been squeezed, so ask for the original.

Print on matt paper if it will hang opposite a window. Trim nothing before you have the frame, since a 10 × 15 opening shows a few millimetres less than you expect.

Grandparents and children are nearly always better in a [row of three or four](category:photoframes) than singly. They are used to company.
`,
  },
]
