import type { cart as base } from '../en-GB/cart.ts'
import type { Translation } from '../text.ts'

export const cart: Translation<typeof base> = {
  'cart.remove_short': 'Rimuovi',
  'cart.removed': '{name}: rimosso dal carrello.',
  'cart.undo': 'Annulla',
  'cart.edit': 'Modifica',
  'cart.edit_named': 'Modifica {name}',
  'cart.pending': 'Non ancora confermato',
  'cart.preview': 'Importo provvisorio: sconti e spedizione vengono aggiunti quando il carrello è confermato.',
  'cart.tax_included': 'di cui IVA {price}',
  'cart.to_checkout': 'Vai alla cassa',
  'cart.coupon': 'Hai un codice sconto?',
  'cart.coupon_code': 'Codice sconto',
  'cart.coupon_apply': 'Applica',
  'cart.coupon_checked': 'Verifica di {code} in corso',
  'cart.coupon_applied': '{code} applicato',
  'cart.coupon_remove': 'Rimuovi il codice sconto',
  'cart.memory': 'Il tuo browser non può salvare il carrello: andrà perso quando chiudi questa pagina.',
}
