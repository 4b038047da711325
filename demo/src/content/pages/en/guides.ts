import type { Page } from '../page.ts'

export const guidePages: readonly Page[] = [
  {
    key: 'care-guides',
    slug: 'care-guides',
    title: 'Care guides',
    heading: 'Making things last',
    description: 'Short instructions for wood, metal, glass, paper and movements.',
    text: `
Everything we sell is meant to be kept. Most of it needs very little.

## Wood

Dust dry, along the grain. Oiled oak and walnut like a thin coat of hard wax oil once a year; soaped ash is washed with soap flakes. No spray polish. [More about oak](post:caring-for-oak).

## Brass, steel and silver plate

Lacquered metal: a soft cloth, nothing else. Bare brass: [polish it or leave it](post:brass-polish-or-not), both are correct. Silver plate: a silver cloth, lightly.

## Glass and acrylic

Spray the cloth and never the pane. Acrylic wants only water and cotton. [The whole method](post:cleaning-glass).

## Paper and canvas

Out of direct sun, away from radiators and bathrooms without windows. Dust canvas with a dry, soft brush. Do not wipe it.

## Clocks

- Change the battery once a year, before it leaks, and use a fresh alkaline AA.
- Wind mechanical clocks on the same day each week or the same hour each night.
- Move the minute hand forwards only, and let a striking clock finish.
- After five years of running, have a mechanical movement cleaned and oiled. We can do that.

If you are unsure, [ask](page:contact) before you rub.
`,
  },
  {
    key: 'size-guide',
    slug: 'size-guide',
    title: 'Size guide',
    heading: 'How big is that?',
    description: 'Paper and frame sizes, clock diameters and how to choose for your wall.',
    text: `
Cut a sheet of newspaper to size and tape it to the wall. Nothing on a screen tells you as much. Until then, these figures help.

## Prints

- A4: 21 × 29.7 cm, for shelves, narrow walls and pairs
- A3: 29.7 × 42 cm, for a desk or a bedside
- A2: 42 × 59.4 cm, over a chest of drawers
- A1: 59.4 × 84.1 cm, for a wall of its own

A frame adds its moulding on each side, usually 2 cm, and a mount adds five or six more. Our sizes always name the sheet; the product page gives the outside measurement too.

## Frames

The size is that of the photograph: a 13 × 18 frame takes a 13 × 18 photograph without the mount, or 10 × 15 with it.

## Clocks

Wall clocks are measured across, all others by height. Divide the distance from which you read it by ten: three metres, 30 cm.

## Walls

Over furniture, cover about two thirds of its width and leave 15 to 20 cm. Hang the middle at 148 cm; [here is why](post:hanging-height).
`,
  },
  {
    key: 'accessibility',
    slug: 'accessibility',
    title: 'Accessibility',
    description: 'What we do so that everybody can use this shop, and how to tell us where we fall short.',
    text: `
This shop should work for everyone: with a keyboard, with a screen reader, at 200 per cent, in bright sunshine and with one hand.

## What we aim for

We build to the Web Content Accessibility Guidelines, version 2.2, level AA. In practice:

- Every function can be reached with the keyboard, and you can always see where you are.
- Text has strong contrast with its ground, in the light and the dark scheme, and colour is never the only sign.
- Pictures that say something have a description. Those that only decorate have none.
- Movement stops if your device asks for less of it.
- Forms name their fields, say what is wrong in words and keep what you typed.

## What we know is not perfect yet

Descriptions of product pictures name the thing and its maker, but not every detail of a drawing. If you would like a picture described before you buy, ask; we enjoy it.

## Tell us

If something stops you, write to [{email}](mailto:{email}) or ring us. Say which page it was and what you use. We answer within two working days, and we can take an order by telephone in the meantime.
`,
  },
]
