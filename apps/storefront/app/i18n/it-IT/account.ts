import type { account as base } from '../en-GB/account.ts'
import type { Translation } from '../text.ts'

export const account: Translation<typeof base> = {
  'auth.forgotten': 'Hai dimenticato la password?',
  'auth.email': 'Indirizzo e-mail',
  'auth.password': 'Password',
  'auth.password_show': 'Mostra password',
  'auth.first_name': 'Nome',
  'auth.last_name': 'Cognome',
  'auth.with': 'Continua con {provider}',
  'auth.reset_text': 'Inserisci il tuo indirizzo e-mail: ti invieremo un link per impostare una nuova password.',
  'auth.reset_action': 'Invia il link',
  'auth.account_exists': 'Hai già un account?',
  'auth.no_account': 'Sei un nuovo cliente?',
  'auth.password_repeat': 'Conferma password',
  'auth.password_hint': 'Almeno 8 caratteri',
  'auth.terms': 'Accetto i termini e le condizioni di vendita',
  'auth.to_account': 'Vai al mio account',
  'auth.waiting': 'Abbiamo ricevuto la tua richiesta. Vedrai i prezzi non appena sarà approvata.',
  'auth.trade_note':
    'Per negozi e studi di progettazione. Esaminiamo ogni richiesta: vedrai i prezzi non appena la tua sarà approvata.',
  'form.optional': 'facoltativo',
  'form.send': 'Invia',
  'form.save': 'Salva',
  'form.cancel': 'Annulla',
}
