import type { blog as base } from '../en-GB/blog.ts'
import type { Translation } from '../text.ts'

export const blog: Translation<typeof base> = {
  'blog.title': 'Magazine',
  'blog.intro': 'Come appendere, caricare, incorniciare e scrivere, e le storie di chi crea ciò che vendiamo.',
  'blog.by': 'Di {name}',
  'blog.by_on': 'Di {name}, {date}',
  'blog.menu': 'Argomenti',
  'blog.all_topics': 'Tutti gli argomenti',
  'blog.read': 'Leggi {title}',
  'blog.recent': 'Articoli recenti',
  'blog.related': 'Leggi anche',
  'blog.products': 'In questo articolo',
  'blog.search': 'Cerca nel magazine',
  'blog.none': 'Nessun articolo trovato',
  'blog.none_text': 'Prova con un’altra parola o sfoglia gli articoli più recenti.',
  'blog.results_for': 'Articoli su “{term}”',
  'blog.feed': 'Feed di notizie (Atom)',
}
