import type { panels as base } from '../en-GB/panels.ts'
import type { Translation } from '../text.ts'

export const panels: Translation<typeof base> = {
  'cart.title': 'Warenkorb',
  'cart.empty': 'Ihr Warenkorb ist leer',
  'cart.empty_text': 'Was Sie auswählen, wartet hier, auch wenn Sie die Seite schließen.',
  'cart.continue': 'Weiter umsehen',
  'cart.view': 'Warenkorb ansehen',
  'cart.total': 'Gesamtsumme',
  'cart.remove': '{name} entfernen',
  'cart.quantity_of': 'Menge von {name}',
  'cart.reassurance': 'Vierzehn Tage Zeit, es sich anders zu überlegen.',
  'cart.unreachable':
    'Ohne Verbindung lässt sich der Warenkorb noch nicht öffnen. Bitte versuchen Sie es wieder, sobald Sie online sind.',
  'cart.needs_script': 'Der Warenkorb braucht JavaScript, das in diesem Browser ausgeschaltet ist.',

  'wishlist.title': 'Wunschliste',
  'wishlist.empty': 'Noch nichts gemerkt',
  'wishlist.later': 'Die Wunschliste öffnet bald. Sehen Sie sich bis dahin gern um.',

  'auth.login': 'Anmelden',
  'auth.register': 'Konto anlegen',
  'auth.logout': 'Abmelden',
  'auth.later': 'Dieser Teil Ihres Kontos öffnet bald. Bis dahin können Sie sich alles ansehen.',

  'later.text': 'Diese Seite entsteht gerade. Sehen Sie sich an, was schon da ist.',
  'later.compare': 'Bald stehen hier zwei oder mehr Dinge nebeneinander, mit Größe, Material und Preis.',
  'later.journal':
    'Das Journal ist noch im Druck: Beiträge über Aufhängen, Aufziehen, Rahmen und Schreiben finden Sie bald hier.',
  'later.trade': 'Anträge sind bald möglich. Schreiben Sie uns bis dahin an {email}, ein Mensch antwortet.',
  'later.way_on': 'Sehen Sie sich inzwischen gern um',
}
