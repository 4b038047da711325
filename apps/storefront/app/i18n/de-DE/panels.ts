import type { panels as base } from '../en-GB/panels.ts'
import type { Translation } from '../text.ts'

export const panels: Translation<typeof base> = {
  'cart.title': 'Warenkorb',
  'cart.empty': 'Ihr Warenkorb ist leer',
  'cart.empty_text': 'Ihre Artikel bleiben hier gespeichert, auch wenn Sie die Seite schließen.',
  'cart.continue': 'Weiter einkaufen',
  'cart.view': 'Warenkorb ansehen',
  'cart.total': 'Gesamtsumme',
  'cart.remove': '{name} entfernen',
  'cart.quantity_of': 'Menge von {name}',
  'cart.fewer_of': 'Menge von {name} verringern',
  'cart.more_of': 'Menge von {name} erhöhen',
  'cart.reassurance': '14 Tage Rückgaberecht.',
  'cart.unreachable':
    'Solange Sie offline sind, lässt sich der Warenkorb nicht öffnen. Bitte versuchen Sie es erneut, wenn Sie wieder online sind.',
  'cart.needs_script': 'Für den Warenkorb ist JavaScript erforderlich. In Ihrem Browser ist es deaktiviert.',

  'wishlist.title': 'Wunschliste',
  'wishlist.empty': 'Ihre Wunschliste ist leer',
  'wishlist.add': 'Auf die Wunschliste',
  'wishlist.add_named': '{name} auf die Wunschliste setzen',
  'compare.add': 'Vergleichen',

  'auth.login': 'Anmelden',
  'auth.register': 'Konto anlegen',
  'auth.logout': 'Abmelden',
  'auth.needs_script': 'Ihr Konto benötigt JavaScript. In Ihrem Browser ist es ausgeschaltet.',
}
