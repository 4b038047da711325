import type { Page } from '../page.ts'

export const legalPages: readonly Page[] = [
  {
    key: 'privacy',
    slug: 'privacy',
    title: 'Privacy',
    heading: 'Informativa sulla privacy',
    description: 'Quali dati conserviamo, perché, per quanto tempo e come farli cancellare.',
    text: `
Conserviamo il minor numero possibile di dati e solo per il tempo necessario. Questo è il testo di un negozio di esempio: fai verificare il tuo da un legale.

## Che cosa conserviamo, e perché

- *Ordini:* nome, indirizzi, contenuto. Servono per la consegna e restano finché lo chiede la legge fiscale.
- *Il tuo account:* e-mail, password in forma cifrata, rubrica e preferenze, finché non lo cancelli.
- *Newsletter:* il tuo indirizzo, finché non ti disiscrivi. Il link è in ogni numero.
- *Messaggi:* quello che ci scrivi, fino alla soluzione e per un anno ancora.
- *Recensioni:* il nome con cui firmi e il testo, finché vendiamo il prodotto.

I numeri delle carte vanno direttamente al servizio di pagamento. Noi non li vediamo.

## Sul tuo dispositivo

Carrello, lista dei desideri e accesso vengono salvati nel tuo browser, perché altrimenti il negozio non funzionerebbe. Gli strumenti che contano le visite o misurano la pubblicità si attivano solo con il tuo consenso, che puoi revocare in qualsiasi momento.

## I tuoi diritti

Puoi chiedere che dati abbiamo, farli correggere, trasferire o cancellare e opporti al loro uso. Scrivi a [{email}](mailto:{email}). Puoi anche rivolgerti all’autorità per la protezione dei dati.

Titolare: {address}.
`,
  },
  {
    key: 'terms',
    slug: 'condizioni-di-vendita',
    title: 'Condizioni di vendita',
    description: 'Ordini, prezzi, pagamento, consegna e garanzia in parole semplici.',
    text: `
Condizioni di esempio, brevi di proposito. Descrivono come lavora il negozio e non sono una consulenza legale.

## Ordini

I prodotti in negozio sono un invito all’acquisto. Il tuo ordine è una proposta, e il contratto si conclude quando lo confermiamo via e-mail. Se non possiamo spedire un articolo, ti avvisiamo e ti rimborsiamo subito.

## Prezzi

I prezzi sono in euro e comprendono l’IVA. Le spese di consegna si vedono nel carrello, prima di pagare. Un codice sconto vale per un ordine e non per le carte regalo.

## Pagamento

Con carta o tramite un servizio di pagamento, al momento dell’ordine.

## Consegna

In {countries}, come spiegato alla pagina [consegna](page:delivery). Finché la merce non ti arriva, il rischio è nostro.

## Recesso

Entro 14 giorni dal ricevimento: vedi [recesso e resi](page:returns).

## Garanzia

Valgono i diritti previsti dalla legge. Qualche laboratorio promette di più: Tickmore, per esempio, ripara gratis i suoi orologi per cinque anni.

## Immagini e testi

Le stampe sono per le tue pareti. I file da stampare li puoi usare per te quante volte vuoi, ma non cederli ad altri.

Se vivi in un altro paese, conservi la tutela che la sua legge ti dà come consumatore.
`,
  },
  {
    key: 'imprint',
    slug: 'note-legali',
    title: 'Note legali',
    description: 'I dati della società di questo negozio di esempio. Sono tutti inventati.',
    text: `
Questo è un negozio dimostrativo. La società indicata qui sotto non esiste, e i suoi numeri nemmeno.

## Società

{address}

Rappresentanti: Maud Ellery e Theo Banbury (inventati anche loro)

## Contatti

- E-mail: [{email}](mailto:{email})
- Telefono: {telephone}, un numero riservato alle storie
- Altro alla pagina [contatti](page:contact)

## Registro e imposte

- Registro delle imprese: {registration}
- Partita IVA: {vatId}

## Responsabile del magazine

Caterina Bellandi, allo stesso indirizzo.

## Immagini

Tutte le immagini sono state disegnate dal software di questo negozio. Gli artisti, i laboratori e gli autori nominati sono inventati.

## Avvertenza

Se con questo software gestisci un negozio vero, sostituisci questa pagina con i tuoi dati e con tutto quello che la legge del tuo paese ti chiede di indicare.
`,
  },
]
