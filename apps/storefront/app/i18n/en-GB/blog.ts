/** Texts of the blog screens. Their loaders put them into the page's data, so that no other page loads them. */
export const blog = {
  'blog.title': 'Journal',
  'blog.intro': 'On hanging, winding, framing and writing, and on the people who make what we sell.',
  'blog.by': 'By {name}',
  'blog.by_on': 'By {name}, {date}',
  'blog.menu': 'Topics',
  'blog.all_topics': 'All topics',
  'blog.read': 'Read {title}',
  'blog.recent': 'Recent posts',
  'blog.related': 'Read next',
  'blog.products': 'In this post',
  'blog.search': 'Search the journal',
  'blog.none': 'No posts found',
  'blog.none_text': 'Try a different word, or browse the most recent posts.',
  'blog.results_for': 'Posts about “{term}”',
  'blog.feed': 'News feed (Atom)',
} as const
