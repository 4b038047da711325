import type { Trait } from './review-traits.ts'

/** Reviews by trade buyers: stars, title, text, then the traits that the product must have. */
export const tradeReviews: readonly (readonly [
  stars: 5 | 4 | 3 | 2,
  title: string,
  text: string,
  ...needs: Trait[],
])[] = [
  [5, 'Sold through', 'Put out on the Friday, re-ordered on the Tuesday.'],
  [5, 'Reliable', 'Third order this year and not one breakage.'],
  [5, 'Customers pick it up', 'They turn it over, read the back and take it to the till.'],
  [4, 'Good margin', 'Sits well at our price point. Would like a shelf talker.'],
  [5, 'Well packed', 'Individually boxed and barcoded, so the Saturday girl can price up alone.'],
  [4, 'Steady seller', 'Not a flyer, but it never stops.'],
  [5, 'Christmas hero', 'Ordered too few. Will not make that mistake again.'],
  [4, 'Nice range', 'Looks best when you take four or five of the family together.'],
  [3, 'Slow in our town', 'Beautiful, but our visitors spend less than they used to.'],
  [5, 'Quick to arrive', 'Three working days to the Highlands, which is a record.'],
  [4, 'Asked for by name', 'People see it on their friends’ walls and come in.', 'hangs'],
  [2, 'Two damaged', 'Two of twelve arrived marked. Credited the same day.'],
  [5, 'Window piece', 'Stops people on the pavement.'],
  [4, 'Minimums are fair', 'Easy to try a little of everything.'],
]
