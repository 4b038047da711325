import type { search as base } from '../en-GB/search.ts'
import type { Translation } from '../text.ts'

export const search: Translation<typeof base> = {
  'search.title': 'Suche',
  'search.label': 'Was suchen Sie?',
  'search.placeholder': 'Uhr aus Eiche, Druck in A3, Geburtstag',
  'search.submit': 'Suchen',
  'search.hint': 'Drei Buchstaben genügen.',
  'search.searching': 'Es wird gesucht',
  'search.found': { one: '{count} Treffer', other: '{count} Treffer' },
  'search.results_for': 'Treffer für „{term}“',
  'search.best_match': 'Bester Treffer',
  'search.products': 'Artikel',
  'search.categories': 'Kategorien',
  'search.posts': 'Aus dem Journal',
  'search.see_all': { one: '{count} Artikel ansehen', other: 'Alle {count} Artikel ansehen' },
  'search.none': 'Nichts gefunden für „{term}“',
  'search.none_text':
    'Versuchen Sie es mit einem Wort weniger oder einem weiteren: „Eiche“ statt „kleine Wanduhr aus Eiche“.',
  'search.too_short': 'Bitte geben Sie mindestens {count} Buchstaben ein.',
  'search.offline': 'Die Suche braucht eine Verbindung.',
  'search.popular': 'Oft gesucht',
}
