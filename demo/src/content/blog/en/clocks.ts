import type { Post } from '../post.ts'

export const clockPosts: readonly Post[] = [
  {
    key: 'choosing-a-clock',
    title: 'Choosing a clock you will keep',
    author: 'Theo Banbury',
    topics: ['clocks'],
    about: 'wall clock',
    scene: 'wall-clocks',
    on: '10-17',
    yearsAgo: 0,
    trade: true,
    short: 'Four questions to ask before you fall for a dial.',
    text: `
Before you look at a single dial, sit down in the room where the clock will live and answer four questions.

*Where will you read it from?* A dial should measure about a tenth of the viewing distance if you want the time at a glance. Across a kitchen of three metres, 30 cm. From the pillow, 10 cm will do.

*Can you bear a tick?* Some people find it company and others lie counting. A sweep movement glides without a sound; a stepping one clicks every second. Mechanical clocks tick properly, and there is no switch for that.

*Who will look after it?* Quartz wants a battery every year or two. A radio clock wants nothing at all, except a place where the signal reaches. An eight-day clock asks to be wound on the same day each week, and repays you by [becoming a habit](post:winding-sunday).

*What else is on the wall?* Numerals are pictures. On a busy wall choose batons or an empty dial; on a bare one, Roman figures have enough to say by themselves.

## Then the dial

Now you may fall for something. Check only that the hands differ clearly in length, that they contrast with the face, and that you can tell twenty to four from four twenty with your glasses off. A surprising number of handsome clocks fail this.

The rest is taste, and yours is as good as ours. All of [our clocks](category:clocks) run for a week on our bench before they leave it.
`,
  },
  {
    key: 'carriage-clocks',
    title: 'A short history of the carriage clock',
    author: 'Maud Ellery',
    topics: ['clocks', 'studios'],
    about: 'carriage clock brass',
    scene: 'mantel-clocks',
    on: '01-30',
    yearsAgo: 1,
    trade: true,
    short: 'How a clock learned to travel, and then stayed at home on the mantelpiece.',
    text: `
Pendulums hate coaches. For as long as good clocks swung a weight on a rod, anyone who travelled left the time behind at home and asked at inns for the local version of it.

The answer came from Paris. In the first years of the nineteenth century Abraham-Louis Breguet built small travelling clocks for officers and the very rich, governed by a balance wheel and a spring instead of a pendulum. They could be tilted, jolted and carried up a hill. They also cost as much as a house.

A generation later, makers in and around Paris worked out how to produce them in quantity: a brass case with bevelled glass on all sides, a white enamel dial, an eight-day movement with its platform escapement visible through the top, and a handle. By the 1880s they left in their thousands for London, each in a leather box with a sliding front, so that you could read the time without unpacking.

## Why they stayed

Then the railways put a clock on every platform and a watch in every pocket, and the carriage clock had nowhere left to go. It moved to the mantelpiece and became what you were given for thirty years of service.

It deserves better than that. Take one to a bedside, a desk, a narrow shelf. Ours are built by Harrow & Bell in Shropshire, handle and all, in case the coach comes round.
`,
  },
  {
    key: 'quartz-or-mechanical',
    title: 'Quartz and clockwork, explained at the kitchen table',
    author: 'Theo Banbury',
    topics: ['clocks'],
    about: 'eight-day mantel clock',
    scene: 'clocks',
    on: '06-19',
    yearsAgo: 0,
    trade: true,
    short: 'Every clock counts something that swings. The rest is detail.',
    text: `
Every clock ever made does the same two things: it keeps something swinging, and it counts the swings.

In a mechanical clock the swinging is done by a pendulum or a balance wheel, a few times a second. A spring or a weight supplies the push, and a pair of small levers lets one tooth of a wheel escape for each swing. That is the tick. A good one gains or loses a minute or so a week, and you correct it when you wind it.

In a quartz clock, the thing that swings is a sliver of crystal shaped like a tuning fork. It vibrates 32,768 times a second. Why that odd number? Halve it fifteen times and you arrive at exactly one, which is easy work for a chip the size of a peppercorn. It drifts perhaps half a second a day.

A radio clock is quartz with humility: every night it listens for a time signal and puts itself right.

## So which?

Choose quartz if you want to be told the time. Choose clockwork if you want something alive in the room. It needs you, it has moods in cold weather, and in a hundred years someone can still mend it with hand tools. Few people will be able to say that of the chip.

We sell about nine quartz clocks for each mechanical one. Nobody has ever written to us to say that they loved their battery.
`,
  },
  {
    key: 'winding-sunday',
    title: 'Sunday, eight days and a key',
    author: 'Gwen Arkwright',
    topics: ['clocks', 'care'],
    about: 'eight-day mechanical clock',
    scene: 'mantel-clocks',
    on: '11-08',
    yearsAgo: 0,
    short: 'How to wind a mantel clock, and why it was given one day more than a week.',
    text: `
Eight days is a kindness. A clock wound every Sunday needs to run for seven; the eighth is there for the Sunday when you were away, or ill, or asleep in front of a film.

Winding takes half a minute. Open the glass, steady the case with your free hand, put the key on the square and turn it with an even pressure. Count the half turns. Most of our mantel clocks take fourteen, and after the second week your wrist will know without counting. When it resists, stop. You cannot overwind a clock in good order, whatever your aunt said, but you can wrench it.

## Setting the hands

- Move the minute hand only, forwards, never the hour hand.
- If it strikes, pause at each hour and half hour and let it finish its sentence.
- Running fast? Turn the small screw or lever under the dial towards S or minus, by a hair, and wait until next Sunday before judging.

A clock that stops after being moved is almost never broken. It is out of beat, which means that it says tick, tock … tick, tock instead of tick, tock, tick, tock. Slide a folded card under one foot until the sound is even.

In our house the youngest person who can reach it does the winding. The job has passed down three times so far, and each of them has felt that the house depended on it.
`,
  },
  {
    key: 'cuckoo-manners',
    title: 'Living with a cuckoo',
    author: 'Maud Ellery',
    topics: ['clocks', 'studios'],
    about: 'cuckoo clock Waldruh',
    scene: 'clocks',
    on: '12-29',
    yearsAgo: 1,
    short: 'Two bellows, three chains and an agreement about the nights.',
    text: `
Let us be honest about cuckoos. For the first day you stop whatever you are doing to watch. For the first week you show it to visitors. After a month you no longer hear it, and after a year, when it has been away for a clean, the house feels as though somebody has moved out.

Inside the little house are two wooden pipes, each with a paper bellows on top. One plays the “cuck”, a moment later the other plays the “oo”, a third lower. A wheel with notches counts the calls. Nothing about this has changed since the 1730s or thereabouts, except that the bird on a modern one may be told to be quiet.

## House rules

Hang it at about two metres, on a proper screw, with a clear drop below: the fir-cone weights fall a hand’s breadth or two every hour and need their space. One-day clocks are drawn up each evening, eight-day ones once a week. Pull the chain straight down and never lift a weight while you do so, or it will jump its sprocket.

- Night silence is a small lever on the left. Put it on at ten, as Waldruh advise, and off at breakfast.
- Move the minute hand forwards only, and let the bird say all it has to say.
- Dust with a dry brush. Carved leaves and furniture polish do not mix.

And do not hang it outside a guest bedroom. Ours has left notes.
`,
  },
  {
    key: 'moving-a-clock',
    title: 'How to move house with a clock',
    author: 'Theo Banbury',
    topics: ['clocks', 'care'],
    about: 'mantel clock oak',
    scene: 'delivery',
    on: '08-02',
    yearsAgo: 1,
    trade: true,
    short: 'It should be the last thing packed, the first thing unpacked, and it rides in the front.',
    text: `
The removal men will offer to take it. Smile, thank them, and put the clock in your own car.

A mantel clock with a pendulum must travel without it. Open the back, lift the bob off its hook and wrap it in a sock. Do this even for a move across the room: a swinging bob bends the thin steel strip it hangs from, and that strip is the most common repair on our bench. Clocks with a balance wheel need no such care, and quartz ones only need their battery taken out, so that the hands do not fight the packing.

## The box

Use one that is 5 cm larger all round. Put a folded towel at the bottom, the clock upright, and towels, not newspaper, down the sides; newsprint comes off on pale oak. The key goes into an envelope taped to the inside of the lid. Everybody swears they will remember where they put the key.

Drive with it on the floor behind the passenger seat, where it cannot fall any further.

## At the other end

Stand it on something level and let it come to the temperature of the room for a few hours. Hang the bob, give it a push and listen for an even beat. Then set the time.

Do this before you have found the kettle. A house with a clock going in it has, in some small way, already started.
`,
  },
  {
    key: 'clocks-changing',
    title: 'Twice a year, one hour',
    author: 'Priya Kessell',
    topics: ['clocks', 'seasons'],
    about: 'radio wall clock',
    scene: 'clocks',
    on: '10-24',
    yearsAgo: 1,
    short: 'Spring forward, fall back, and what to do with a clock that strikes.',
    text: `
William Willett was riding his horse through Petts Wood one summer morning in 1905 when it struck him how many people were asleep in broad daylight. He spent the rest of his life arguing that the clocks should be moved. Parliament laughed, then a war came along and coal had to be saved, and in May 1916 the hands went forward at last. Willett had died the year before.

We still do it: forward on the last Sunday of March, back on the last Sunday of October.

## In March

Easy. Move the minute hand forward one full turn. If the clock strikes, let it do so at the half hour and the hour on the way.

## In October

This is where people break things. Most striking clocks must not be turned backwards, since the strike counts up and loses its place. You have two choices: turn the minute hand forward eleven hours, waiting through every strike, or stop the clock, go and make a pot of tea, and start it again an hour later. We have tried both and recommend the tea.

Quartz clocks can be turned either way by the little wheel on the back. Radio clocks change themselves some time before breakfast, and you may find it pleasant to come down in the morning and be told by the wall that you are [already on time](category:clocks).
`,
  },
  {
    key: 'roman-four',
    title: 'Why clocks write four as IIII',
    author: 'Maud Ellery',
    topics: ['clocks'],
    about: 'roman numeral wall clock',
    scene: 'wall-clocks',
    on: '03-08',
    yearsAgo: 0,
    trade: true,
    short: 'Schoolteachers complain about it and clockmakers never stop doing it.',
    text: `
About once a month somebody writes to tell us that one of our dials has a spelling mistake. Four, they point out, is IV. On the clock it says IIII.

It does, and it has done on nearly every Roman dial for some four centuries. The exceptions are few, although one of them is large: the Great Clock at Westminster, the one people call Big Ben, has IV.

There are many explanations, and a good rule of thumb is to distrust any that includes a king.

## The likely reasons

*Balance.* Opposite the four stands VIII, the heaviest numeral on the dial. IIII holds its own against it; IV looks thin.

*Thirds.* With IIII, the first four hours use only I, the next four have V in them, and the last four have X. The dial falls into three tidy parts.

*Reading upside down.* Numerals on a clock turn with the circle, so four and six stand on their heads. IV and VI are then easily mixed up. IIII and VI are not.

*Age.* The Romans themselves wrote both, and IIII was common on their monuments and sundials.

Probably no one ever decided. A dial painter copied the dial on the bench in front of him, who had copied another, and what looks right is what we are used to.

So we shall go on misspelling it. If it bothers you, we have some [very good clocks](category:clocks) with no numerals at all.
`,
  },
  {
    key: 'waking-kindly',
    title: 'The case for an alarm clock',
    author: 'Gwen Arkwright',
    topics: ['clocks'],
    about: 'alarm clock Pippin',
    scene: 'alarm-clocks',
    on: '09-03',
    yearsAgo: 1,
    short: 'It does one thing, at the time you asked for, and then it leaves you alone.',
    text: `
Here is what my telephone did this morning before I had my feet on the floor: it woke me, told me it would rain, showed me a message from work, and made me look at a stranger’s kitchen for eleven minutes.

My alarm clock, which replaced it on Monday, rang.

That is the whole case, really. A clock by the bed gives you the time without giving you anything else. If you wake at three you can look at it and turn over. Nobody has ever turned over after looking at a telephone.

## What to look for

- A dial you can read lying down: dark hands, light face, at least 8 cm.
- A light that comes on when you press the top, and goes off again.
- A quiet movement. Sweep if you are a light sleeper; if you grew up with a tick, you may sleep better with one.
- An alarm that starts softly. Those by Pippin & Daughters take half a minute to reach full voice, and most people stop them well before.
- Bells on top for the very deep sleeper, and for anyone who shares a bed with one.

Put the clock out of reach, on the chest of drawers rather than the bedside table. Having stood up, you have done the difficult part.

The telephone now sleeps in the hall. We both look better for it.
`,
  },
  {
    key: 'kitchen-clock',
    title: 'The clock that runs the kitchen',
    author: 'Priya Kessell',
    topics: ['clocks'],
    about: 'kitchen clock',
    scene: 'wall-clocks',
    on: '10-12',
    yearsAgo: 0,
    draft: true,
    short: 'Steam, grease and small children: notes for a clock with a hard life.',
    text: `
In most houses one clock is in charge, and it hangs in the kitchen. It decides when the bus goes, when the eggs come out and whether there is time for another cup.

It also has a hard life. Steam creeps behind the glass, grease settles on top and flour gets everywhere. So choose a steel or painted case that can be wiped, a dial behind glass rather than an open one, and figures that can be read from the far end of the table by someone who is just learning to.

Hang it away from the hob and not over the kettle. Opposite the door is best, so that people leaving can see it without stopping.

## Minutes matter

A kitchen clock should have a minute track, a ring of sixty marks, because three minutes is a real quantity there. A second hand is useful too: you can time an egg, a steep, or a sulk.

Ours are named after things you might bake. (To come: a recipe for parkin and the size chart. Ask Junction about the new green.)
`,
  },
]
