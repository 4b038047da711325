import type { Page } from '../page.ts'

export const companyPages: readonly Page[] = [
  {
    key: 'about-us',
    slug: 'about-us',
    title: 'Chi siamo',
    heading: 'Le cose che stanno sul camino',
    description: 'Chi siamo, che cosa vendiamo e perché proprio queste quattro cose.',
    text: `
Un orologio che ticchetta. Un quadro appoggiato. Una fotografia in cornice. Un biglietto mandato da qualcuno. Su quasi tutti i camini ci sono queste quattro cose, e chi non ha il camino le mette sulla credenza. Noi ne abbiamo fatto un negozio.

All’inizio c’era uno scaffale solo: sei orologi di Harrow & Bell e una fila di cardi di Hester Quill. La gente entrava per gli orologi e usciva con i cardi. Dopo un po’ abbiamo smesso di stupirci e comprato un secondo scaffale.

Oggi gli studi sono una ventina e i laboratori una dozzina, fra l’Inghilterra, la Scozia e la Foresta Nera. Li conosciamo tutti e ne parliamo nel [nostro magazine](route:blog). Le stampe nascono da noi, quando le ordini. Ogni orologio resta una settimana in prova. I biglietti dentro sono bianchi, perché che cosa dire lo sai meglio tu.

## A che cosa teniamo

- Vendere cose che si possono riparare, e ripararle.
- Misure vere, colori veri, date oneste.
- Imballare senza plastica.
- Rispondere alle lettere.

## Che cos’è davvero

Mantel è un negozio di esempio e mostra che cosa sa fare il suo software. Le persone sono inventate, le immagini le ha disegnate un programma, e niente di quello che ordini verrà spedito. Speriamo che ti piacerebbe anche se esistesse.
`,
  },
]
