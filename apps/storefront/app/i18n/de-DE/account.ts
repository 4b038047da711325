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
  'form.optional': 'freiwillig',
  'form.send': 'Senden',
  'form.save': 'Speichern',
  'form.cancel': 'Abbrechen',
}
