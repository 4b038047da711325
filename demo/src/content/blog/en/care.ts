import type { Post } from '../post.ts'

export const carePosts: readonly Post[] = [
  {
    key: 'caring-for-oak',
    title: 'Looking after oak',
    author: 'Theo Banbury',
    topics: ['care'],
    about: 'oak clock frame',
    scene: 'workshop',
    on: '02-15',
    yearsAgo: 0,
    trade: true,
    short: 'It asks for very little: a dry cloth, some oil once a year, and no spray of any kind.',
    text: `
Oak has been a tree for a hundred and fifty years before it becomes your clock. It is not going to be upset by a bit of dust.

For ordinary weeks, a dry cotton cloth along the grain. For fingerprints, the same cloth wrung out in warm water with one drop of washing-up liquid, followed straight away by a dry one. That is all, and it is more than most people do.

## Once a year

Our oak is oiled, not varnished, so it can be freshened. In late winter, when the heating has dried the air, put a teaspoon of hard wax oil or plain linseed oil on a rag and rub it thinly into the wood. Wait a quarter of an hour. Wipe off everything that has not gone in; what stays on the surface turns sticky. Lay the rag flat outdoors to dry afterwards, since oily rags in a heap can catch fire by themselves.

## Troubles

- *A pale ring* from a wet cup: oil it and wait, it usually leaves within a week.
- *A black mark*: iron and water have met. Oak is full of tannin and turns to ink. Rub very gently with fine abrasive paper, then oil.
- *Silicone polish*: please do not. It shines for a day and stops oil from ever getting in again.

Sunlight will make it golden and then brown. Turn frames round the house every spring if you mind, or leave them where they are and call it character.
`,
  },
  {
    key: 'cleaning-glass',
    title: 'Cleaning glass without drowning the picture',
    author: 'Gwen Arkwright',
    topics: ['care', 'frames'],
    about: 'photo frame glass',
    scene: 'photo-frames',
    on: '04-15',
    yearsAgo: 1,
    trade: true,
    short: 'Spray the cloth, never the glass. Everything else follows from that.',
    text: `
Spring sunshine is unkind. At about ten in the morning it comes in low, crosses the room and shows you every fingerprint since October.

Do not reach for the spray and aim. Liquid runs down the pane, slips behind the rim and is drawn up by the mount, and in a month there is a brown tidemark along the bottom that no one can take out. Spray the *cloth*, away from the wall, and wipe.

## In order

1. Dust the moulding with a soft brush, top edge first. Dust left there becomes mud later.
2. Wipe the glass with a microfibre cloth, slightly damp, from the middle outwards. Stop short of the edge.
3. Polish dry with a second cloth.
4. Straighten the picture. Everybody forgets.

Half vinegar, half water does as well as anything you can buy, and smells of chips for no more than five minutes. Keep ammonia well away from gilding. If the pane feels warm and sounds dull when you tap it, it is acrylic: a damp cotton cloth only, and a light hand.

Condensation on the inside is a different matter. It means the picture is hanging on a cold outer wall. Stick a slice of cork behind each lower corner so that air can move, and open the frame on a dry day.

Finally, look at the hook and the wire. Wire frays before it snaps, and it is usually polite enough to do so where you can see it.
`,
  },
  {
    key: 'packing-glass',
    title: 'How we pack glass, and how you can',
    author: 'Theo Banbury',
    topics: ['care'],
    about: 'large framed print',
    scene: 'delivery',
    on: '11-15',
    yearsAgo: 0,
    trade: true,
    short: 'Fourteen drops, four corners and what we learned from the one that broke.',
    text: `
Last autumn we packed a framed print fourteen different ways and dropped each parcel off the loading step: once flat, once on an edge, once on a corner. Thirteen survived. This is how the thirteen were done.

Glass breaks for two reasons. It bends, or something hard touches its edge. So a parcel must be stiff and its contents must not be able to reach the side.

## The method

1. Stick a star of paper tape across the glass. It will not stop a crack, but it holds the pieces off the picture.
2. Put a cardboard corner on each corner of the frame. Two layers; cereal packets do nicely.
3. Lay a sheet of stiff card over the face, as large as the frame.
4. Wrap it all once in soft paper, then once in honeycomb or bubbles, with the bubbles facing in.
5. Choose a box with 5 cm to spare on every side and fill that space so tightly that nothing shifts when you shake it. You should be able to shake it.

Write “glass” on both faces. Drivers are people, and most of them turn it the right way up.

The fourteenth? It had twice as much padding as any of the others, all of it in front and behind. It fell on its edge, where there was none.

If something of ours does arrive broken, keep the box, send us [two photographs](page:contact) and we will put it right.
`,
  },
  {
    key: 'brass-polish-or-not',
    title: 'Brass: to polish or not to polish',
    author: 'Maud Ellery',
    topics: ['care', 'clocks'],
    about: 'brass clock',
    scene: 'mantel-clocks',
    on: '07-05',
    yearsAgo: 1,
    short: 'There are two kinds of people. Both should find out first whether it is lacquered.',
    text: `
My two neighbours have the same brass clock. One polishes hers on the first Saturday of every month and it looks like a trumpet. The other has never touched his, and it is the colour of strong tea. They both pity each other.

Neither is wrong, but the question underneath needs an answer before you open any tin: is it lacquered?

Most modern brass has a clear coat that keeps the air off. It needs nothing but a soft cloth, ever. Polish wears through the coat in patches, and then it tarnishes in patches too, and looks like a map. Breathe on it: lacquered brass mists evenly and feels slightly warm, bare brass feels cold and smells of pennies.

## If it is bare

- For a shine: a proper brass polish, a tiny amount, on a cloth, not on the clock. Keep it away from the dial and out of every crack, where it dries to white crumbs. Finish with a thin coat of wax, which buys you two or three months.
- For a glow: rub it over with a dry cloth now and then, and stop there. The high parts stay bright and the hollows darken. This is how it looks on ships.
- For tea: do nothing. It will even out within a couple of years.

Lemon and salt will work and will also turn it pink. Keep those for the fish.
`,
  },
  {
    key: 'paper-and-sunlight',
    title: 'What sunlight does to paper',
    author: 'Priya Kessell',
    topics: ['care', 'walls'],
    about: 'art print cotton paper',
    scene: 'prints',
    on: '06-27',
    yearsAgo: 1,
    trade: true,
    short: 'We taped half a print to a south window for a year. Here is the other half.',
    text: `
A year ago today we cut one of our own prints in two, put one half in a drawer and taped the other to the inside of the south-facing window in our print room. This morning we laid them side by side.

The blacks are fine. The blues are very nearly fine. Yellow has lost about a fifth of itself, and so every green has drifted towards the sea. The paper, which is cotton and has no wood in it, is as white as its twin. A page of newspaper taped up beside it is the colour of a digestive biscuit.

That was the worst wall we could think of. On an ordinary one, out of direct sun, the same change would take a working lifetime.

## What helps

- Distance. Two metres back from a window there is a fraction of the light there is on the sill.
- North or east walls for anything on paper; leave the south ones for [clocks](category:clocks) and canvas.
- Rotation. Change pictures over when you change the duvet, spring and autumn, and each gets half a year of rest.
- Dry air. Bathrooms with a window that opens are all right; cellars are not.

What does not help much is special glass on its own. It filters some ultraviolet, but visible light fades colours too.

We have taped the drawer half up in the window for next year, with the other half of something else beside it. Someone has to know.
`,
  },
]
