import type { Language } from '@mantel/domain/store'

/** {…} is a placeholder. */
type DownloadTexts = {
  subject: string
  heading: string
  lead: string
  link: string
  limit: string
  unlimited: string
  howTo: string
}

export const downloadTexts: Record<Language, DownloadTexts> = {
  en: {
    subject: 'Your downloads for order {number}',
    heading: 'Your downloads',
    lead: 'Thank you for your order. Your files are ready.',
    link: 'Download',
    limit: 'Downloads left: {count}. Available until {date}.',
    unlimited: 'Available until {date}.',
    howTo:
      'The links belong to your order, so please keep them to yourself. You can also find them on the page of your order.',
  },
  de: {
    subject: 'Ihre Downloads zur Bestellung {number}',
    heading: 'Ihre Downloads',
    lead: 'Vielen Dank für Ihre Bestellung. Ihre Dateien stehen bereit.',
    link: 'Herunterladen',
    limit: 'Verbleibende Downloads: {count}. Verfügbar bis {date}.',
    unlimited: 'Verfügbar bis {date}.',
    howTo:
      'Die Links gehören zu Ihrer Bestellung, bitte geben Sie sie nicht weiter. Sie finden sie auch auf der Seite Ihrer Bestellung.',
  },
  it: {
    subject: "I tuoi download per l'ordine {number}",
    heading: 'I tuoi download',
    lead: 'Grazie per il tuo ordine. I tuoi file sono pronti.',
    link: 'Scarica',
    limit: 'Download rimasti: {count}. Disponibile fino al {date}.',
    unlimited: 'Disponibile fino al {date}.',
    howTo: 'I link appartengono al tuo ordine: non condividerli. Li trovi anche nella pagina del tuo ordine.',
  },
}
