import type { Post } from '../post.ts'

export const carePosts: readonly Post[] = [
  {
    key: 'caring-for-oak',
    title: 'Il rovere chiede poco',
    author: 'Pietro Savoldi',
    topics: ['care'],
    about: 'oak clock frame',
    scene: 'workshop',
    on: '02-16',
    yearsAgo: 0,
    short: 'Un panno asciutto, un cucchiaino d’olio all’anno e nessuno spray.',
    text: `
Prima di diventare la cassa del tuo orologio, il rovere è stato un albero per centocinquant’anni, sotto la grandine. Un po’ di polvere non lo impressiona.

Nelle settimane normali basta un panno di cotone, passato nel verso della venatura. Per le impronte lo stesso panno, strizzato in acqua tiepida con una goccia di detersivo per i piatti, e subito dopo uno asciutto.

## Una volta all’anno

Il nostro legno è oliato e non verniciato, perciò si può ravvivare. Fallo a fine inverno, quando i termosifoni hanno seccato l’aria: un cucchiaino di olio duro o di lino su uno straccio, uno strato sottile, un quarto d’ora di attesa, poi asciughi bene tutto quello che non è entrato. Ciò che resta in superficie diventa appiccicoso. Lo straccio stendilo ad asciugare all’aperto: appallottolato può prendere fuoco da solo.

## Piccoli guai

- *Un alone chiaro* lasciato da un bicchiere: olio e pazienza, di solito sparisce in una settimana.
- *Una macchia nera*: si sono incontrati ferro e acqua, e il tannino ne ha fatto inchiostro. Carta abrasiva fine, mano leggera, poi olio.
- *Il lucidante al silicone*: no, per favore. Brilla un giorno e non lascia più passare l’olio.

Con gli anni diventa dorato, poi bruno. Se non ti piace, sposta la cornice ogni primavera. A noi piace, e la lasciamo dov’è.
`,
  },
  {
    key: 'packing-glass',
    title: 'Come si spedisce un vetro',
    author: 'Pietro Savoldi',
    topics: ['care'],
    about: 'large framed print',
    scene: 'delivery',
    on: '11-12',
    yearsAgo: 0,
    short: 'Quattordici pacchi lanciati dalla rampa. Il più istruttivo è quello rotto.',
    text: `
L’autunno scorso abbiamo preso un quadro con il vetro, l’abbiamo imballato in quattordici modi diversi e ogni volta l’abbiamo fatto cadere dalla rampa: di piatto, di taglio, di spigolo. Ne sono usciti interi tredici.

Il vetro si rompe per due motivi: si piega, oppure qualcosa di duro tocca il suo bordo. Un buon pacco quindi è rigido, e quello che c’è dentro non arriva mai alla parete.

## Il metodo

1. Incolla sul vetro una stella di nastro di carta. Non evita la crepa, ma tiene le schegge lontane dall’immagine.
2. Metti a ogni angolo della cornice una protezione di cartone doppio. Vanno bene anche le scatole dei cereali.
3. Copri la faccia con un foglio rigido, grande quanto la cornice.
4. Avvolgi una volta in carta morbida e una volta in carta a nido d’ape.
5. Usa una scatola con cinque centimetri di margine per lato e riempi quel margine finché, scuotendola, non si muove nulla. Devi avere il coraggio di scuoterla.

Scrivi «vetro» su entrambe le facce. Serve davvero.

Il quattordicesimo aveva il doppio dell’imbottitura, tutta davanti e dietro. È caduto di taglio.

Se qualcosa di nostro ti arriva rotto, conserva la scatola e mandaci [due fotografie](page:contact): al resto pensiamo noi.
`,
  },
  {
    key: 'studio-hester-quill',
    title: 'Hester Quill, uno stelo e un vasetto',
    author: 'Caterina Bellandi',
    topics: ['studios'],
    about: 'Hester Quill botanical linocut',
    scene: 'studios',
    on: '04-25',
    yearsAgo: 0,
    short: 'Una mattina nell’Herefordshire, dove le erbacce hanno la luce migliore.',
    text: `
«Tieni questo» mi dice Hester Quill, e mi mette in mano un cardo.

Siamo nel capanno che lei chiama studio, in fondo a un giardino inglese lasciato palesemente libero di fare come crede. Sul banco ci sono un quadrato di linoleum bruno, tre sgorbie e un vasetto da marmellata. Nel vasetto sta il gemello del mio cardo. Ha tempo fino all’ora del tè.

Hester disegna direttamente sulla matrice, con il pennello, e sempre dal vero. «Una fotografia ha già deciso che cosa conta» spiega. «Io preferisco discutere con la pianta.»

## Togliere la luce

La linoleografia è una sottrazione: ciò che scavi resta bianco, ciò che lasci si stampa. Lei comincia dal fondo, a colpi brevi che seguono la crescita dello stelo, e fra un colpo e l’altro lascia in piedi piccole creste. Quasi tutti le ripuliscono. Per lei sono il rumore del lavoro.

Poi l’inchiostro, steso finché non sfrigola sotto il rullo, e un foglio umido strofinato con il dorso di un cucchiaio di legno. Era di sua madre, e da un lato è consumato.

La prima prova esce nera e stupita. Hester guarda il foglio, guarda il vasetto e toglie ancora una scheggia, lunga quanto un ciglio.

«Ecco» dice. «Adesso ha un posto dove andare.»
`,
  },
  {
    key: 'gifts-for-the-hard-to-please',
    title: 'Regali per chi ha già tutto',
    author: 'Caterina Bellandi',
    topics: ['seasons'],
    about: 'gift set',
    scene: 'gift-cards',
    on: '12-02',
    yearsAgo: 1,
    short: 'Non ha già tutto. Ha già tutto quello che viene in mente subito.',
    text: `
C’è uno zio così in ogni famiglia. Quello che desidera se lo compra, a quello che riceve dice «non dovevi», e lo pensa. Eppure il 25 dicembre qualcosa bisogna pur mettergli in mano.

In tanti anni dietro al banco abbiamo visto che certe idee funzionano quasi sempre.

## Restituiscigli qualcosa

Cerca una vecchia fotografia che non vede da decenni, chiedendola a una sorella o a un compagno di scuola. Fanne fare una buona copia e mettila in una cornice degna. Costa come una sciarpa e nessuno l’ha mai cambiata.

## Migliora una cosa noiosa

La sveglia sul suo comodino è brutta. L’orologio della cucina va indietro di quattro minuti dal 2009. Quello che funziona ancora non lo si sostituisce da soli, così penserà a te ogni mattina alle sette meno dieci.

## Togligli un pensiero

Una parete vuota è una decisione rimandata. Un quadro già incorniciato, con il gancio nella scatola e un tuo pomeriggio per appenderlo, è una decisione presa.

## Arrenditi con eleganza

Se proprio non sai, [una carta regalo](page:gift-cards) non offende nessuno, purché arrivi dentro un biglietto vero con una frase vera: «Avevo pensato agli aironi, ma forse tu preferisci l’orologio». A quel punto è come essere andati per negozi insieme.
`,
  },
]
