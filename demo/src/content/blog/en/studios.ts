import type { Post } from '../post.ts'

export const studioPosts: readonly Post[] = [
  {
    key: 'studio-hester-quill',
    title: 'Hester Quill and the stem in the jam jar',
    author: 'Maud Ellery',
    topics: ['studios'],
    about: 'Hester Quill botanical linocut',
    scene: 'studios',
    on: '05-02',
    yearsAgo: 0,
    trade: true,
    short: 'A morning in a Herefordshire garden studio, where the weeds get the best light.',
    text: `
“Hold this,” says Hester Quill, and hands me a thistle.

We are in the shed she calls a studio, at the bottom of a garden in Herefordshire that has plainly been left to its own devices. On the bench there is a square of brown lino, three gouges and a jam jar. The thistle’s sister stands in the jar. She has until teatime.

Hester draws directly on the block with a brush, so that the line is already a cut in her mind, and she works from the living stem, never from photographs. “A photograph has decided what matters,” she says. “I’d rather argue with the plant.”

## Cutting away the light

Lino is a subtraction. Whatever you remove stays paper; whatever you leave prints. She cuts the background first, in short strokes that follow the growth of the stem, and leaves the small ridges between them standing. Printers call these marks chatter. Most people clear them. Hester thinks they are the sound of the thing being made.

Then ink, rolled out thin until it hisses, and a sheet of damp paper rubbed down with the back of a wooden spoon. The spoon was her mother’s, and is worn flat on one side.

The first proof comes up black and surprised. She looks at it, looks at the jar, and takes out one more sliver, no longer than an eyelash.

“There,” she says. “Now it’s got somewhere to go.”
`,
  },
  {
    key: 'studio-mairi-strand',
    title: 'Nine in the bin: Mairi Strand on the Solway',
    author: 'Theo Banbury',
    topics: ['studios'],
    about: 'Mairi Strand ink birds',
    scene: 'studios',
    on: '12-05',
    yearsAgo: 0,
    trade: true,
    short: 'The birds leave at seven. By then she has either got it or she has not.',
    text: `
It is dark, it is December, and I have been told not to speak. Somewhere in front of us lies the Solway Firth, smelling of cold iron. Beside me in the hide Mairi Strand has taken off one glove and is holding a brush upright, like a conductor.

At twenty past six something changes colour. Then the geese arrive, three thousand of them talking at once, and she starts.

A sheet takes her about eight seconds. She looks until the bird has finished a movement, looks down and puts it on the paper: neck, back, the weight in the belly, a flick for the legs. No pencil goes before it and nothing is corrected after. The finished ones go under a stone. The others (I counted) are dropped behind her without a glance.

## What she is after

“Not feathers,” she tells me later, over soup. “Anyone can do feathers. I want to know where its weight is. A standing bird is a very precise thing. It’s all held up by one idea.”

The ink is a stick that she grinds herself, the brush is goat, the paper unsized so that it drinks. In the rain everything runs, and she likes that, within limits.

By seven the light was flat and the geese had gone inland. Under the stone lay four sheets; behind us, thirty-six. She burns those in the stove, she said, and they are very good for lighting it.
`,
  },
  {
    key: 'studio-bureau-of-elsewhere',
    title: 'The Bureau of Elsewhere will see you now',
    author: 'Priya Kessell',
    topics: ['studios'],
    about: 'Bureau of Elsewhere city plan',
    scene: 'studios',
    on: '03-21',
    yearsAgo: 1,
    short: 'Two surveyors, one theodolite and not a single real town between them.',
    text: `
There is a brass plate, a bell, and a notice: *Enquiries concerning places that exist should be directed elsewhere.*

Behind the door are two people who would rather not be named, a plan chest with forty drawers, and a theodolite that has never been pointed at anything. The Bureau of Elsewhere draws town plans. Each is exact to the metre. None of the towns is there.

“We begin with water,” says the taller one. A river decides where the bridge goes, the bridge decides the market, and the market decides which streets will be rich. After that they let four hundred years go by, in pencil: a wall goes up, the town outgrows it, the wall becomes a ring road. A railway arrives and cuts off the tanners. Somebody builds a crescent and goes bankrupt halfway round.

## The rules

- No street without a reason.
- At least one dead end that everyone living there would call a short cut.
- A small park where something used to be.
- The north arrow points north. One has to draw the line somewhere.

It takes about five weeks. When the ink is dry they walk the plan together with two fingers, from the station to the cathedral, and note how long it took. If they get lost, it is finished.

I asked whether they would ever draw a real city. They looked at one another. “Whatever for?” said the shorter one. “People can just go.”
`,
  },
  {
    key: 'workshop-alder-tide',
    title: 'Forty clocks, then sweep the floor',
    author: 'Theo Banbury',
    topics: ['studios', 'clocks'],
    about: 'Alder Tide clock',
    scene: 'workshop',
    on: '07-26',
    yearsAgo: 1,
    trade: true,
    short: 'Why two joiners on the Northumberland coast make everything in batches of forty.',
    text: `
Forty is what fits on the rack. That is the entire business plan of Alder & Tide, two joiners in a former lifeboat house on the coast of Northumberland, and it has served them for twelve years.

A batch begins with planks. Ash mostly, from a mill inland, stacked on the slipway side of the building until the moisture meter says ten per cent. They choose each board for its middle, since the case of a wall clock is turned from one piece and an off-centre grain looks like a slipped hat.

On Tuesday everything is rough turned. Then it waits a week, because freshly cut wood moves, and it is better that it should do so before the dial goes in. The second turning takes off two millimetres and whatever opinions the wood had left.

## Soap, not varnish

The finish is soap flakes dissolved in hot water, wiped on and wiped off, three times. It keeps the ash as pale as driftwood and can be renewed at any kitchen sink. Ask them about lacquer and they change the subject.

Movements go in on a Thursday, forty at once, and for a weekend the old lifeboat house has forty clocks running in it. They are the silent sort. You notice only a faint shimmer on the rack, all those hands going round together.

On Monday they pack, then they sweep the floor, and then they start again.
`,
  },
  {
    key: 'studio-nell-ashcombe',
    title: 'The right window: Nell Ashcombe’s moon diary',
    author: 'Gwen Arkwright',
    topics: ['studios'],
    about: 'Nell Ashcombe moon stars',
    scene: 'studios',
    on: '08-11',
    yearsAgo: 0,
    short: 'Twenty-two years of moons, one dot at a time.',
    text: `
The diary is now in its nineteenth volume. Each page has a date, a time, the state of the sky and a circle the size of a penny, filled in with the moon as it was. Where there was cloud, Nell Ashcombe has drawn the cloud.

She began because she could not sleep. The attic she had rented turned out to have a window that faces south-east with nothing in front of it but a church and the weather. “I thought, well, if I’m up.” That was twenty-two years ago. She sleeps perfectly well these days, and sets an alarm.

The prints come out of the diary. She chooses a month, checks every phase against the almanac, which is never wrong, and her own drawing, which now and then is, and then sits down to stipple: dots of ink from a pen as fine as a hair, closer for dark, wider for light. A full moon takes about eleven thousand of them. A new moon takes more, because someone has to make the night.

## On looking up

I asked for advice to beginners, and got this:

- Go out ten minutes before you think you need to. Eyes are slow.
- Red torch, or none.
- Draw it badly. You will look four times as hard as the person with the camera.

On the way out she showed me tonight’s page. Date, time, an empty circle. It had begun to rain, and she was sharpening a pencil for the cloud.
`,
  },
]
