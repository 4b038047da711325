import type { OrderRequestKind } from '@mantel/domain/order'
import type { Language } from '@mantel/domain/store'

export const requestMailKinds = ['received', 'accepted', 'refused'] as const
export type RequestMailKind = (typeof requestMailKinds)[number]

type RequestTexts = Record<RequestMailKind, { subject: string; lead: string; after: string[] }>

/** {…} is a placeholder: the order's number, the moment of the request, the refund. */
type RequestMailTexts = Record<OrderRequestKind, RequestTexts> & {
  receivedAt: string
  items: string
  refund: string
  answer: string
  toOrder: string
}

export const requestMailTexts: Record<Language, RequestMailTexts> = {
  en: {
    cancellation: {
      received: {
        subject: 'We’ve received your cancellation request for order {number}',
        lead: 'You’ve asked us to cancel your order {number}. We’ll check whether it can still be stopped and write to you again.',
        after: [],
      },
      accepted: {
        subject: 'Your order {number} has been cancelled',
        lead: 'We’ve cancelled the items below from your order {number}.',
        after: ['If you’ve already paid, we’re refunding you by the payment method you used.'],
      },
      refused: {
        subject: 'We couldn’t cancel your order {number}',
        lead: 'We’re sorry, but your order {number} can’t be cancelled any more.',
        after: ['You can still return your items within the period stated in our order confirmation.'],
      },
    },
    withdrawal: {
      received: {
        subject: 'We’ve registered your return for order {number}',
        lead: 'This email confirms that you’ve cancelled your purchase of the items below from your order {number}. Please keep it.',
        after: [
          'Please send back what you’ve already received without undue delay, at the latest 14 days from today. We’ll refund you at the latest 14 days after we’ve received the goods or you’ve shown us that you sent them.',
        ],
      },
      accepted: {
        subject: 'Your refund for order {number}',
        lead: 'We’re refunding you for the items below from your order {number}.',
        after: [
          'We use the payment method you used, and gift card balances are restored. It may take a few days to appear in your account.',
        ],
      },
      refused: {
        subject: 'Your return for order {number}',
        lead: 'We’re sorry, but we can’t accept the return of the items below from your order {number}.',
        after: [],
      },
    },
    receivedAt: 'Received on',
    items: 'Items',
    refund: 'Refund',
    answer: 'Our message',
    toOrder: 'View your order',
  },
  de: {
    cancellation: {
      received: {
        subject: 'Ihre Stornierungsanfrage zur Bestellung {number}',
        lead: 'Sie möchten Ihre Bestellung {number} stornieren. Wir prüfen, ob sie sich noch aufhalten lässt, und melden uns wieder.',
        after: [],
      },
      accepted: {
        subject: 'Ihre Bestellung {number} wurde storniert',
        lead: 'Wir haben die folgenden Artikel Ihrer Bestellung {number} storniert.',
        after: ['Falls Sie schon bezahlt haben, erstatten wir den Betrag über die ursprüngliche Zahlungsart.'],
      },
      refused: {
        subject: 'Ihre Bestellung {number} konnte nicht storniert werden',
        lead: 'Ihre Bestellung {number} lässt sich leider nicht mehr stornieren.',
        after: ['Sie können den Vertrag weiterhin innerhalb der Frist widerrufen, die in unserer Bestätigung steht.'],
      },
    },
    withdrawal: {
      received: {
        subject: 'Eingangsbestätigung: Ihr Widerruf zur Bestellung {number}',
        lead: 'Hiermit bestätigen wir, dass Sie den Vertrag über die folgenden Artikel Ihrer Bestellung {number} widerrufen haben. Bitte bewahren Sie diese E-Mail auf.',
        after: [
          'Bitte senden Sie bereits erhaltene Ware unverzüglich zurück, spätestens binnen 14 Tagen ab heute. Wir erstatten den Betrag spätestens 14 Tage, nachdem wir die Ware erhalten haben oder Sie die Rücksendung nachgewiesen haben.',
        ],
      },
      accepted: {
        subject: 'Ihre Erstattung zur Bestellung {number}',
        lead: 'Wir erstatten Ihnen die folgenden Artikel Ihrer Bestellung {number}.',
        after: [
          'Wir verwenden die ursprüngliche Zahlungsart; Geschenkkartenguthaben schreiben wir wieder gut. Es kann einige Tage dauern, bis der Betrag auf Ihrem Konto erscheint.',
        ],
      },
      refused: {
        subject: 'Ihr Widerruf zur Bestellung {number}',
        lead: 'Ihren Widerruf zu den folgenden Artikeln Ihrer Bestellung {number} können wir leider nicht annehmen.',
        after: [],
      },
    },
    receivedAt: 'Eingegangen am',
    items: 'Artikel',
    refund: 'Erstattung',
    answer: 'Unsere Nachricht',
    toOrder: 'Bestellung ansehen',
  },
  it: {
    cancellation: {
      received: {
        subject: 'Abbiamo ricevuto la richiesta di annullare l’ordine {number}',
        lead: 'Ci hai chiesto di annullare il tuo ordine {number}. Controlliamo se è ancora possibile fermarlo e ti scriviamo di nuovo.',
        after: [],
      },
      accepted: {
        subject: 'Il tuo ordine {number} è stato annullato',
        lead: 'Abbiamo annullato gli articoli seguenti del tuo ordine {number}.',
        after: ['Se hai già pagato, ti rimborsiamo con il metodo di pagamento che hai usato.'],
      },
      refused: {
        subject: 'Non è stato possibile annullare l’ordine {number}',
        lead: 'Ci dispiace, ma il tuo ordine {number} non può più essere annullato.',
        after: ['Puoi comunque recedere dal contratto entro il termine indicato nella nostra conferma.'],
      },
    },
    withdrawal: {
      received: {
        subject: 'Abbiamo ricevuto il tuo recesso dall’ordine {number}',
        lead: 'Questa e-mail conferma che hai esercitato il recesso per gli articoli seguenti del tuo ordine {number}. Conservala.',
        after: [
          'Restituisci senza indebito ritardo ciò che hai già ricevuto, al più tardi entro 14 giorni da oggi. Ti rimborsiamo al più tardi entro 14 giorni da quando riceviamo la merce o ci dimostri di averla spedita.',
        ],
      },
      accepted: {
        subject: 'Il rimborso del tuo ordine {number}',
        lead: 'Ti rimborsiamo gli articoli seguenti del tuo ordine {number}.',
        after: [
          'Usiamo il tuo metodo di pagamento e riaccreditiamo le carte regalo. L’importo può comparire sul tuo conto dopo qualche giorno.',
        ],
      },
      refused: {
        subject: 'Il tuo recesso dall’ordine {number}',
        lead: 'Ci dispiace, ma non possiamo accettare il recesso per gli articoli seguenti del tuo ordine {number}.',
        after: [],
      },
    },
    receivedAt: 'Ricevuto il',
    items: 'Articoli',
    refund: 'Rimborso',
    answer: 'Il nostro messaggio',
    toOrder: 'Vedi il tuo ordine',
  },
}
