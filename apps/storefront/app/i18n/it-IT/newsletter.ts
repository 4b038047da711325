import type { newsletter as base } from '../en-GB/newsletter.ts'
import type { Translation } from '../text.ts'

export const newsletter: Translation<typeof base> = {
  'newsletter.popup_text':
    'Nuovi artigiani, letture interessanti e offerte, una volta al mese. Puoi annullare l’iscrizione quando vuoi.',
  'newsletter.no_thanks': 'No, grazie',
  'newsletter.queued': 'Sei offline. Ti iscriveremo appena tornerai online.',
  'newsletter.confirm': 'Vuoi iscriverti alla newsletter?',
  'newsletter.confirm_text': 'Premi il pulsante e riceverai la nostra newsletter una volta al mese.',
  'newsletter.confirm_action': 'Conferma l’iscrizione',
  'newsletter.leave': 'Vuoi annullare l’iscrizione alla newsletter?',
  'newsletter.leave_text': 'Premi il pulsante e non riceverai più newsletter da noi.',
  'newsletter.leave_action': 'Annulla l’iscrizione',
  'newsletter.undo': 'Vuoi iscriverti di nuovo?',
  'newsletter.undo_text': 'Premi il pulsante e riceverai la newsletter come prima.',
  'newsletter.undo_action': 'Iscriviti di nuovo',
  'newsletter.done_confirm': 'Iscrizione confermata',
  'newsletter.done_confirm_text': 'Grazie. Ti abbiamo inviato un’e-mail di benvenuto.',
  'newsletter.done_leave': 'Iscrizione annullata',
  'newsletter.done_leave_text': 'Non riceverai più newsletter da noi.',
  'newsletter.done_undo': 'Sei di nuovo iscritto',
  'newsletter.done_undo_text': 'Riceverai la nostra newsletter come prima.',
  'newsletter.done_pending': 'Controlla la tua casella di posta',
  'newsletter.done_pending_text': 'Ti abbiamo inviato un’e-mail. Apri il link per confermare l’iscrizione.',
  'newsletter.done_link': 'Questo link non è più valido',
  'newsletter.done_link_text': 'Puoi iscriverti di nuovo in fondo a ogni pagina.',
  'newsletter.done_invalid': 'Controlla il tuo indirizzo e-mail',
  'newsletter.done_invalid_text': 'Torna indietro e inserisci un indirizzo come nome@example.com.',
  'newsletter.done_limit': 'Troppi tentativi',
  'newsletter.done_limit_text': 'Riprova tra un’ora.',
  'newsletter.done_error': 'Qualcosa è andato storto',
  'newsletter.done_error_text': 'Riprova tra un momento.',
}
