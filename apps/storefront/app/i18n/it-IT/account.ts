import type { account as base } from '../en-GB/account.ts'
import type { Translation } from '../text.ts'

export const account: Translation<typeof base> = {
  'auth.forgotten': 'Hai dimenticato la password?',
  'auth.email': 'Indirizzo e-mail',
  'auth.password': 'Password',
  'auth.password_show': 'Mostra la password',
  'auth.first_name': 'Nome',
  'auth.last_name': 'Cognome',
  'auth.with': 'Continua con {provider}',
  'auth.reset_text': 'Scrivi il tuo indirizzo e-mail e ti mandiamo un link per scegliere una nuova password.',
  'auth.reset_action': 'Manda il link',
  'auth.account_exists': 'Hai già un account?',
  'auth.no_account': 'È la tua prima volta?',
  'auth.password_repeat': 'Ripeti la password',
  'auth.password_hint': 'Almeno 8 caratteri',
  'auth.terms': 'Accetto i termini e le condizioni',
  'auth.to_account': 'Al mio account',
  'auth.waiting': 'Abbiamo ricevuto la tua richiesta. Vedrai i prezzi appena sarà approvata.',
  'auth.trade_note': 'Per negozi e studi. Ogni richiesta la legge una persona; vedrai i prezzi appena sarà approvata.',
  'form.optional': 'facoltativo',
  'form.send': 'Invia',
  'form.save': 'Salva',
  'form.cancel': 'Annulla',
}
