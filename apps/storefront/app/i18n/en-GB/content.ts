/** Pages of text, the journal, and pages where something is missing. */
export const content = {
  'missing.heading': 'There is nothing on this shelf',
  'missing.text': 'The page has moved, or it never was. Search for it, or begin with what people like.',
  'missing.popular': 'Popular categories',
  'problem.heading': 'The clock has stopped',
  'problem.text': 'Something went wrong on our side, not on yours. Most of the time it runs again after a moment.',
  'problem.retry': 'Try again',
  'offline.heading': 'No connection at the moment',
  'offline.text': 'This page was not looked at before, so it is not here yet. Pages you have seen still open.',

  'blog.more': 'More posts',
} as const
