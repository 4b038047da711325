import type { validation as base } from '../en-GB/validation.ts'
import type { Translation } from '../text.ts'

export const validation: Translation<typeof base> = {
  'invalid.required': 'Dies ist ein Pflichtfeld',
  'invalid.email_required': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'invalid.email': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'invalid.name_required': 'Bitte geben Sie einen Namen ein',
  'invalid.name_2': 'Der Name muss mindestens 2 Buchstaben haben',
  'invalid.name_3': 'Der Name muss mindestens 3 Buchstaben haben',
  'invalid.password_8': 'Das Passwort muss mindestens 8 Zeichen haben',
  'invalid.password_128': 'Das Passwort darf höchstens 128 Zeichen haben',
  'invalid.passwords_differ': 'Die Passwörter müssen übereinstimmen',
  'invalid.quantity_above_0': 'Die Menge muss größer als 0 sein',
  'invalid.quantity_below': 'Die Menge muss kleiner als {quantity} sein',
  'invalid.quantity_integer': 'Die Menge muss eine positive ganze Zahl sein',
  'invalid.greater_than_0': 'Muss größer als 0 sein',
  'invalid.tax_id_3': 'Die USt-IdNr. muss mindestens 3 Zeichen haben',
  'invalid.vat_id': 'Bitte geben Sie eine USt-IdNr. im Format ihres Landes ein',
  'invalid.zip_code_3': 'Die Postleitzahl muss mindestens 3 Zeichen haben',
  'invalid.terms': 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen',
  'invalid.form': 'Bitte korrigieren Sie die markierten Felder',
  'invalid.bundle_options': 'Bitte wählen Sie alle Teile des Sets aus und korrigieren Sie die markierten Felder',
  'invalid.custom_options':
    'Bitte füllen Sie die Angaben zur Personalisierung aus und korrigieren Sie die markierten Felder',
}
