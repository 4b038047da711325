import type { Language } from '@mantel/domain/store'

/** {…} is a placeholder. */
type LinkTexts = { subject: string; lead: string; action: string; note: string }
type NewsletterMailTexts = {
  confirm: LinkTexts
  welcome: { subject: string; lead: string; coupon: string; couponLead: string; couponNote: string; leave: string }
  left: LinkTexts
}

export const newsletterMailTexts: Record<Language, NewsletterMailTexts> = {
  en: {
    confirm: {
      subject: 'Please confirm your newsletter subscription',
      lead: 'Someone signed up for the {shop} newsletter with this email address. If it was you, please confirm your subscription.',
      action: 'Confirm subscription',
      note: 'If you didn’t ask for this, please ignore this email. You won’t get the newsletter.',
    },
    welcome: {
      subject: 'You’re subscribed to our newsletter',
      lead: 'Thank you for subscribing to the {shop} newsletter. It comes once a month.',
      coupon: 'Your {percent}% welcome code for {shop}',
      couponLead: 'Thank you for subscribing. With the code {code} you save {percent}% on one order.',
      couponNote: 'The code works once, for 90 days.',
      leave: 'Unsubscribe',
    },
    left: {
      subject: 'You’ve been unsubscribed from our newsletter',
      lead: 'This email address won’t get the {shop} newsletter any more.',
      action: 'Subscribe again',
      note: 'If you unsubscribed yourself, there’s nothing more to do.',
    },
  },
  de: {
    confirm: {
      subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
      lead: 'Diese E-Mail-Adresse wurde für den Newsletter von {shop} eingetragen. Falls Sie das waren, bestätigen Sie bitte die Anmeldung.',
      action: 'Anmeldung bestätigen',
      note: 'Falls Sie sich nicht angemeldet haben, ignorieren Sie diese E-Mail bitte. Sie erhalten dann keinen Newsletter.',
    },
    welcome: {
      subject: 'Sie sind für unseren Newsletter angemeldet',
      lead: 'Vielen Dank für Ihre Anmeldung zum Newsletter von {shop}. Er erscheint einmal im Monat.',
      coupon: 'Ihr Willkommensgutschein: {percent} % bei {shop}',
      couponLead: 'Vielen Dank für Ihre Anmeldung. Mit dem Code {code} sparen Sie {percent} % bei einer Bestellung.',
      couponNote: 'Der Code gilt einmal, 90 Tage lang.',
      leave: 'Abmelden',
    },
    left: {
      subject: 'Sie wurden vom Newsletter abgemeldet',
      lead: 'Diese E-Mail-Adresse erhält den Newsletter von {shop} nicht mehr.',
      action: 'Wieder anmelden',
      note: 'Falls Sie sich selbst abgemeldet haben, müssen Sie nichts weiter tun.',
    },
  },
  it: {
    confirm: {
      subject: 'Conferma la tua iscrizione alla newsletter',
      lead: 'Questo indirizzo e-mail è stato inserito per la newsletter di {shop}. Se sei stato tu, conferma l’iscrizione.',
      action: 'Conferma l’iscrizione',
      note: 'Se non l’hai richiesta, ignora questa e-mail: non riceverai la newsletter.',
    },
    welcome: {
      subject: 'Sei iscritto alla nostra newsletter',
      lead: 'Grazie per esserti iscritto alla newsletter di {shop}. Esce una volta al mese.',
      coupon: 'Il tuo codice di benvenuto: {percent}% da {shop}',
      couponLead: 'Grazie per l’iscrizione. Con il codice {code} risparmi il {percent}% su un ordine.',
      couponNote: 'Il codice vale una volta, per 90 giorni.',
      leave: 'Annulla l’iscrizione',
    },
    left: {
      subject: 'La tua iscrizione alla newsletter è stata annullata',
      lead: 'Questo indirizzo e-mail non riceverà più la newsletter di {shop}.',
      action: 'Iscriviti di nuovo',
      note: 'Se l’hai annullata tu, non devi fare altro.',
    },
  },
}
