import type { saved as base } from '../en-GB/saved.ts'
import type { Translation } from '../text.ts'

export const saved: Translation<typeof base> = {
  'wishlist.remove_named': 'Rimuovi {name} dalla lista dei desideri',
  'wishlist.empty_text': 'Tocca il cuore sui prodotti che ti piacciono per salvarli qui.',
  'wishlist.to_cart': 'Sposta nel carrello',
  'wishlist.view_product': 'Vedi prodotto',
  'wishlist.share': 'Condividi la lista dei desideri',
  'wishlist.share_text': 'Chi ha il link vede i prodotti della tua lista, ma non il tuo nome.',
  'wishlist.share_login': 'Accedi per condividere la lista dei desideri e vederla su tutti i tuoi dispositivi.',
  'wishlist.share_link': 'Link alla tua lista dei desideri',
  'wishlist.create_link': 'Crea un link',
  'wishlist.unshare': 'Interrompi la condivisione',
  'wishlist.shared_text': 'Questa lista dei desideri è stata condivisa con te.',
  'compare.title': 'Confronta i prodotti',
  'compare.remove_named': 'Rimuovi {name} dal confronto',
  'compare.empty': 'Nessun prodotto da confrontare',
  'compare.empty_text': 'Scegli due o più prodotti per confrontarli qui.',
  'compare.missing': 'Non riusciamo a caricare {names}. Continueremo a provare.',
  'compare.only_differences': 'Mostra solo le differenze',
  'compare.differs': 'diverso',
  'compare.print': 'Stampa',
  'compare.availability': 'Disponibilità',

  'stock.alert_email': 'Indirizzo e-mail',
  'stock.alert_hint': 'Ti invieremo una sola e-mail quando torna disponibile.',
  'stock.alert_sent':
    'Grazie. Se non conosciamo ancora il tuo indirizzo, conferma l’e-mail che ti abbiamo appena inviato.',
  'review.rating': 'Il tuo voto (5 è il massimo)',
  'review.nickname': 'Il tuo nome, come appare nella recensione',
  'review.title': 'Titolo',
  'review.detail': 'La tua recensione',
  'review.photos': 'Foto',
  'review.photos_hint': 'Fino a {count} foto: JPEG, PNG o WebP',
  'review.photos_login': 'Accedi per aggiungere foto.',
  'review.moderation': 'Leggiamo ogni recensione prima di pubblicarla.',
  'review.send': 'Invia recensione',
}
