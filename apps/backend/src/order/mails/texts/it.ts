import type { OrderMailTexts } from '../order-mail-texts.ts'

export const it: OrderMailTexts = {
  orders: {
    confirmation: {
      subject: 'Il tuo ordine {number} su {shop}',
      heading: 'Grazie per il tuo ordine',
      lead: 'Abbiamo ricevuto il tuo ordine {number} e lo stiamo preparando. Questa e-mail conferma il contratto: conservala.',
    },
    shipped: {
      subject: 'Il tuo ordine {number} è in viaggio',
      heading: 'Il tuo ordine è in viaggio',
      lead: 'Abbiamo affidato il tuo ordine {number} al corriere.',
    },
    cancelled: {
      subject: 'Il tuo ordine {number} è stato annullato',
      heading: 'Il tuo ordine è stato annullato',
      lead: 'Il tuo ordine {number} è stato annullato. Il saldo delle carte regalo usate è stato ripristinato e non ci saranno altri addebiti.',
    },
    refunded: {
      subject: 'Il rimborso del tuo ordine {number}',
      heading: 'Il tuo rimborso è in arrivo',
      lead: 'Abbiamo rimborsato il tuo ordine {number} con lo stesso metodo di pagamento. Potrebbero volerci alcuni giorni prima che l’importo compaia sul tuo conto.',
    },
  },
  yourOrder: 'Il tuo ordine',
  partlyShipped: {
    subject: 'Una parte del tuo ordine {number} è in viaggio',
    heading: 'Una parte del tuo ordine è in viaggio',
    lead: 'Abbiamo affidato al corriere una parte del tuo ordine {number}. Il resto segue con un altro pacco.',
  },
  parcel: {
    contents: 'In questo pacco',
    carrier: 'Corriere',
    trackingNumber: 'Numero di spedizione',
    track: 'Segui il pacco',
  },
  toOrder: 'Vedi ordine e fattura',
  withdrawal: {
    heading: 'Il tuo diritto di recesso',
    paragraphs: [
      'Hai il diritto di recedere dal contratto, senza indicarne le ragioni, entro 14 giorni. Il periodo di recesso scade dopo 14 giorni dal giorno in cui tu, o un terzo da te indicato e diverso dal vettore, acquisite il possesso fisico dell’ultimo bene. Per servizi e carte regalo decorre dal giorno dell’ordine.',
      'Per esercitare il diritto di recesso informaci ({name}, {address}, e-mail {email}, telefono {telephone}) della tua decisione con una dichiarazione esplicita, ad esempio una lettera, un’e-mail o il pulsante «Recedi dal contratto» nella pagina del tuo ordine, che si apre con il link qui sopra. Puoi usare il modulo qui sotto, ma non è obbligatorio. Per rispettare il termine basta inviare la comunicazione prima che il periodo di recesso scada.',
      'Se recedi, ti rimborsiamo tutti i pagamenti ricevuti, compresi i costi di consegna (tranne i costi supplementari se hai scelto una consegna diversa da quella standard meno costosa che offriamo), senza indebito ritardo e in ogni caso entro 14 giorni dal giorno in cui abbiamo ricevuto i beni o hai dimostrato di averli rispediti, se precedente. Usiamo lo stesso mezzo di pagamento, senza alcun costo per te.',
      'Rispedisci i beni all’indirizzo indicato sopra senza indebiti ritardi e in ogni caso entro 14 giorni dal giorno in cui ci hai comunicato il recesso. I costi diretti della restituzione sono a tuo carico. Rispondi solo della diminuzione del valore dei beni che deriva da una manipolazione diversa da quella necessaria per stabilirne natura, caratteristiche e funzionamento.',
      'Il diritto di recesso è escluso per i beni confezionati su misura o chiaramente personalizzati, ad esempio con incisione, e per i download una volta iniziati con il tuo consenso espresso. Resta ferma la garanzia legale di conformità.',
    ],
    formHeading: 'Modulo di recesso (solo se desideri recedere)',
    form: [
      'A {name}, {address}, {email}:',
      'Con la presente io/noi notifico/notifichiamo il recesso dal mio/nostro contratto di vendita dei seguenti beni / servizi:',
      'Ordinato il / ricevuto il:',
      'Numero d’ordine: {number}',
      'Nome del/dei consumatore/i:',
      'Indirizzo del/dei consumatore/i:',
      'Firma (solo su carta), data:',
    ],
  },
  sentTo: 'Ricevi questa e-mail per l’ordine {number} su {shop}.',
}
