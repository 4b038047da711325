import type { search as base } from '../en-GB/search.ts'
import type { Translation } from '../text.ts'

export const search: Translation<typeof base> = {
  'search.title': 'Suche',
  'search.label': 'Wonach suchen Sie?',
  'search.placeholder': 'Eichenuhr, Druck A3, Geburtstagskarte',
  'search.submit': 'Suchen',
  'search.hint': 'Geben Sie mindestens drei Buchstaben ein.',
  'search.searching': 'Suche läuft',
  'search.found': { one: '{count} Ergebnis', other: '{count} Ergebnisse' },
  'search.results_for': 'Ergebnisse für „{term}“',
  'search.best_match': 'Bester Treffer',
  'search.products': 'Artikel',
  'search.categories': 'Kategorien',
  'search.posts': 'Aus dem Journal',
  'search.pages': 'Hilfe und Informationen',
  'search.did_you_mean': 'Meinten Sie',
  'search.see_all': { one: '{count} Artikel ansehen', other: 'Alle {count} Artikel ansehen' },
  'search.none': 'Keine Ergebnisse für „{term}“',
  'search.none_text':
    'Prüfen Sie die Schreibweise oder versuchen Sie einen allgemeineren Begriff: „Eiche“ statt „kleine Wanduhr aus Eiche“.',
  'search.too_short': 'Bitte geben Sie mindestens {count} Buchstaben ein.',
  'search.offline': 'Für die Suche benötigen Sie eine Internetverbindung.',
  'search.popular': 'Beliebte Suchbegriffe',
}
