import type { Post } from '../post.ts'

export const wallPosts: readonly Post[] = [
  {
    key: 'hanging-height',
    title: 'How high should a picture hang?',
    author: 'Maud Ellery',
    topics: ['walls'],
    about: 'framed art print',
    scene: 'wall-art',
    on: '09-12',
    yearsAgo: 0,
    trade: true,
    short: 'Lower than you think. A tape measure, a pencil and one number will settle it.',
    text: `
Most pictures in most homes hang too high. We know why: you hold the frame up, someone across the room says “up a bit”, and nobody ever says “down a bit”. The result floats near the ceiling like a balloon that has lost interest.

Museums use a simple rule, and it works at home. Put the middle of the picture about 148 cm above the floor. Not the hook, not the top edge: the middle. That is roughly eye level for a standing adult, give or take a hat.

## Doing the sum

1. Measure the height of the frame and halve it.
2. Pull the wire taut and measure from there to the top of the frame.
3. Take the second figure from the first and add the rest to 148.

That is where the hook goes. A frame 60 cm tall whose wire sits 8 cm down wants its hook at 148 + 30 − 8 = 170 cm.

## When to ignore all this

Over furniture, mind the gap instead: 15 to 20 cm between the top of a sofa and the bottom of the frame keeps the two in conversation. In a dining room, where everybody sits, come down by 10 cm. Above a mantelpiece a hand’s breadth is plenty, or simply [let it lean](post:leaning).

And if you have hung it wrong, the second hole will be covered by the picture. That is what pictures are for.
`,
  },
  {
    key: 'gallery-wall',
    title: 'A gallery wall, starting on the floor',
    author: 'Priya Kessell',
    topics: ['walls', 'frames'],
    about: 'gallery wall set',
    scene: 'wall-art',
    on: '02-07',
    yearsAgo: 0,
    trade: true,
    short: 'Clear some carpet, move the cat and arrange everything flat before you touch the wall.',
    text: `
Clear two square metres of carpet. Shut the door on the cat. Now lay out everything you might hang, face up, and walk round it with a cup of tea: this is the part that takes an afternoon, and it is also the part you will enjoy.

Start with the largest piece and put it slightly off centre. Build outwards, keeping the same gap everywhere. We use 5 cm, about three fingers; under 4 looks crowded and over 8 looks like separate decisions.

## What holds it together

Something should repeat. It may be the frame (all oak, or all black), the mount, or a colour that turns up in every picture like a running joke. If nothing repeats, the wall becomes a notice board. If everything does, it becomes a hotel.

- Mix sizes, but keep the middle of the whole group at 148 cm, just as you would with [a single picture](post:hanging-height).
- Put heavy, dark pieces low and light ones high.
- Leave one gap on purpose. You will find the thing that belongs there.

When the floor looks right, photograph it from a chair. Trace each frame on newspaper, mark where its hook falls, tape the papers up and knock the nails straight through. Then tear the newspaper away and hang.

It is a good job for two people who are on speaking terms.
`,
  },
  {
    key: 'picture-light',
    title: 'Lighting a picture without cooking it',
    author: 'Theo Banbury',
    topics: ['walls', 'care'],
    about: 'limited edition framed',
    scene: 'studios',
    on: '11-03',
    yearsAgo: 1,
    trade: true,
    short: 'Angles, bulbs and the trouble with south-facing windows.',
    text: `
On the first dark Sunday of November we turned off every lamp in the studio and tried them one at a time. Here is what we wrote down.

A single spot in the ceiling, aimed so that its beam meets the wall at about thirty degrees from the vertical, beats everything else. Steeper than that and the frame throws a moustache of shadow over the picture; shallower and you see the lamp reflected in the glass.

Brass picture lights that clip to the frame look lovely and do one thing badly: they light the top third. They suit small paintings and dislike posters.

## Choosing the bulb

- LED, always. Old halogen bulbs give off heat, and paper hates heat.
- Warm white, 2,700 to 3,000 kelvin, for oil, wood and candle-coloured rooms; a little cooler for black and white.
- A colour index (CRI) of 90 or more, printed on the box. Under 80, reds go brown and everyone looks ill.

Sunlight is the real enemy. Pigment inks last for decades on a wall that never sees direct sun and fade within a few summers opposite a south window. If that is the only wall you have, hang a [canvas](category:wallart) you can rotate, or choose something you will be ready to change.

One more thing: fit a dimmer. In the evening a picture wants to be noticed, not interviewed.
`,
  },
  {
    key: 'stairs',
    title: 'Pictures up the stairs',
    author: 'Gwen Arkwright',
    topics: ['walls'],
    about: 'photo frame family',
    scene: 'photo-frames',
    on: '01-18',
    yearsAgo: 0,
    short: 'The longest wall in the house is usually the barest. A string and a spirit level sort it out.',
    text: `
Nobody stands still on a staircase, which is exactly why it is the best wall in the house for family photographs. You pass them twice a day, at every height, and you never quite look at all of them.

The difficulty is the slope. Hang the frames level with one another and they march into the banister; hang them by eye and they wander. So let the stairs draw the line for you. Measure 150 cm straight up from the front edge of the bottom tread and make a pencil mark. Do the same at the top. Stretch a string between the two. Every picture on the staircase now has its middle on that string.

## Three ways to fill it

- One size, one moulding, evenly spaced: calm, and easy to add to each year.
- Pairs, one above the other, sharing the string between them.
- A drift, dense at the turn and thinning upwards, for people with many cousins.

Use two hooks for each frame rather than one. Doors slam, children thunder, and on a staircase a crooked picture shows from every step. A dab of putty on the lower corners helps as well.

We would also put the oldest photograph at the bottom. You climb through the years, and arrive at the landing in the present, looking for your glasses.
`,
  },
  {
    key: 'plaster-and-brick',
    title: 'Plaster, brick, plasterboard: what to put in the wall',
    author: 'Theo Banbury',
    topics: ['walls'],
    about: 'picture hanging at home',
    scene: 'workshop',
    on: '03-29',
    yearsAgo: 1,
    trade: true,
    short: 'Knock first. What you hear decides which fixing you need.',
    text: `
Knock on your wall. If it hurts, it is brick or stone. If it thuds, it is plaster on something solid. If it sounds like a drum, it is plasterboard, and you should put that long screw down.

*Weight first.* Stand on the bathroom scales with the picture and without it. Under 2 kg almost anything will hold. From 2 to 8 kg the wall matters. Over 8 kg use two fixings, always, set a third of the frame’s width in from each side.

## Wall by wall

- Plasterboard: a hollow-wall anchor or a spring toggle. A nail will hold until the first warm day.
- Old lath and plaster: drill slowly, no hammer, and look for a lath. When the bit meets wood, use a plain wood screw and be grateful.
- Brick: masonry bit, 6 mm plug, screw. Drill into the brick rather than the mortar; mortar crumbles.
- Rented walls: adhesive strips, at half the weight the packet promises, on paint that has had a month to dry.

Before drilling anything, ask what runs behind it. Cables usually go straight up or down from sockets and switches, so stay out of those lines. A cheap detector costs less than an electrician.

Every clock and picture we send has a fixing in the box. If your wall defeats it, [write to us](page:contact) and describe the noise it makes. We mean that; Theo has become rather good at it.
`,
  },
  {
    key: 'leaning',
    title: 'In praise of leaning',
    author: 'Maud Ellery',
    topics: ['walls'],
    about: 'oak framed print',
    scene: 'still-life',
    on: '06-05',
    yearsAgo: 1,
    short: 'Some pictures never need a nail. How to lean them so that they look meant.',
    text: `
My grandmother owned one hammer and eleven pictures, and the two never met. Everything leaned: on the dresser, along the mantelpiece, on a chair nobody was allowed to sit in. When she wanted a change she had one by lunchtime.

Leaning has a bad name because it so often means “not hung yet”. The difference is in the arranging.

## How to make it look deliberate

Give the picture something to stand with. A tall frame, a low clock and a jug make a group; a frame by itself looks as though it is waiting for a bus. Let the front piece overlap the back one by about a fifth. Less seems accidental, more hides the picture you paid for.

- On a shelf, choose frames at least 2 cm deep, or they slide.
- On the floor, go big: A1 or larger, otherwise it becomes a doorstop.
- Stick two small felt dots under the bottom edge and two behind the top corners. They grip, and they spare the paint.

With children or a tail-wagging dog in the house, run a loop of museum wire from the frame to a small hook behind it. Nobody will see it.

The best thing about leaning is that it forgives. You may be wrong on Monday and right by Thursday, and no filler was involved. If you do come to like it there for good, [here is the sum](post:hanging-height).
`,
  },
  {
    key: 'colour-and-paint',
    title: 'The wall is part of the picture',
    author: 'Priya Kessell',
    topics: ['walls'],
    about: 'Anselm Vogt',
    scene: 'canvas',
    on: '04-22',
    yearsAgo: 0,
    short: 'Why the same print looks shy on one wall and splendid on the next.',
    text: `
We once sold a small green abstract to a customer who sent it back because it was grey. It was green again in our hands. In her sitting room, on a wall the colour of pistachio ice cream, it had simply lost the argument.

Colours are relative. A wall takes its own hue away from whatever hangs on it: a pink wall makes whites look green, a blue one turns cream into butter. You cannot stop this, but you can use it.

## Four combinations that have never failed us

- Off-white walls and one strong picture. Dull to describe, lovely to live with.
- Dark green or ink blue behind a pale print with a wide white mount. The mount becomes the light in the room.
- Terracotta or plaster pink behind black and white photographs.
- A wall in the *second* most important colour of the picture, two steps paler. Not the first; that looks like a matching handbag.

Take the picture to the wall before you take the paint to it. Tape up a sheet of A2 paper in the test colour, lean the frame against it and look three times: at breakfast, at four o’clock and with the lamps on.

If all three please you, paint. If only one does, you have learnt which hours you spend in that room, which is worth knowing as well.
`,
  },
  {
    key: 'over-the-sofa',
    title: 'What goes over a sofa',
    author: 'Gwen Arkwright',
    topics: ['walls'],
    about: 'canvas landscape',
    scene: 'canvas',
    on: '10-01',
    yearsAgo: 0,
    draft: true,
    short: 'Two thirds of the width, a hand above the back, and nothing that needs reading.',
    text: `
Sofas are wide and pictures are usually not, and that is the whole problem. A single A3 print above a three-seater looks like a stamp on a parcel.

As a rule of thumb, whatever hangs there should cover about two thirds of the sofa’s width. For a sofa of 200 cm that is some 130 cm: one large canvas, a pair of A1 sheets side by side, or three A2 frames with 6 cm between them.

Leave 15 to 20 cm above the back, so that heads do not meet glass. Canvas is the kindest choice here, since it weighs little and reflects nothing when the television is on.

## Subjects

Horizons are restful. So are weaves and fields of colour. Anything with small lettering is wasted: the only people close enough to read it have their backs to it.

If the sofa stands in the middle of the room, hang nothing at all behind it and give the wall it faces your best picture instead. You will see far more of that one.

(Still to add: Theo’s drawing with the measurements, and a note on corner sofas.)
`,
  },
]
