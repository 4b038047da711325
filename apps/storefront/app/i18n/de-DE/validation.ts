import type { validation as base } from '../en-GB/validation.ts'
import type { Translation } from '../text.ts'

export const validation: Translation<typeof base> = {
  'invalid.required': 'Dieses Feld wird benötigt',
  'invalid.email_required': 'Bitte geben Sie Ihre E-Mail-Adresse an',
  'invalid.email': 'Bitte geben Sie eine gültige E-Mail-Adresse an',
  'invalid.name_required': 'Bitte geben Sie einen Namen an',
  'invalid.name_2': 'Der Name muss mindestens 2 Buchstaben haben',
  'invalid.name_3': 'Der Name muss mindestens 3 Buchstaben haben',
  'invalid.password_8': 'Das Passwort muss mindestens 8 Zeichen haben',
  'invalid.passwords_differ': 'Die Passwörter müssen gleich sein',
  'invalid.quantity_above_0': 'Die Menge muss über 0 liegen',
  'invalid.quantity_below': 'Die Menge muss unter {quantity} liegen',
  'invalid.quantity_integer': 'Die Menge muss eine positive ganze Zahl sein',
  'invalid.greater_than_0': 'Muss größer als 0 sein',
  'invalid.minimum_order': 'Mindestbestellmenge: {quantity}',
  'invalid.tax_id_3': 'Die Steuernummer muss mindestens 3 Zeichen haben',
  'invalid.zip_code_3': 'Die Postleitzahl muss mindestens 3 Zeichen haben',
  'invalid.terms': 'Bitte stimmen Sie den Geschäftsbedingungen zu',
  'invalid.form': 'Bitte berichtigen Sie die markierten Angaben',
  'invalid.bundle_options': 'Bitte wählen Sie alle Teile des Sets und berichtigen Sie die markierten Angaben',
  'invalid.custom_options': 'Bitte füllen Sie die Angaben zur Anfertigung aus und berichtigen Sie die markierten',
}
