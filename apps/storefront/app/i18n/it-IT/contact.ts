import type { contact as base } from '../en-GB/contact.ts'
import type { Translation } from '../text.ts'

export const contact: Translation<typeof base> = {
  'mailform.title_contact': 'Scrivici',
  'mailform.title_catalogue': 'Richiedi il catalogo',
  'mailform.title_meeting': 'Prenota una visita',
  'mailform.company': 'Azienda',
  'mailform.name': 'Il tuo nome',
  'mailform.email': 'Indirizzo e-mail',
  'mailform.telephone': 'Numero di telefono',
  'mailform.orderNumber': 'Numero d’ordine',
  'mailform.address': 'Indirizzo postale',
  'mailform.dates': 'Date che ti vanno bene',
  'mailform.message': 'Messaggio',
  'mailform.honeypot': 'Lascia vuoto questo campo',
  'mailform.sent': 'Grazie. Abbiamo ricevuto il tuo messaggio e ti abbiamo inviato una conferma via e-mail.',
  'mailform.back': 'Con il tasto Indietro del browser ritrovi il tuo testo.',
  'catalogue.title': 'Catalogo da stampare',
  'catalogue.text': 'L’intera gamma con immagini e codici articolo, in un file da stampare.',
  'catalogue.text_without_prices': 'L’intera gamma con immagini e codici articolo, senza prezzi.',
  'catalogue.text_with_prices': 'L’intera gamma con immagini, codici articolo e i tuoi prezzi.',
  'catalogue.action': 'Scarica il catalogo',
  'catalogue.preparing': 'Preparazione del file…',
  'catalogue.failed': 'Non è stato possibile scaricare il catalogo. Riprova.',
}
