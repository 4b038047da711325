import type { Language } from '@mantel/domain/store'

type Texts = { subject: string; lead: string; action: string; note: string }
/** stop: the link that ends the alert. */
type Confirmation = Texts & { stop: string }

/** {name} is the product, {shop} the shop's name. */
export const alertMailTexts: Record<Language, { confirmation: Confirmation; back: Texts }> = {
  en: {
    confirmation: {
      subject: 'Please confirm your stock alert',
      lead: 'Would you like an email when “{name}” is back in stock? Please confirm your email address.',
      action: 'Confirm stock alert',
      note: 'If you did not ask for this, please ignore this email: you will not hear from us again.',
      stop: 'Changed your mind? End the stock alert',
    },
    back: {
      subject: 'Back in stock: {name}',
      lead: 'Good news: “{name}” is back in stock.',
      action: 'View product',
      note: 'We can’t reserve it for you, so it may sell out again. This was the only email of this stock alert.',
    },
  },
  de: {
    confirmation: {
      subject: 'Bitte bestätigen Sie Ihre Benachrichtigung',
      lead: 'Möchten Sie eine E-Mail erhalten, sobald „{name}“ wieder verfügbar ist? Bitte bestätigen Sie Ihre E-Mail-Adresse.',
      action: 'Benachrichtigung bestätigen',
      note: 'Wenn Sie das nicht angefordert haben, ignorieren Sie bitte diese E-Mail: Sie hören dann nichts mehr von uns.',
      stop: 'Doch nicht? Benachrichtigung beenden',
    },
    back: {
      subject: 'Wieder verfügbar: {name}',
      lead: 'Gute Nachrichten: „{name}“ ist wieder verfügbar.',
      action: 'Artikel ansehen',
      note: 'Wir können den Artikel nicht für Sie reservieren, er kann also wieder ausverkauft sein. Dies war die einzige E-Mail zu dieser Benachrichtigung.',
    },
  },
  it: {
    confirmation: {
      subject: 'Conferma il tuo avviso di disponibilità',
      lead: 'Vuoi ricevere un’e-mail quando “{name}” torna disponibile? Conferma il tuo indirizzo e-mail.',
      action: 'Conferma l’avviso',
      note: 'Se non l’hai richiesto tu, ignora questa e-mail: non riceverai altri messaggi.',
      stop: 'Hai cambiato idea? Annulla l’avviso',
    },
    back: {
      subject: 'Di nuovo disponibile: {name}',
      lead: 'Buone notizie: “{name}” è di nuovo disponibile.',
      action: 'Vedi prodotto',
      note: 'Non possiamo riservarlo per te, quindi potrebbe esaurirsi di nuovo. Questa era l’unica e-mail di questo avviso.',
    },
  },
}
