import type { Page } from '../page.ts'

export const orderPages: readonly Page[] = [
  {
    key: 'help',
    slug: 'aiuto',
    title: 'Aiuto',
    heading: 'Come possiamo aiutarti?',
    description: 'Consegna, resi, carte regalo e contatti: le risposte brevi.',
    text: `
Quasi tutte le domande hanno una risposta breve. Ecco quelle di ogni giorno.

## Dov’è il mio ordine?

Nel [tuo account](route:my-account) vedi se è in lavorazione, imballato o in viaggio. Senza account puoi [seguire il tuo ordine](route:order-tracking) con il numero d’ordine e il tuo indirizzo e-mail. Le stampe si fanno su ordinazione e richiedono due o tre giorni lavorativi; orologi, cornici e biglietti partono di solito il giorno dopo. Trovi i dettagli alla pagina [consegna](page:delivery).

## Posso ripensarci?

Sì, entro 14 giorni da quando lo ricevi. Come si fa è scritto in [recesso e resi](page:returns).

## È arrivato qualcosa di rotto

Ci dispiace. Conserva l’imballo, fai due fotografie e [scrivici](page:contact): per ora non devi rispedire niente.

## Che misura scelgo?

Nella [guida alle misure](page:size-guide) ci sono i centimetri e qualche regola, nelle [istruzioni per la cura](page:care-guides) tutto quello che viene dopo.

## Ho una carta regalo

Inserisci il codice nel carrello, sotto il totale. Quello che avanza resta sulla [carta](page:gift-cards).
`,
  },
  {
    key: 'delivery',
    slug: 'consegna',
    title: 'Consegna',
    description: 'Quanto costa la consegna, quanto dura e che cosa succede se non sei in casa.',
    text: `
Spediamo con corriere in {countries}. Ogni ordine costa {shipping} di spedizione, IVA compresa, qualunque cosa contenga. Le carte regalo e le opere da stampare arrivano per e-mail e non hanno spese.

## I tempi

- Orologi, cornici e biglietti disponibili: imballati il giorno lavorativo successivo, poi quattro o cinque giorni di viaggio.
- Stampe e tele: due o tre giorni lavorativi per realizzarle, poi lo stesso.
- Stampe incorniciate e incisioni: due giorni in più.
- Preordini: il mese è indicato nella pagina del prodotto.

Se nell’ordine ci sono cose diverse, parte tutto insieme quando è pronta l’ultima.

## Il giorno della consegna

Ti mandiamo un messaggio con il link per seguire il pacco. Se non ci sei, il corriere prova da un vicino o in un punto di ritiro e lascia un avviso. Per le cornici grandi serve una firma.

## L’imballo

Cartone, carta e nido d’ape. Per il vetro abbiamo fatto [un po’ di esperimenti](post:packing-glass).

Se il pacco ha più di cinque giorni lavorativi di ritardo, avvisaci: preferiamo cercarlo subito.
`,
  },
  {
    key: 'returns',
    slug: 'recesso-e-resi',
    title: 'Recesso e resi',
    heading: 'Hai cambiato idea?',
    description: 'Hai 14 giorni per recedere. Come restituire e quali sono le eccezioni.',
    text: `
Puoi recedere dal contratto entro 14 giorni senza dare spiegazioni. Il termine parte dal giorno in cui ricevi la merce, o l’ultimo pacco se sono più di uno. Basta una comunicazione chiara a [{email}](mailto:{email}) o per posta, inviata prima della scadenza.

## Che cosa fai tu

Rispedisci la merce entro 14 giorni dal recesso. Le spese del ritorno sono a tuo carico, a meno che qualcosa sia difettoso o sbagliato: in quel caso paghiamo noi.

## Che cosa facciamo noi

Rimborsiamo tutto quello che hai pagato, compresa la consegna standard, entro 14 giorni dal recesso e con lo stesso mezzo. Possiamo aspettare di aver ricevuto la merce o la prova che l’hai spedita. Rispondi di una diminuzione di valore soltanto se l’hai usata più di quanto serva per provarla.

## Le eccezioni

- gli oggetti fatti su misura o personalizzati, come gli orologi incisi
- le opere da stampare, se hai chiesto di scaricarle subito e hai accettato di perdere così il diritto di recesso

I tuoi diritti di legge in caso di difetti restano intatti.

## Un modulo, se ti è comodo

> A {address}, {email}: con la presente comunico il recesso dal contratto di vendita dei seguenti beni: … Ordinati il / ricevuti il: … Nome: … Indirizzo: … Data: …

Questo è il testo di un negozio di esempio e non una consulenza legale.
`,
  },
  {
    key: 'gift-cards',
    slug: 'carte-regalo-info',
    title: 'Carte regalo',
    heading: 'Come funzionano le carte regalo',
    description: 'Scegliere l’importo, fissare il giorno, usare il codice.',
    text: `
La carta regalo arriva per e-mail, con le tue parole e un codice. Il disegno e l’importo li scegli tu, e anche il giorno.

## Per regalarla

1. Scegli il disegno e l’importo, oppure indicane uno tuo.
2. Scrivi i nomi e due righe. L’anteprima ti mostra come verrà.
3. Fissa il giorno. L’invio parte al mattino.

## Per usarla

Inserisci il codice nel carrello, sotto il totale. Puoi usare più carte insieme, anche con un codice sconto. Se avanza qualcosa resta sulla carta; se manca, paghi la differenza.

## Da sapere

- Vale cinque anni.
- Non si cambia in denaro e non serve a comprarne un’altra.
- L’IVA non si paga sulla carta, ma su quello che ci compri.
- Hai perso l’e-mail? [Scrivici](page:contact) e la rimandiamo allo stesso indirizzo.

Se non sai se è il regalo giusto, abbiamo [un’opinione in proposito](post:gifts-for-the-hard-to-please).
`,
  },
  {
    key: 'contact',
    slug: 'contacts',
    title: 'Contatti',
    heading: 'Scrivici, oppure chiama',
    description: 'Indirizzi, orari e tempi di risposta.',
    text: `
Risponde una persona, entro un giorno lavorativo. A dicembre ne servono due.

- E-mail: [{email}](mailto:{email})
- Telefono: {telephone}, dal lunedì al venerdì, dalle 10 alle 18
- Posta: {address}
- Oppure usa il modulo qui sotto

Se riguarda un ordine, indicaci il numero: è nella conferma e nel [tuo account](route:my-account). Se qualcosa è danneggiato, due fotografie valgono più di una pagina: una dell’oggetto, una del pacco.

Hai un negozio, un albergo, uno studio? Per i rivenditori c’è un sito a parte, con prezzi a parte. Scrivi a [trade@mantel.example](mailto:trade@mantel.example), anche in italiano.

Mantel è un negozio di esempio: l’indirizzo e il numero di telefono sono inventati.
`,
  },
]
