import type { search as base } from '../en-GB/search.ts'
import type { Translation } from '../text.ts'

export const search: Translation<typeof base> = {
  'search.title': 'Ricerca',
  'search.label': 'Che cosa stai cercando?',
  'search.placeholder': 'Orologio in rovere, stampa A3, biglietto',
  'search.submit': 'Cerca',
  'search.hint': 'Scrivi almeno tre lettere.',
  'search.searching': 'Ricerca in corso',
  'search.found': { one: '{count} risultato', other: '{count} risultati' },
  'search.results_for': 'Risultati per «{term}»',
  'search.best_match': 'Miglior risultato',
  'search.products': 'Prodotti',
  'search.categories': 'Categorie',
  'search.posts': 'Dal magazine',
  'search.pages': 'Aiuto e informazioni',
  'search.did_you_mean': 'Forse cercavi',
  'search.see_all': { one: 'Vedi {count} prodotto', other: 'Vedi tutti i {count} prodotti' },
  'search.none': 'Nessun risultato per «{term}»',
  'search.none_text':
    'Controlla l’ortografia o prova con un termine più generico: «rovere» invece di «piccolo orologio da parete in rovere».',
  'search.too_short': 'Inserisci almeno {count} lettere.',
  'search.offline': 'Per cercare serve una connessione a internet.',
  'search.popular': 'Ricerche più frequenti',
}
