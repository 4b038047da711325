import type { newsletter as base } from '../en-GB/newsletter.ts'
import type { Translation } from '../text.ts'

export const newsletter: Translation<typeof base> = {
  'newsletter.popup_text':
    'Neue Ateliers, Lesetipps und Angebote, einmal im Monat. Sie können sich jederzeit wieder abmelden.',
  'newsletter.no_thanks': 'Nein, danke',
  'newsletter.queued': 'Sie sind offline. Wir melden Sie an, sobald Sie wieder online sind.',
  'newsletter.confirm': 'Newsletter abonnieren?',
  'newsletter.confirm_text': 'Mit einem Klick auf den Button erhalten Sie einmal im Monat unseren Newsletter.',
  'newsletter.confirm_action': 'Anmeldung bestätigen',
  'newsletter.leave': 'Vom Newsletter abmelden?',
  'newsletter.leave_text': 'Mit einem Klick auf den Button erhalten Sie keinen Newsletter mehr von uns.',
  'newsletter.leave_action': 'Abmelden',
  'newsletter.undo': 'Wieder anmelden?',
  'newsletter.undo_text': 'Mit einem Klick auf den Button erhalten Sie unseren Newsletter wieder wie bisher.',
  'newsletter.undo_action': 'Wieder anmelden',
  'newsletter.done_confirm': 'Sie sind angemeldet',
  'newsletter.done_confirm_text': 'Vielen Dank. Wir haben Ihnen eine Willkommens-E-Mail gesendet.',
  'newsletter.done_leave': 'Sie sind abgemeldet',
  'newsletter.done_leave_text': 'Sie erhalten keinen Newsletter mehr von uns.',
  'newsletter.done_undo': 'Sie sind wieder angemeldet',
  'newsletter.done_undo_text': 'Sie erhalten unseren Newsletter wie bisher.',
  'newsletter.done_pending': 'Bitte sehen Sie in Ihr Postfach',
  'newsletter.done_pending_text':
    'Wir haben Ihnen eine E-Mail gesendet. Öffnen Sie den Link darin, um Ihre Anmeldung zu bestätigen.',
  'newsletter.done_link': 'Dieser Link ist nicht mehr gültig',
  'newsletter.done_link_text': 'Sie können sich am Ende jeder Seite neu anmelden.',
  'newsletter.done_invalid': 'Bitte prüfen Sie Ihre E-Mail-Adresse',
  'newsletter.done_invalid_text': 'Gehen Sie zurück und geben Sie eine Adresse wie name@example.com ein.',
  'newsletter.done_limit': 'Zu viele Versuche',
  'newsletter.done_limit_text': 'Bitte versuchen Sie es in einer Stunde noch einmal.',
  'newsletter.done_error': 'Etwas ist schiefgegangen',
  'newsletter.done_error_text': 'Bitte versuchen Sie es gleich noch einmal.',
}
