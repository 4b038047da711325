import type { panels as base } from '../en-GB/panels.ts'
import type { Translation } from '../text.ts'

export const panels: Translation<typeof base> = {
  'cart.title': 'Warenkorb',
  'cart.count': { one: '{count} Artikel', other: '{count} Artikel' },
  'cart.empty': 'Ihr Warenkorb ist leer',
  'cart.empty_text': 'Was Sie auswählen, wartet hier, auch wenn Sie die Seite schließen.',
  'cart.continue': 'Weiter umsehen',
  'cart.view': 'Warenkorb ansehen',
  'cart.subtotal': 'Zwischensumme',
  'cart.delivery': 'Versand',
  'cart.total': 'Gesamtsumme',
  'cart.remove': '{name} entfernen',
  'cart.quantity_of': 'Menge von {name}',
  'cart.reassurance': 'Vierzehn Tage Zeit, es sich anders zu überlegen.',
  'cart.unreachable':
    'Ohne Verbindung lässt sich der Warenkorb noch nicht öffnen. Bitte versuchen Sie es wieder, sobald Sie online sind.',
  'cart.needs_script': 'Der Warenkorb braucht JavaScript, das in diesem Browser ausgeschaltet ist.',

  'wishlist.title': 'Wunschliste',
  'wishlist.add': 'Merken',
  'wishlist.add_named': '{name} auf die Wunschliste setzen',
  'wishlist.remove': 'Von der Wunschliste nehmen',
  'wishlist.remove_named': '{name} von der Wunschliste nehmen',
  'wishlist.empty': 'Noch nichts gemerkt',
  'wishlist.empty_text': 'Drücken Sie das Herz bei allem, worüber Sie nachdenken möchten. Es wartet hier.',
  'wishlist.later': 'Die Wunschliste öffnet bald. Sehen Sie sich bis dahin gern um.',

  'compare.title': 'Artikel vergleichen',
  'compare.add': 'Vergleichen',
  'compare.add_named': '{name} mit anderen vergleichen',
  'compare.remove_named': '{name} aus dem Vergleich nehmen',
  'compare.empty': 'Noch nichts zu vergleichen',
  'compare.empty_text': 'Wählen Sie zwei oder mehr Artikel, dann stehen sie hier nebeneinander.',

  'auth.login': 'Anmelden',
  'auth.register': 'Konto anlegen',
  'auth.logout': 'Abmelden',
  'auth.later': 'Dieser Teil Ihres Kontos öffnet bald. Bis dahin können Sie sich alles ansehen.',
  'auth.login_needed': 'Bitte melden Sie sich an',

  'later.title': 'Noch nicht im Regal',
  'later.text': 'Diese Seite entsteht gerade. Sehen Sie sich an, was schon da ist.',
  'later.checkout': 'Die Kasse öffnet bald. Noch lässt sich hier nichts bestellen, also kann auch nichts schiefgehen.',
  'later.compare': 'Bald stehen hier zwei oder mehr Dinge nebeneinander, mit Größe, Material und Preis.',
  'later.journal':
    'Das Journal ist noch im Druck: Beiträge über Aufhängen, Aufziehen, Rahmen und Schreiben finden Sie bald hier.',
  'later.trade': 'Anträge sind bald möglich. Schreiben Sie uns bis dahin an {email}, ein Mensch antwortet.',
  'later.way_on': 'Sehen Sie sich inzwischen gern um',
}
