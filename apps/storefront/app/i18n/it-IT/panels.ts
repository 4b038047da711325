import type { panels as base } from '../en-GB/panels.ts'
import type { Translation } from '../text.ts'

export const panels: Translation<typeof base> = {
  'cart.title': 'Carrello',
  'cart.empty': 'Il tuo carrello è vuoto',
  'cart.empty_text': 'Gli articoli che aggiungi restano salvati qui, anche se chiudi la pagina.',
  'cart.continue': 'Continua lo shopping',
  'cart.view': 'Vedi il carrello',
  'cart.total': 'Totale',
  'cart.remove': 'Rimuovi {name}',
  'cart.quantity_of': 'Quantità di {name}',
  'cart.fewer_of': 'Diminuisci la quantità di {name}',
  'cart.more_of': 'Aumenta la quantità di {name}',
  'cart.reassurance': 'Reso entro 14 giorni.',
  'cart.unreachable': 'Non puoi aprire il carrello mentre sei offline. Riprova quando torni online.',
  'cart.needs_script': 'Il carrello richiede JavaScript, che nel tuo browser è disattivato.',

  'wishlist.title': 'Lista dei desideri',
  'wishlist.empty': 'La tua lista dei desideri è vuota',
  'wishlist.add': 'Aggiungi alla lista dei desideri',
  'wishlist.add_named': 'Aggiungi {name} alla lista dei desideri',
  'compare.add': 'Confronta',

  'auth.login': 'Accedi',
  'auth.register': 'Crea un account',
  'auth.logout': 'Esci',
  'auth.needs_script': 'Il tuo account richiede JavaScript, che nel tuo browser è disattivato.',
}
