import type { panels as base } from '../en-GB/panels.ts'
import type { Translation } from '../text.ts'

export const panels: Translation<typeof base> = {
  'cart.title': 'Carrello',
  'cart.empty': 'Il tuo carrello è vuoto',
  'cart.empty_text': 'Quello che scegli ti aspetta qui, anche se chiudi la pagina.',
  'cart.continue': 'Continua a guardare',
  'cart.view': 'Vedi il carrello',
  'cart.total': 'Totale',
  'cart.remove': 'Togli {name}',
  'cart.quantity_of': 'Quantità di {name}',
  'cart.reassurance': 'Quattordici giorni per cambiare idea.',
  'cart.unreachable': 'Senza connessione il carrello non si può ancora aprire. Riprova quando sei online.',
  'cart.needs_script': 'Il carrello ha bisogno di JavaScript, che in questo browser è disattivato.',

  'wishlist.title': 'Lista dei desideri',
  'wishlist.empty': 'Ancora nessun desiderio',
  'wishlist.later': 'La lista dei desideri apre presto. Intanto dai un’occhiata in giro.',

  'auth.login': 'Accedi',
  'auth.register': 'Crea un account',
  'auth.logout': 'Esci',
  'auth.later': 'Questa parte del tuo account apre presto. Intanto puoi guardare tutto.',

  'later.text': 'Stiamo preparando questa pagina. Guarda intanto quello che c’è già.',
  'later.compare': 'Presto qui due o più cose staranno una accanto all’altra, con misure, materiali e prezzi.',
  'later.journal':
    'Il diario è ancora in stampa: presto qui trovi articoli su come appendere, caricare, incorniciare e scrivere.',
  'later.trade': 'Le richieste aprono presto. Intanto scrivici a {email}: ti risponde una persona.',
  'later.way_on': 'Intanto, guardati intorno',
}
