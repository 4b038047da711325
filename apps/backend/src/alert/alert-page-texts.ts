import type { Language } from '@mantel/domain/store'

export type AlertPageState = 'confirm' | 'confirmed' | 'stop' | 'stopped' | 'unknown'

type Page = { title: string; text: string; button?: string }

export const alertPageTexts: Record<Language, Record<AlertPageState, Page> & { toShop: string }> = {
  en: {
    confirm: {
      title: 'Confirm your stock alert',
      text: 'We’ll send you one email when the product is back in stock.',
      button: 'Confirm stock alert',
    },
    confirmed: { title: 'Stock alert confirmed', text: 'We’ll send you one email when the product is back in stock.' },
    stop: {
      title: 'End your stock alert',
      text: 'You won’t get an email when the product is back in stock.',
      button: 'End stock alert',
    },
    stopped: { title: 'Stock alert ended', text: 'You won’t get an email about this product.' },
    unknown: { title: 'Stock alert not found', text: 'This stock alert has ended, or the link is incomplete.' },
    toShop: 'Go to the shop',
  },
  de: {
    confirm: {
      title: 'Benachrichtigung bestätigen',
      text: 'Wir senden Ihnen eine E-Mail, sobald der Artikel wieder verfügbar ist.',
      button: 'Benachrichtigung bestätigen',
    },
    confirmed: {
      title: 'Benachrichtigung bestätigt',
      text: 'Wir senden Ihnen eine E-Mail, sobald der Artikel wieder verfügbar ist.',
    },
    stop: {
      title: 'Benachrichtigung beenden',
      text: 'Sie erhalten dann keine E-Mail, wenn der Artikel wieder verfügbar ist.',
      button: 'Benachrichtigung beenden',
    },
    stopped: { title: 'Benachrichtigung beendet', text: 'Sie erhalten keine E-Mail zu diesem Artikel.' },
    unknown: {
      title: 'Benachrichtigung nicht gefunden',
      text: 'Diese Benachrichtigung ist beendet, oder der Link ist unvollständig.',
    },
    toShop: 'Zum Shop',
  },
  it: {
    confirm: {
      title: 'Conferma l’avviso di disponibilità',
      text: 'Ti invieremo un’e-mail quando il prodotto torna disponibile.',
      button: 'Conferma l’avviso',
    },
    confirmed: { title: 'Avviso confermato', text: 'Ti invieremo un’e-mail quando il prodotto torna disponibile.' },
    stop: {
      title: 'Annulla l’avviso di disponibilità',
      text: 'Non riceverai un’e-mail quando il prodotto torna disponibile.',
      button: 'Annulla l’avviso',
    },
    stopped: { title: 'Avviso annullato', text: 'Non riceverai e-mail su questo prodotto.' },
    unknown: { title: 'Avviso non trovato', text: 'Questo avviso è terminato oppure il link è incompleto.' },
    toShop: 'Vai al negozio',
  },
}
