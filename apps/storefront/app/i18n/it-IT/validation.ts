import type { validation as base } from '../en-GB/validation.ts'
import type { Translation } from '../text.ts'

export const validation: Translation<typeof base> = {
  'invalid.required': 'Questo campo è obbligatorio',
  'invalid.email_required': 'Inserisci il tuo indirizzo e-mail',
  'invalid.email': 'Inserisci un indirizzo e-mail valido',
  'invalid.name_required': 'Inserisci un nome',
  'invalid.name_2': 'Il nome deve avere almeno 2 lettere',
  'invalid.name_3': 'Il nome deve avere almeno 3 lettere',
  'invalid.password_8': 'La password deve avere almeno 8 caratteri',
  'invalid.password_128': 'La password può avere al massimo 128 caratteri',
  'invalid.passwords_differ': 'Le password devono coincidere',
  'invalid.quantity_above_0': 'La quantità deve essere superiore a 0',
  'invalid.quantity_below': 'La quantità deve essere inferiore a {quantity}',
  'invalid.quantity_integer': 'La quantità deve essere un numero intero positivo',
  'invalid.greater_than_0': 'Deve essere maggiore di 0',
  'invalid.tax_id_3': 'La partita IVA deve avere almeno 3 caratteri',
  'invalid.vat_id': 'Inserisci una partita IVA nel formato del suo Paese',
  'invalid.zip_code_3': 'Il CAP deve avere almeno 3 caratteri',
  'invalid.terms': 'Devi accettare i termini e le condizioni',
  'invalid.form': 'Correggi i campi evidenziati',
  'invalid.bundle_options': 'Scegli tutti i componenti del set e correggi i campi evidenziati',
  'invalid.custom_options': 'Completa la personalizzazione e correggi i campi evidenziati',
}
