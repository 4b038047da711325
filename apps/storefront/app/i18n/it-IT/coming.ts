import type { coming as base } from '../en-GB/coming.ts'
import type { Translation } from '../text.ts'

export const coming: Translation<typeof base> = {
  'home.feed': 'I nostri prodotti a casa vostra',
  'home.feed_text': 'Mostraci la tua casa e ricevi il {percent}% di sconto sul prossimo ordine.',
  'home.feed_picture': 'Una foto dal nostro profilo: {text}',
  'sort.purchase_date': 'Data di acquisto',
  'price.pack': '{price} per una confezione da {count}',
  'price.lowest': 'Prezzo più basso degli ultimi 30 giorni: {price}',
  'price.tier': 'Da {quantity} pezzi: {price} cad.',
  'wishlist.add': 'Aggiungi alla lista dei desideri',
  'wishlist.add_named': 'Aggiungi {name} alla lista dei desideri',
  'wishlist.remove_named': 'Rimuovi {name} dalla lista dei desideri',
  'wishlist.empty_text': 'Tocca il cuore sui prodotti che ti piacciono per salvarli qui.',
  'compare.title': 'Confronta i prodotti',
  'compare.add': 'Confronta',
  'compare.remove_named': 'Rimuovi {name} dal confronto',
  'compare.empty': 'Nessun prodotto da confrontare',
  'compare.empty_text': 'Scegli due o più prodotti per confrontarli qui.',
  'auth.login_needed': 'Accedi per continuare',
  'product.options': 'Opzioni',
  'type.giftcard': 'Carta regalo',
  'share.title': 'Condividi',
  'footer.newsletter_text': 'Nuovi artigiani, letture interessanti e il {percent}% di sconto sul primo ordine.',
}
