import type { cart as base } from '../en-GB/cart.ts'
import type { Translation } from '../text.ts'

export const cart: Translation<typeof base> = {
  'cart.remove_short': 'Entfernen',
  'cart.removed': '{name} wurde entfernt.',
  'cart.undo': 'Zurücklegen',
  'cart.edit': 'Ändern',
  'cart.edit_named': 'Eine andere Ausführung von {name} wählen',
  'cart.pending': 'Noch nicht bestätigt',
  'cart.preview':
    'Hier berechnet und noch nicht bestätigt: Gutscheine und Versand kommen hinzu, sobald der Shop geantwortet hat.',
  'cart.tax_included': 'darin {price} Mehrwertsteuer',
  'cart.to_checkout': 'Zur Kasse',
  'cart.coupon': 'Haben Sie einen Gutschein?',
  'cart.coupon_code': 'Gutscheincode',
  'cart.coupon_apply': 'Einlösen',
  'cart.coupon_checked': '{code} wird geprüft',
  'cart.coupon_applied': '{code} ist eingelöst',
  'cart.coupon_remove': 'Gutschein entfernen',
  'cart.memory': 'Dieser Browser hat keinen Platz für Ihren Warenkorb: Er bleibt nur, solange diese Seite offen ist.',
}
