import type { contact as base } from '../en-GB/contact.ts'
import type { Translation } from '../text.ts'

export const contact: Translation<typeof base> = {
  'mailform.title_contact': 'Schreiben Sie uns',
  'mailform.title_catalogue': 'Katalog anfordern',
  'mailform.title_meeting': 'Besuch vereinbaren',
  'mailform.company': 'Firma',
  'mailform.name': 'Ihr Name',
  'mailform.email': 'E-Mail-Adresse',
  'mailform.telephone': 'Telefonnummer',
  'mailform.orderNumber': 'Bestellnummer',
  'mailform.address': 'Postanschrift',
  'mailform.dates': 'Termine, die Ihnen passen',
  'mailform.message': 'Nachricht',
  'mailform.honeypot': 'Dieses Feld bitte leer lassen',
  'mailform.sent': 'Vielen Dank. Wir haben Ihre Nachricht erhalten und Ihnen eine Bestätigung per E-Mail gesendet.',
  'mailform.back': 'Mit der Zurück-Taste Ihres Browsers gelangen Sie wieder zu Ihrem Text.',
  'catalogue.title': 'Katalog zum Ausdrucken',
  'catalogue.text': 'Das ganze Sortiment mit Bildern und Artikelnummern als Datei zum Ausdrucken.',
  'catalogue.text_without_prices': 'Das ganze Sortiment mit Bildern und Artikelnummern, ohne Preise.',
  'catalogue.text_with_prices': 'Das ganze Sortiment mit Bildern, Artikelnummern und Ihren Preisen.',
  'catalogue.action': 'Katalog herunterladen',
  'catalogue.preparing': 'Die Datei wird erstellt …',
  'catalogue.failed': 'Der Katalog konnte nicht heruntergeladen werden. Bitte versuchen Sie es noch einmal.',
}
