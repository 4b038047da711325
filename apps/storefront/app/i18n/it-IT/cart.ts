import type { cart as base } from '../en-GB/cart.ts'
import type { Translation } from '../text.ts'

export const cart: Translation<typeof base> = {
  'cart.remove_short': 'Rimuovi',
  'cart.removed': '{name}: rimosso dal carrello.',
  'cart.undo': 'Annulla',
  'cart.edit': 'Modifica',
  'cart.edit_named': 'Modifica {name}',
  'cart.pending': 'Non ancora confermato',
  'cart.preview': 'Importo provvisorio finché il carrello non è confermato.',
  'cart.tax_included': 'di cui IVA {price}',
  'cart.to_checkout': 'Vai alla cassa',
  'cart.coupon': 'Hai un codice sconto?',
  'cart.coupon_code': 'Codice sconto',
  'cart.coupon_apply': 'Applica',
  'cart.coupon_checked': 'Verifica di {code} in corso',
  'cart.coupon_applied': '{code} applicato',
  'cart.coupon_remove': 'Rimuovi il codice sconto',
  'cart.memory': 'Il tuo browser non può salvare il carrello: andrà perso quando chiuderai questa pagina.',
  'cart.checkout_blocked': 'Al momento non puoi ordinare con questo carrello. Contattaci se hai bisogno di aiuto.',
  'cart.delivery_estimate': 'Spedizione (stimata)',
  'cart.remove_question': 'Rimuovere {name} dal carrello?',
  'cart.keep': 'Mantieni',
  'cart.empty_all': 'Svuota il carrello',
  'cart.empty_question': 'Rimuovere tutti gli articoli dal carrello?',
  'upload.running': 'Caricamento del file in corso.',
  'upload.left': 'Non abbiamo aggiunto {name} al carrello perché il caricamento del file era ancora in corso.',
}
