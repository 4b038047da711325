import type { cart as base } from '../en-GB/cart.ts'
import type { Translation } from '../text.ts'

export const cart: Translation<typeof base> = {
  'cart.remove_short': 'Entfernen',
  'cart.removed': '{name} wurde aus dem Warenkorb entfernt.',
  'cart.undo': 'Rückgängig machen',
  'cart.edit': 'Bearbeiten',
  'cart.edit_named': '{name} bearbeiten',
  'cart.pending': 'Noch nicht bestätigt',
  'cart.preview': 'Vorläufiger Betrag, bis Ihr Warenkorb bestätigt ist.',
  'cart.tax_included': 'inkl. {price} MwSt.',
  'cart.to_checkout': 'Zur Kasse',
  'cart.coupon': 'Haben Sie einen Gutscheincode?',
  'cart.coupon_code': 'Gutscheincode',
  'cart.coupon_apply': 'Einlösen',
  'cart.coupon_checked': '{code} wird geprüft',
  'cart.coupon_applied': '{code} wurde eingelöst',
  'cart.coupon_remove': 'Gutschein entfernen',
  'cart.memory': 'Ihr Browser kann den Warenkorb nicht speichern. Er geht verloren, wenn Sie diese Seite schließen.',
  'cart.checkout_blocked':
    'Mit diesem Warenkorb können Sie derzeit nicht bestellen. Bitte wenden Sie sich an uns, wenn Sie Hilfe brauchen.',
  'cart.delivery_estimate': 'Versand (voraussichtlich)',
  'cart.remove_question': '{name} aus dem Warenkorb entfernen?',
  'cart.keep': 'Behalten',
  'cart.empty_all': 'Warenkorb leeren',
  'cart.empty_question': 'Alle Artikel aus dem Warenkorb entfernen?',
  'upload.running': 'Ihre Datei wird hochgeladen.',
  'upload.left': '{name} wurde nicht in den Warenkorb gelegt, weil die Datei noch hochgeladen wurde.',
}
