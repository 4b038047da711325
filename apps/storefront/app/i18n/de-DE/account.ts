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
    'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen können.',
  'auth.reset_action': 'Link senden',
  'auth.new_password': 'Neues Passwort',
  'auth.new_password_for': 'Wählen Sie ein neues Passwort für {email}.',
  'auth.reset_sent': 'Wenn es zu {email} ein Konto gibt, haben wir einen Link dorthin gesendet. Er gilt eine Stunde.',
  'auth.back_to_login': 'Zurück zur Anmeldung',
  'auth.account_exists': 'Sie haben bereits ein Konto?',
  'auth.no_account': 'Neu bei uns?',
  'auth.password_repeat': 'Passwort wiederholen',
  'auth.password_hint': 'Mindestens 8 Zeichen',
  'auth.terms': 'Ich akzeptiere die Allgemeinen Geschäftsbedingungen',
  'auth.to_account': 'Zu meinem Konto',
  'auth.waiting': 'Wir haben Ihren Antrag erhalten. Sobald er genehmigt ist, sehen Sie Ihre Preise.',
  'auth.trade_note':
    'Für Händler und Designstudios. Wir prüfen jeden Antrag; sobald er genehmigt ist, sehen Sie Ihre Preise.',
  'email.confirm': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'email.confirm_text': 'Klicken Sie auf die Schaltfläche, um diese Adresse ab jetzt für Ihr Konto zu verwenden.',
  'email.confirm_action': 'E-Mail-Adresse bestätigen',
  'email.done': 'Ihre E-Mail-Adresse wurde geändert',
  'email.done_text': 'Bitte melden Sie sich ab jetzt mit Ihrer neuen E-Mail-Adresse an.',
  'email.invalid': 'Dieser Link funktioniert nicht mehr',
  'email.invalid_text':
    'Er ist abgelaufen oder wurde bereits verwendet. In Ihrem Konto können Sie Ihre E-Mail-Adresse noch einmal ändern.',
  'email.taken': 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto',
  'email.taken_text':
    'Wir haben nichts geändert. Bitte melden Sie sich mit dieser Adresse an oder wählen Sie eine andere für Ihr Konto.',
  'email.error': 'Ihre E-Mail-Adresse konnte nicht geändert werden',
  'email.error_text': 'Bitte öffnen Sie den Link in unserer E-Mail in einigen Minuten noch einmal.',
  'form.optional': 'optional',
  'form.send': 'Senden',
  'form.save': 'Speichern',
  'form.cancel': 'Abbrechen',
}
