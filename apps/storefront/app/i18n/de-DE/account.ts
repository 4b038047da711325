import type { account as base } from '../en-GB/account.ts'
import type { Translation } from '../text.ts'

export const account: Translation<typeof base> = {
  'auth.forgotten': 'Passwort vergessen?',
  'auth.email': 'E-Mail-Adresse',
  'auth.password': 'Passwort',
  'auth.password_show': 'Passwort anzeigen',
  'auth.first_name': 'Vorname',
  'auth.last_name': 'Nachname',
  'auth.with': 'Weiter mit {provider}',
  'auth.reset_text':
    'Nennen Sie uns Ihre E-Mail-Adresse. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort setzen.',
  'auth.reset_action': 'Link senden',
  'auth.account_exists': 'Sie haben schon ein Konto?',
  'auth.no_account': 'Neu hier?',
  'auth.password_repeat': 'Passwort wiederholen',
  'auth.password_hint': 'Mindestens 8 Zeichen',
  'auth.terms': 'Ich akzeptiere die Allgemeinen Geschäftsbedingungen',
  'auth.to_account': 'Zu meinem Konto',
  'auth.waiting': 'Ihr Antrag liegt uns vor. Preise sehen Sie, sobald er bewilligt ist.',
  'auth.trade_note':
    'Für Läden und Studios. Jeden Antrag sieht sich ein Mensch an; Preise sehen Sie, sobald er bewilligt ist.',
  'form.optional': 'freiwillig',
  'form.send': 'Senden',
  'form.save': 'Speichern',
  'form.cancel': 'Abbrechen',
}
