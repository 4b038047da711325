/**
 * Files that may exceed the limit of lines, each with its reason; a folder ends with a slash. Tables of data are a reason,
 * a file that grew is none.
 */
export const oversized: Record<string, string> = {
  'packages/contract/src/endpoints.ts': 'the table of every call on the wire, read as a table',
  'demo/src/categories/category-rows.ts': 'a table: the category trees in three languages',
  'demo/src/products/art/series.ts': 'a table: the series of wall art and how each is made',
  'demo/src/products/cards/card-texts.ts': 'a table: what is said about cards, in three languages',
  'demo/src/products/cards/designs/': 'tables: the cards of each occasion, in three languages',
  'demo/src/products/clocks/clock-rows.ts': 'a table: every clock in one row',
  'demo/src/products/clocks/clock-texts.ts': 'a table: what is said about clocks, in three languages',
  'demo/src/products/frames/frame-texts.ts': 'a table: what is said about frames, in three languages',
  'demo/src/reviews/review-texts.ts': 'a table: what shoppers say, in three languages',
}
