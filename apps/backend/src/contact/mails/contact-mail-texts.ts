import type { MailFormField } from '@mantel/domain/contact'
import type { Language } from '@mantel/domain/store'

/** {…} is a placeholder. */
type ContactMailTexts = {
  message: { from: string }
  confirmation: { subject: string; contact: string; catalogue: string; meeting: string; ignore: string }
}

export const contactMailTexts: Record<Language, ContactMailTexts> = {
  en: {
    message: { from: 'Message from {email} on {store}. Reply to this email to answer.' },
    confirmation: {
      subject: 'We’ve received your message',
      contact: 'Thank you for writing to {shop}. We usually answer within one working day.',
      catalogue: 'Thank you for asking for the {shop} catalogue. It will be in the post within two working days.',
      meeting: 'Thank you for asking to meet {shop}. We’ll suggest a time within one working day.',
      ignore: 'If you didn’t write to us, somebody entered your address by mistake. You can ignore this email.',
    },
  },
  de: {
    message: { from: 'Nachricht von {email} über {store}. Antworten Sie einfach auf diese E-Mail.' },
    confirmation: {
      subject: 'Wir haben Ihre Nachricht erhalten',
      contact: 'Vielen Dank für Ihre Nachricht an {shop}. In der Regel antworten wir innerhalb eines Werktags.',
      catalogue:
        'Vielen Dank für Ihr Interesse am Katalog von {shop}. Wir geben ihn innerhalb von zwei Werktagen zur Post.',
      meeting:
        'Vielen Dank für Ihre Terminanfrage an {shop}. Wir schlagen Ihnen innerhalb eines Werktags einen Termin vor.',
      ignore:
        'Falls Sie uns nicht geschrieben haben, hat jemand versehentlich Ihre Adresse eingegeben. Dann können Sie diese E-Mail ignorieren.',
    },
  },
  it: {
    message: { from: 'Messaggio di {email} da {store}. Per rispondere basta rispondere a questa e-mail.' },
    confirmation: {
      subject: 'Abbiamo ricevuto il tuo messaggio',
      contact: 'Grazie per aver scritto a {shop}. Di solito rispondiamo entro un giorno lavorativo.',
      catalogue: 'Grazie per aver richiesto il catalogo di {shop}. Lo spediremo entro due giorni lavorativi.',
      meeting: 'Grazie per aver chiesto un incontro con {shop}. Ti proporremo una data entro un giorno lavorativo.',
      ignore: 'Se non ci hai scritto, qualcuno ha inserito il tuo indirizzo per errore: puoi ignorare questa e-mail.',
    },
  },
}

/**
 * Field labels in the mail to the shop, for forms sent without scripts. With scripts, the browser sends the labels shown on the
 * page.
 */
export const formLabels: Record<Language, Record<MailFormField, string>> = {
  en: {
    company: 'Company',
    name: 'Name',
    email: 'Email',
    telephone: 'Phone',
    orderNumber: 'Order number',
    address: 'Address',
    dates: 'Dates',
    message: 'Message',
  },
  de: {
    company: 'Firma',
    name: 'Name',
    email: 'E-Mail',
    telephone: 'Telefon',
    orderNumber: 'Bestellnummer',
    address: 'Anschrift',
    dates: 'Termine',
    message: 'Nachricht',
  },
  it: {
    company: 'Azienda',
    name: 'Nome',
    email: 'E-mail',
    telephone: 'Telefono',
    orderNumber: 'Numero d’ordine',
    address: 'Indirizzo',
    dates: 'Date',
    message: 'Messaggio',
  },
}
