import type { search as base } from '../en-GB/search.ts'
import type { Translation } from '../text.ts'

export const search: Translation<typeof base> = {
  'search.title': 'Ricerca',
  'search.label': 'Che cosa cerchi?',
  'search.placeholder': 'Orologio in rovere, stampa A3, compleanno',
  'search.submit': 'Cerca',
  'search.hint': 'Bastano tre lettere.',
  'search.searching': 'Ricerca in corso',
  'search.found': { one: '{count} risultato', other: '{count} risultati' },
  'search.results_for': 'Risultati per «{term}»',
  'search.best_match': 'Il risultato migliore',
  'search.products': 'Prodotti',
  'search.categories': 'Categorie',
  'search.posts': 'Dal diario',
  'search.see_all': { one: 'Vedi {count} prodotto', other: 'Vedi tutti i {count} prodotti' },
  'search.none': 'Nessun risultato per «{term}»',
  'search.none_text':
    'Prova con una parola in meno, o più ampia: «rovere» invece di «piccolo orologio da parete in rovere».',
  'search.too_short': 'Scrivi almeno {count} lettere.',
  'search.offline': 'Per cercare serve una connessione.',
  'search.popular': 'Cercati spesso',
}
