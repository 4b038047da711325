/** Texts of content pages, the journal and error pages. */
export const content = {
  'missing.heading': 'We can’t find that page',
  'missing.text':
    'It may have moved, or it may no longer exist. Try searching, or start with one of our popular categories.',
  'missing.popular': 'Popular categories',
  'problem.heading': 'Something went wrong',
  'problem.text': 'Sorry, there’s a problem on our side. Please try again in a moment.',
  'problem.retry': 'Try again',
  'offline.heading': 'You’re offline',
  'offline.text': 'This page isn’t saved on your device yet. You can still open pages you’ve already visited.',

  'blog.more': 'More posts',
} as const
