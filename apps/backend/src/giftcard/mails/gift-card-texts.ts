import type { Language } from '@mantel/domain/store'

/** {…} is a placeholder. */
type GiftCardTexts = {
  subject: string
  heading: string
  lead: string
  code: string
  value: string
  howTo: string
  from: string
  print: string
  validFor: string
  validUntil: string
}

export const giftCardTexts: Record<Language, GiftCardTexts> = {
  en: {
    subject: '{sender} sent you a gift card for {shop}',
    heading: 'A gift card for you',
    lead: '{sender} has sent you a gift card for {shop}.',
    code: 'Your code',
    value: 'Value',
    howTo:
      'Enter the code in your cart or at checkout. Any balance left stays on the card. Anyone with the code can use it, so please keep it safe.',
    from: 'From {sender}',
    print: 'Print your gift card',
    validFor: 'You can use this card at {shop}.',
    validUntil: 'Valid until {date}.',
  },
  de: {
    subject: '{sender} schenkt Ihnen eine Geschenkkarte von {shop}',
    heading: 'Eine Geschenkkarte für Sie',
    lead: '{sender} hat für Sie eine Geschenkkarte von {shop} ausgesucht.',
    code: 'Ihr Code',
    value: 'Wert',
    howTo:
      'Geben Sie den Code im Warenkorb oder an der Kasse ein. Restguthaben bleibt auf der Karte. Jeder, der den Code kennt, kann ihn einlösen. Bitte bewahren Sie ihn sicher auf.',
    from: 'Von {sender}',
    print: 'Geschenkkarte ausdrucken',
    validFor: 'Einlösbar bei {shop}.',
    validUntil: 'Gültig bis {date}.',
  },
  it: {
    subject: '{sender} ti ha inviato una carta regalo di {shop}',
    heading: 'Una carta regalo per te',
    lead: '{sender} ha scelto per te una carta regalo di {shop}.',
    code: 'Il tuo codice',
    value: 'Valore',
    howTo:
      'Inserisci il codice nel carrello o alla cassa. Il saldo residuo resta sulla carta. Chiunque abbia il codice può usarlo: conservalo con cura.',
    from: 'Da {sender}',
    print: 'Stampa la carta regalo',
    validFor: 'Puoi usare questa carta su {shop}.',
    validUntil: 'Valida fino al {date}.',
  },
}
