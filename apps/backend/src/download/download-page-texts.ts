import type { Language } from '@mantel/domain/store'
import type { PageProblem } from './download-page.ts'

/** {email} is a placeholder. */
export const downloadPageTexts: Record<Language, Record<PageProblem | 'title' | 'toShop', string>> = {
  en: {
    title: 'Download not available',
    unknown: "This download link doesn't exist. Please open the link from your email or your order again.",
    requested:
      "You've asked for a refund of this item, so it can't be downloaded at the moment. If you'd like to keep it, please contact us at {email}.",
    revoked: 'This download is no longer available because the order was refunded or cancelled.',
    expired: 'This download link has expired. Please contact us at {email} if you still need the file.',
    used_up: 'You have used all downloads of this file. Please contact us at {email} if you need it again.',
    file_missing:
      "We can't find this file at the moment. Your download has not been counted. Please try again later or contact us at {email}.",
    too_many: 'Too many download links that do not exist were opened from your connection. Please try again later.',
    toShop: 'Go to the shop',
  },
  de: {
    title: 'Download nicht verfügbar',
    unknown:
      'Diesen Download-Link gibt es nicht. Bitte öffnen Sie den Link aus Ihrer E-Mail oder Ihrer Bestellung noch einmal.',
    requested:
      'Sie haben eine Erstattung für diesen Artikel beantragt. Deshalb kann er im Moment nicht heruntergeladen werden. Wenn Sie ihn behalten möchten, schreiben Sie uns bitte an {email}.',
    revoked: 'Dieser Download ist nicht mehr verfügbar, weil die Bestellung erstattet oder storniert wurde.',
    expired:
      'Dieser Download-Link ist abgelaufen. Wenn Sie die Datei noch benötigen, schreiben Sie uns bitte an {email}.',
    used_up:
      'Sie haben alle Downloads dieser Datei verbraucht. Wenn Sie sie noch einmal benötigen, schreiben Sie uns bitte an {email}.',
    file_missing:
      'Diese Datei ist im Moment nicht verfügbar. Ihr Download wurde nicht gezählt. Bitte versuchen Sie es später noch einmal oder schreiben Sie uns an {email}.',
    too_many:
      'Über Ihren Anschluss wurden zu viele Download-Links aufgerufen, die es nicht gibt. Bitte versuchen Sie es später noch einmal.',
    toShop: 'Zum Shop',
  },
  it: {
    title: 'Download non disponibile',
    unknown: "Questo link di download non esiste. Apri di nuovo il link dall'e-mail o dal tuo ordine.",
    requested:
      'Hai chiesto il rimborso di questo articolo, quindi al momento non si può scaricare. Se vuoi tenerlo, scrivici a {email}.',
    revoked: "Questo download non è più disponibile perché l'ordine è stato rimborsato o annullato.",
    expired: 'Questo link di download è scaduto. Se il file ti serve ancora, scrivici a {email}.',
    used_up: 'Hai esaurito i download di questo file. Se ti serve di nuovo, scrivici a {email}.',
    file_missing:
      'Al momento questo file non è disponibile. Il download non è stato conteggiato. Riprova più tardi o scrivici a {email}.',
    too_many: 'Dalla tua connessione sono stati aperti troppi link di download inesistenti. Riprova più tardi.',
    toShop: 'Vai al negozio',
  },
}
