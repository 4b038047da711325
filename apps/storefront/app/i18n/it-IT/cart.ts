import type { cart as base } from '../en-GB/cart.ts'
import type { Translation } from '../text.ts'

export const cart: Translation<typeof base> = {
  'cart.remove_short': 'Togli',
  'cart.removed': '{name}: tolto dal carrello.',
  'cart.undo': 'Rimetti',
  'cart.edit': 'Modifica',
  'cart.edit_named': 'Scegli un’altra versione di {name}',
  'cart.pending': 'Non ancora confermato',
  'cart.preview':
    'Calcolato qui e non ancora confermato: coupon e spedizione si aggiungono quando il negozio ha risposto.',
  'cart.tax_included': 'di cui IVA {price}',
  'cart.to_checkout': 'Vai alla cassa',
  'cart.coupon': 'Hai un coupon?',
  'cart.coupon_code': 'Codice coupon',
  'cart.coupon_apply': 'Applica',
  'cart.coupon_checked': 'Stiamo controllando {code}',
  'cart.coupon_applied': '{code} è applicato',
  'cart.coupon_remove': 'Togli il coupon',
  'cart.memory': 'Questo browser non ha spazio per il tuo carrello: resta solo finché questa pagina è aperta.',
}
