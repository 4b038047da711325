import type { Post } from '../post.ts'

export const clockPosts: readonly Post[] = [
  {
    key: 'choosing-a-clock',
    title: 'Scegliere un orologio che resta',
    author: 'Pietro Savoldi',
    topics: ['clocks'],
    about: 'wall clock',
    scene: 'wall-clocks',
    on: '10-19',
    yearsAgo: 0,
    short: 'Quattro domande da farti prima di innamorarti di un quadrante.',
    text: `
Un orologio si compra con gli occhi e si tiene con le orecchie. Per questo, prima di guardare i quadranti, siediti nella stanza dove dovrà stare e prova a rispondere a quattro domande.

*Da dove lo leggerai?* Il diametro giusto è circa un decimo della distanza. Per una cucina di tre metri servono 30 cm, dal cuscino ne bastano dieci.

*Il ticchettio ti fa compagnia o ti tiene sveglio?* La lancetta continua scorre in silenzio, quella a scatti fa clic ogni secondo. Un orologio meccanico ticchetta sul serio, e non c’è verso di spegnerlo.

*Chi se ne occuperà?* Il quarzo chiede una pila ogni anno o due. Quello radiocontrollato non chiede niente, se il segnale arriva. L’otto giorni vuole essere caricato una volta alla settimana, e in cambio diventa una di quelle abitudini a cui ci si affeziona.

*Che cosa c’è già sulla parete?* I numeri sono anche un disegno. In mezzo a tanti quadri scegli le tacche, oppure un quadrante vuoto; su un muro spoglio i numeri romani bastano da soli.

## E adesso innamorati

Controlla soltanto che le due lancette siano ben diverse e che tu sappia distinguere le quattro meno venti dalle quattro e venti senza occhiali. Molti orologi bellissimi non passano l’esame.

I [nostri](category:clocks) restano una settimana sul banco di prova prima di partire.
`,
  },
  {
    key: 'quartz-or-mechanical',
    title: 'Quarzo o carica: che cosa batte là dentro',
    author: 'Pietro Savoldi',
    topics: ['clocks'],
    about: 'eight-day mantel clock',
    scene: 'clocks',
    on: '06-21',
    yearsAgo: 0,
    short: 'Tutti gli orologi fanno oscillare qualcosa e contano. Cambia solo che cosa.',
    text: `
Si racconta che Galileo, annoiato durante una funzione nel duomo di Pisa, si mise a misurare con il proprio polso le oscillazioni di un lampadario. Vera o no, la storia contiene già tutto: un orologio è una cosa che oscilla e qualcuno che conta.

In quello meccanico oscilla un pendolo o un bilanciere. La spinta viene da una molla, e a ogni oscillazione una piccola àncora lascia passare un dente della ruota: il tic è quello. Un buon movimento sbaglia di un minuto alla settimana e lo si corregge quando lo si carica.

In quello al quarzo vibra un cristallo minuscolo, a forma di diapason, 32.768 volte al secondo. Il numero sembra scelto a caso, ma se lo dividi a metà quindici volte ottieni uno, e dividere a metà è ciò che un chip sa fare meglio.

Quello radiocontrollato è un quarzo modesto: di notte chiede l’ora a un trasmettitore lontano e si corregge.

## Quale per te?

Se vuoi sapere che ore sono, il quarzo. Se vuoi una presenza nella stanza, la carica. Ha bisogno di te, d’inverno è di cattivo umore, e fra cent’anni qualcuno potrà ancora ripararla con un cacciavite e una goccia d’olio.

Noi vendiamo nove orologi al quarzo per ogni meccanico. Le lettere d’amore, però, parlano sempre di quell’uno.
`,
  },
  {
    key: 'carriage-clocks',
    title: 'L’orologio con la maniglia',
    author: 'Caterina Bellandi',
    topics: ['clocks', 'studios'],
    about: 'carriage clock brass',
    scene: 'mantel-clocks',
    on: '02-05',
    yearsAgo: 1,
    short: 'Nato per la carrozza, finito sul camino: una breve storia di viaggio.',
    text: `
Due secoli fa chi partiva in carrozza lasciava a casa l’ora esatta. Il pendolo non sopporta le buche, e così di locanda in locanda ci si accontentava dell’opinione dell’oste.

La soluzione arrivò da Parigi. Nei primi anni dell’Ottocento Abraham-Louis Breguet costruì per generali e banchieri piccoli orologi governati da un bilanciere: si potevano inclinare, scuotere, portare in salita. Costavano quanto una casa, e infatti li comprava chi di case ne aveva parecchie.

Una generazione dopo, le botteghe parigine impararono a farli in serie. Cassa d’ottone, vetri molati su ogni lato, quadrante di smalto bianco, una finestrella in alto per vedere battere il bilanciere, e una maniglia. Viaggiavano in una custodia di cuoio con lo sportello scorrevole, per leggere l’ora senza disfare il bagaglio.

## Fine del viaggio

Poi il treno mise un orologio in ogni stazione e la carrozza andò in pensione. Il suo orologio traslocò sulla mensola del camino, spesso come regalo dopo trent’anni di servizio.

A noi piace pensarlo ancora in giro: sul comodino, sulla scrivania, in quella nicchia stretta dove non sta nient’altro. Quelli di Harrow & Bell nascono nello Shropshire, con otto giorni di carica. La maniglia c’è ancora. Non si sa mai.
`,
  },
  {
    key: 'kitchen-clock',
    title: 'L’orologio, la moka e i tre minuti',
    author: 'Caterina Bellandi',
    topics: ['clocks'],
    about: 'kitchen clock',
    scene: 'wall-clocks',
    on: '03-11',
    yearsAgo: 0,
    short: 'In cucina il tempo si misura in caffè. Consigli per un orologio con una vita dura.',
    text: `
In ogni casa c’è un orologio che comanda, e di solito sta in cucina. Decide quando si butta la pasta, se si fa in tempo per un secondo caffè e a che ora, precisamente, siamo in ritardo.

Non ha una vita facile. Il vapore gli entra sotto il vetro, l’unto gli si posa addosso, la farina arriva ovunque. Sceglilo quindi con la cassa d’acciaio o verniciata, da pulire con uno straccio umido, e con i numeri grandi: qualcuno ci imparerà a leggere le ore, a tavola, con la bocca piena.

## Dove metterlo

Lontano dai fornelli, e mai sopra la moka. Il posto migliore è di fronte alla porta, così chi esce lo vede senza fermarsi.

## Che cosa deve avere

- La corona dei minuti: sessanta tacche, perché in cucina tre minuti sono una quantità.
- La lancetta dei secondi, utile per l’uovo alla coque e per le discussioni.
- Un vetro davanti al quadrante. Quelli aperti sono belli in salotto.
- Un movimento silenzioso, se cucina e soggiorno sono la stessa stanza.

I nostri portano nomi di dolci inglesi: Bakewell, Parkin, Garibaldi. L’ultimo, nonostante il nome, è un biscotto con l’uvetta. Di quel che ne pensano a Caprera non sappiamo nulla.
`,
  },
]
