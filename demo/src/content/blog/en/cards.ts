import type { Post } from '../post.ts'

export const cardPosts: readonly Post[] = [
  {
    key: 'writing-condolence',
    title: 'What to write when someone has died',
    author: 'Maud Ellery',
    topics: ['cards'],
    about: 'sympathy card',
    scene: 'greeting-cards',
    on: '02-21',
    yearsAgo: 1,
    short: 'It will not be good enough. Send it anyway, and send it this week.',
    text: `
You are not going to find the right words, because there are none. Once you have accepted that, the letter becomes possible.

Say the plain thing first: “I was so sorry to hear that Arthur has died.” Use the name, and use the word. Those who grieve are surrounded by people stepping around both.

Then give them something they did not have. A small memory is the best present there is: how he always carried string, what she said at the bus stop. It need not be important. They will never have another new story about this person, and you happen to own one.

If you did not know the one who died, write about the one who is left. “I know how much you looked forward to Thursdays” is enough.

## Better left out

- At least. (At least she was old, at least it was quick.)
- I know how you feel. You do not, and it is not about you.
- Let me know if there is anything I can do. They will not. Offer a thing: soup on Friday, the dog for a week.

Four sentences are plenty. Write by hand and do not ask for an answer; say that none is needed. A card that comes late, after the flowers and the visitors have gone, is often the one that is kept.

Choose [a quiet card](category:greetingcards), blank inside. Then take a breath and begin with the name.
`,
  },
  {
    key: 'thank-you-letters',
    title: 'Thank-you letters for people who hate writing them',
    author: 'Gwen Arkwright',
    topics: ['cards'],
    about: 'thank you card',
    scene: 'greeting-cards',
    on: '01-04',
    yearsAgo: 0,
    short: 'Three sentences, one of them surprising. A method for children and others.',
    text: `
January in our house used to mean a table, a packet of biros and two children lying underneath it. Then a great-aunt, who had received more of these letters than anyone living, let us in on a secret. “I don’t want to be thanked,” she said. “I want to know what became of it.”

So now we write three sentences.

The first says what it was. “The blue scarf has arrived.” Not thank you for your lovely gift; that could be a toaster.

The second says where it is or what it is doing. “It went to the park on Sunday and came back with a leaf in it.” This sentence is the letter. Everything else is the envelope.

The third is about them. “Is your hip better, and who won the marrow?”

That is all. A child who can write forty words can manage it, and an adult who has been putting it off since August can manage it too. Lateness is no excuse: a thank-you is the only bill that is more welcome overdue.

## Practical matters

- A small card. An empty half-page is what frightens people.
- Ink, if the hand allows it. Pencil under the age of eight is charming.
- Stamp and address first, while you still have the will.

Keep [a set of blank ones](category:greetingcards) where you keep the stamps. The gap between meaning to and doing is usually a search for an envelope.
`,
  },
  {
    key: 'new-baby-words',
    title: 'Hello, small person',
    author: 'Priya Kessell',
    topics: ['cards', 'seasons'],
    about: 'new baby card',
    scene: 'greeting-cards',
    on: '04-06',
    yearsAgo: 1,
    short: 'A card to new parents is read at four in the morning. Write it accordingly.',
    text: `
Picture the reader. It is ten to four, one arm is asleep, and the other is holding your card up to a night light. Anything clever will be wasted. Anything kind will be remembered for years.

Write to the parents by name, and to the baby by name too, spelt correctly; check twice, there are a great many ways to spell Isla. Say that you are glad. Then say something that will still be true next week.

Good things to put in a card:

- What the weather was doing on the day, or what was on the wireless. One day the child will want to know.
- Something you admire in the parents that they are about to need.
- A promise with a date on it. “I shall bring a pie on the ninth, leave it on the step and not come in” is a love letter.

Leave out advice. They are drowning in advice. Leave out sleep as well, as a subject, since they have noticed.

If the news is mixed, and the baby came early or is still in hospital, send the card all the same. Say welcome. Say the name. Parents in that position get fewer cards than anybody, because people wait to see, and they would like to have their baby greeted like any other.

Later, the cards end up in a shoebox, and the shoebox is opened about once a decade. That is a good long life for a bit of folded board.
`,
  },
  {
    key: 'letterpress-explained',
    title: 'What that dent in the paper is',
    author: 'Theo Banbury',
    topics: ['cards', 'studios'],
    about: 'letterpress card Larkfield',
    scene: 'greeting-cards',
    on: '05-28',
    yearsAgo: 1,
    trade: true,
    short: 'Letterpress, from a barn in Kent, by way of a machine built in 1912.',
    text: `
Run your thumb across a letterpress card and you feel the words. Old printers would have been ashamed of that. They aimed for a “kiss”, just enough pressure to move the ink, because a dent wore out the type. Today the dent is the point.

Flora Inchbold prints for Larkfield on a treadle platen press from 1912. It opens and closes like a large iron book. On one side sits the type or the block, inked by rollers at every turn; on the other she lays a card, takes away the printed one with her left hand and does not think about her fingers. Twelve hundred an hour was the boast in the catalogue. She does three hundred.

## One colour a day

Each colour is a separate trip through the press, with a wash-up between. Blue today, dry overnight, red tomorrow. If the second lands half a millimetre off, the robin has two breasts, and the whole stack goes for test sheets.

The paper matters as much as the press. Larkfield use cotton at 600 grams, twice the usual thickness, soft enough to take the bite and stiff enough to stand up afterwards. Wood-pulp board cracks under the same pressure.

You can tell real letterpress from an embossed imitation by turning it over: a faint echo on the back, and no shine.

And yes, you may write in it with a fountain pen. Cotton likes ink.
`,
  },
  {
    key: 'a-drawer-of-cards',
    title: 'A drawer of cards, and what to keep in it',
    author: 'Gwen Arkwright',
    topics: ['cards'],
    about: 'card set blank',
    scene: 'greeting-cards',
    on: '08-30',
    yearsAgo: 1,
    trade: true,
    short: 'Twelve cards, twenty stamps, one good pen. You will never be caught out again.',
    text: `
The person in your life who never forgets a birthday is not a better person than you. They have a drawer.

Ours is the second one down in the hall, and this is what we aim to have in it at any time:

- four birthday cards: one for a child, one funny, two that suit anybody
- two thank-yous
- one new baby and one new home, since these arrive without notice
- one for sympathy, bought when nobody needs it, because you will not want to go shopping on the day you do
- three blank ones with a good picture, which can be anything
- twenty stamps and a pen that works

That is twelve. When the drawer is down to six, fill it up in one go.

## The other half of the method

Write the birthdays you care about on a single sheet and tape it inside the drawer. On the first of each month open it, address every envelope for the month and stand them on the shelf in order. The message can wait until the day before; the envelope is what usually stops us.

Cards keep for years if they lie flat, away from sunshine and the radiator. Envelopes do not: the gum gets ideas in damp weather, so slip a strip of baking paper under the flaps.

It is not a romantic system. The people who receive the cards will think otherwise.
`,
  },
]
