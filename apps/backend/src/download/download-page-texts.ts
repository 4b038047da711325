import type { Language } from '@mantel/domain/store'
import type { PageProblem } from './download-page.ts'

/** {email} is a placeholder. */
export const downloadPageTexts: Record<Language, Record<PageProblem | 'title' | 'toShop', string>> = {
  en: {
    title: 'Download not available',
    unknown: "This download link doesn't exist. Please open the link from your email or your order again.",
    requested:
      "This download is on hold because you've asked for a refund. If you'd like to keep the file, please contact us at {email}.",
    revoked: 'This download is no longer available because the order was refunded or cancelled.',
    expired: 'This download link has expired. Please contact us at {email} if you still need the file.',
    used_up: "You've reached the download limit for this file. Please contact us at {email} if you need it again.",
    file_missing:
      "We can't find this file at the moment. This attempt doesn't count towards your download limit. Please try again later or contact us at {email}.",
    too_many: 'Too many invalid download links were opened from your network. Please try again later.',
    toShop: 'Go to the shop',
  },
  de: {
    title: 'Download nicht verfügbar',
    unknown:
      'Diesen Download-Link gibt es nicht. Bitte öffnen Sie den Link aus Ihrer E-Mail oder Ihrer Bestellung noch einmal.',
    requested:
      'Dieser Download ist gesperrt, weil Sie eine Erstattung beantragt haben. Wenn Sie die Datei behalten möchten, schreiben Sie uns bitte an {email}.',
    revoked: 'Dieser Download ist nicht mehr verfügbar, weil die Bestellung erstattet oder storniert wurde.',
    expired:
      'Dieser Download-Link ist abgelaufen. Wenn Sie die Datei noch benötigen, schreiben Sie uns bitte an {email}.',
    used_up:
      'Sie haben diese Datei bereits so oft heruntergeladen, wie es möglich ist. Wenn Sie sie noch einmal benötigen, schreiben Sie uns bitte an {email}.',
    file_missing:
      'Diese Datei ist im Moment nicht verfügbar. Dieser Versuch wird nicht als Download gezählt. Bitte versuchen Sie es später noch einmal oder schreiben Sie uns an {email}.',
    too_many:
      'Über Ihren Internetanschluss wurden zu viele ungültige Download-Links aufgerufen. Bitte versuchen Sie es später noch einmal.',
    toShop: 'Zum Shop',
  },
  it: {
    title: 'Download non disponibile',
    unknown: "Questo link di download non esiste. Apri di nuovo il link dall'e-mail o dal tuo ordine.",
    requested: 'Il download è sospeso perché hai chiesto il rimborso. Se vuoi tenere il file, scrivici a {email}.',
    revoked: "Questo download non è più disponibile perché l'ordine è stato rimborsato o annullato.",
    expired: 'Questo link di download è scaduto. Se il file ti serve ancora, scrivici a {email}.',
    used_up: 'Hai raggiunto il numero massimo di download di questo file. Se ti serve di nuovo, scrivici a {email}.',
    file_missing:
      'Al momento questo file non è disponibile. Questo tentativo non viene conteggiato come download. Riprova più tardi o scrivici a {email}.',
    too_many: 'Dalla tua connessione sono stati aperti troppi link di download non validi. Riprova più tardi.',
    toShop: 'Vai al negozio',
  },
}
