import type { Post } from '../post.ts'

export const seasonPosts: readonly Post[] = [
  {
    key: 'christmas-cards-early',
    title: 'Christmas cards, in five short evenings',
    author: 'Gwen Arkwright',
    topics: ['seasons', 'cards'],
    about: 'christmas card',
    scene: 'christmas',
    on: '11-19',
    yearsAgo: 0,
    short: 'A plan that starts in November, involves sherry, and ends at the postbox.',
    text: `
Nobody has ever sat down to write sixty Christmas cards and got up cheerful. The trick is never to write sixty.

*Evening one: the list.* Last year’s envelopes, the address book, your memory. Cross out nobody in anger. Mark those to whom you will write a proper line, and be realistic; a dozen is a lot.

*Evening two: the envelopes.* All of them, with stamps, in front of something undemanding on the television. It is the dull half, and after it the cards seem to write themselves.

*Evening three: abroad.* These go first. Look up the last posting dates on your post office’s own pages, for they change every year and are always earlier than you remember.

*Evening four: the dozen.* A glass of something. One true sentence about your year and one question about theirs. Not the round robin: people would rather have six words meant for them than six hundred meant for everybody.

*Evening five: the rest.* Names, a wish, a joke in the margin if one comes. Do it quickly and in good ink.

## Who to add

Put in one card for somebody who will not be expecting it. The neighbour who takes in the parcels; a teacher from long ago. It is the one you will be glad of.

Take them all to the post together, in a bag, on foot. There should be some ceremony to it.
`,
  },
  {
    key: 'mantel-in-winter',
    title: 'A mantelpiece for the short days',
    author: 'Maud Ellery',
    topics: ['seasons'],
    about: 'mantel clock frame candle',
    scene: 'still-life',
    on: '12-01',
    yearsAgo: 1,
    short: 'One tall thing, one round thing, something that came in from outside.',
    text: `
From now until February the mantelpiece is the sunniest place in the house, or at any rate the one we sit and look at. It is worth ten minutes.

Take everything off. Everything, including the dish of foreign coins. Wipe the shelf and leave it empty for an hour; you will be surprised how much you like it. Then put back less than you removed.

## The recipe

- *One tall thing*, off to one side: a framed print leaning against the wall, or a bare branch in a jug.
- *One round thing*, lower, near the middle: a clock is ideal, since it moves.
- *One thing from outdoors*: ivy, a few fir cones, seed heads. Not sprayed with anything.
- *One thing with writing on it*: the card that made you laugh.
- *Some light*, at two heights, and never directly beneath the leaves.

Step back to the sofa, sit, and look at the gaps rather than the objects. If two gaps are alike, change one. If the eye slides off at one end, weigh that end down with something dark.

Keep living greenery and paper at least thirty centimetres away from a working fire, and further from candles. A mantelpiece gets warmer than people think, and it is no place for your best watercolour or for a clock with a lacquered face while the stove is roaring.

At Twelfth Night take it all down again, apart from the clock. The clock stays.
`,
  },
  {
    key: 'gifts-for-the-hard-to-please',
    title: 'Presents for people who have everything',
    author: 'Priya Kessell',
    topics: ['seasons'],
    about: 'gift set',
    scene: 'gift-cards',
    on: '11-28',
    yearsAgo: 1,
    short: 'They do not have everything. They have everything that is easy to think of.',
    text: `
Every family has one. He already owns it, she would rather you saved your money, they have no room. And yet on the day itself you must hand over something, in paper.

We have stood behind a counter long enough to have noticed what works.

## Give them their own past

Find an old photograph they have not looked at for years (ask a sister, ask an old friend), have it copied well and put it into a decent frame. It costs about as much as a scarf. In eleven years not one of these has come back.

## Give them a better version of a dull thing

The alarm clock by their bed is ugly. The kitchen clock is four minutes slow and has been since the election. People seldom replace what still works, so they will think of you every day at ten to seven.

## Give them a decision you have already made

A blank wall is a worry. A framed print that is ready to hang, with the hook in the box and an afternoon of your time to put it up, is a worry removed.

## Give up gracefully

If you truly cannot tell, [a gift card](page:gift-cards) is no insult, provided that it comes inside a real card with a real sentence: “I saw the one with the herons and thought of you, but you may prefer the clock.” Now you have been shopping together.
`,
  },
  {
    key: 'spring-rehang',
    title: 'The spring rehang',
    author: 'Priya Kessell',
    topics: ['seasons', 'walls'],
    about: 'Hester Quill Isla Renwick',
    scene: 'wall-art',
    on: '03-20',
    yearsAgo: 0,
    trade: true,
    short: 'You do not need new pictures. You need the old ones in the wrong rooms.',
    text: `
After a year in the same place a picture becomes wallpaper. You could not say what is in the corner of it, or whether the boat has a sail. This is nobody’s fault. It is how eyes work: they report changes and keep quiet about the rest.

So once a year, when the clocks go forward, we take everything down.

Stack the pictures in one room, faces outwards. Wash the glass while they are off the hooks, check the wires, dust the pale rectangles they leave behind. Then carry each one to a room where it has never been. The dining-room landscape goes to the bathroom. The serious portrait goes to the kitchen, and loosens up at once. The child’s painting goes into the big gold frame in the hall, where it belonged from the beginning.

## Use the same hooks

Do not make new holes on the first day. Hang whatever roughly fits on the hooks that are there, even if it is silly. Live with it for a week. You will find that two or three of the accidents are better than anything you would have planned, and those you can then adjust to [the proper height](post:hanging-height).

The ones left over go under a bed until autumn, wrapped in a sheet. Absence does for pictures what it does for people. When they come out again you will see the sail.
`,
  },
]
