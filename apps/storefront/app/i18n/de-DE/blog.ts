import type { blog as base } from '../en-GB/blog.ts'
import type { Translation } from '../text.ts'

export const blog: Translation<typeof base> = {
  'blog.title': 'Journal',
  'blog.intro': 'Über das Aufhängen, Aufziehen, Rahmen und Schreiben und über die Menschen, die unsere Stücke machen.',
  'blog.by': 'Von {name}',
  'blog.by_on': 'Von {name}, {date}',
  'blog.menu': 'Themen',
  'blog.all_topics': 'Alle Themen',
  'blog.read': '{title} lesen',
  'blog.recent': 'Neueste Beiträge',
  'blog.related': 'Weiterlesen',
  'blog.products': 'In diesem Beitrag',
  'blog.search': 'Journal durchsuchen',
  'blog.none': 'Keine Beiträge gefunden',
  'blog.none_text': 'Versuchen Sie es mit einem anderen Begriff oder sehen Sie sich die neuesten Beiträge an.',
  'blog.results_for': 'Beiträge zu „{term}“',
  'blog.feed': 'Newsfeed (Atom)',
}
