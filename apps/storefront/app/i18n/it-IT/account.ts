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
  'form.optional': 'facoltativo',
  'form.send': 'Invia',
  'form.save': 'Salva',
  'form.cancel': 'Annulla',
}
