import type { Translations } from '../../texts.ts'

type SetText = { code: string; name: Translations; lead: Translations }

/** Gift sets of a clock, a card and wrapping paper. Each part has alternatives; the first is the default. */
export const giftSetRows: readonly (SetText & { clocks: readonly string[]; cards: readonly string[] })[] = [
  {
    code: 'MORNING',
    clocks: ['CLK-EGREMONT', 'CLK-TYDEMAN', 'CLK-KIDD'],
    cards: ['CRD-MP-003', 'CRD-PS-004', 'CRD-PS-001'],
    name: ['Good Morning Gift Set', 'Geschenkset „Guten Morgen“', 'Set regalo «Buongiorno»'],
    lead: [
      'An alarm clock that wakes people kindly, with a birthday card to soften the blow.',
      'Ein Wecker, der freundlich weckt, und eine Geburtstagskarte, die den Schreck mildert.',
      'Una sveglia che chiama con gentilezza e un biglietto di compleanno per addolcire il colpo.',
    ],
  },
  {
    code: 'RETIREMENT',
    clocks: ['CLK-LANDAU', 'CLK-CURRICLE', 'CLK-BAROUCHE'],
    cards: ['CRD-LL-019', 'CRD-PS-020'],
    name: ['The Leaving Do Gift Set', 'Geschenkset „Zum Abschied“', 'Set regalo «Il congedo»'],
    lead: [
      'The whole office puts in, one person organises it: a carriage clock, a card everyone can sign, and paper.',
      'Das ganze Büro legt zusammen, eine Person kümmert sich: Reiseuhr, Karte für alle Unterschriften und Papier.',
      'Tutto l’ufficio partecipa, uno solo organizza: un orologio da viaggio, un biglietto per tutte le firme e la carta.',
    ],
  },
  {
    code: 'NEWHOME',
    clocks: ['CLK-BAKEWELL', 'CLK-FLORENTINE', 'CLK-MADEIRA'],
    cards: ['CRD-PS-015', 'CRD-MP-013'],
    name: ['First Kitchen Gift Set', 'Geschenkset „Die erste Küche“', 'Set regalo «La prima cucina»'],
    lead: [
      'A kitchen clock named after a bake, for people who have just unpacked the oven gloves.',
      'Eine nach einem Gebäck benannte Küchenuhr, für Leute, die gerade die Topflappen ausgepackt haben.',
      'Un orologio da cucina con il nome di un dolce, per chi ha appena tirato fuori le presine.',
    ],
  },
  {
    code: 'WEDDING',
    clocks: ['CLK-PEMBERTON', 'CLK-LYTTON', 'CLK-DARLINGTON'],
    cards: ['CRD-LL-009', 'CRD-MP-008', 'CRD-PS-010'],
    name: ['Wedding Morning Gift Set', 'Geschenkset „Hochzeitsmorgen“', 'Set regalo «Mattina di nozze»'],
    lead: [
      'A mantel clock for a shelf they do not have yet, and the good card to go with it.',
      'Eine Kaminuhr für ein Regal, das es noch nicht gibt, und die gute Karte dazu.',
      'Un orologio da camino per una mensola che ancora non c’è, e il biglietto buono per accompagnarlo.',
    ],
  },
  {
    code: 'STATION',
    clocks: ['CLK-PENZANCE', 'CLK-INVERNESS'],
    cards: ['CRD-PS-006', 'CRD-PS-018'],
    name: ['Never Late Again Gift Set', 'Geschenkset „Nie mehr zu spät“', 'Set regalo «Mai più in ritardo»'],
    lead: [
      'For the beloved person who has missed more trains than they have caught.',
      'Für den geliebten Menschen, der mehr Züge verpasst als erreicht hat.',
      'Per la persona amata che ha perso più treni di quanti ne abbia presi.',
    ],
  },
  {
    code: 'CHRISTMAS',
    clocks: ['CLK-LINDENTAL', 'CLK-BRUNNENTAL'],
    cards: ['CRD-LL-025', 'CRD-MP-021', 'CRD-PS-026'],
    name: ['Black Forest Christmas Set', 'Weihnachtsset „Schwarzwald“', 'Set di Natale «Foresta Nera»'],
    lead: [
      'A small cuckoo, a Christmas card and enough ribbon to catch the cat.',
      'Ein kleiner Kuckuck, eine Weihnachtskarte und genug Band, um die Katze zu fangen.',
      'Un piccolo cucù, un biglietto di Natale e nastro a sufficienza per far giocare il gatto.',
    ],
  },
]

/** Sets of pictures: alternatives for each position on the wall. */
export const gallerySetRows: readonly (SetText & { places: readonly (readonly string[])[] })[] = [
  {
    code: 'SEASIDE',
    places: [['ART-HAR-11', 'ART-CON-11'], ['ART-BRU-11'], ['ART-BRD-11', 'ART-WAV-11']],
    name: ['The Seaside Gallery Wall', 'Bilderwand „Am Meer“', 'Parete «Al mare»'],
    lead: [
      'Gulls, an outgoing tide and a puffin in a hurry: three prints that smell faintly of salt.',
      'Möwen, ablaufendes Wasser und ein eiliger Papageitaucher: drei Drucke, die ein wenig nach Salz riechen.',
      'Gabbiani, la marea che scende e una pulcinella di mare di corsa: tre stampe che sanno un po’ di sale.',
    ],
  },
  {
    code: 'NIGHT',
    places: [['ART-MON-11'], ['ART-STR-11'], ['ART-HIL-11', 'ART-COL-11']],
    name: ['The Night Sky Gallery Wall', 'Bilderwand „Nachthimmel“', 'Parete «Cielo notturno»'],
    lead: [
      'A crescent, a triangle of stars and still water underneath, for the wall opposite the bed.',
      'Eine Sichel, ein Dreieck aus Sternen und stilles Wasser darunter, für die Wand gegenüber dem Bett.',
      'Una falce di luna, un triangolo di stelle e l’acqua ferma sotto, per la parete di fronte al letto.',
    ],
  },
  {
    code: 'KITCHEN',
    places: [['ART-STL-11'], ['ART-CUT-11', 'ART-LET-11'], ['ART-LIN-11', 'ART-WOV-11']],
    name: ['The Kitchen Gallery Wall', 'Bilderwand „Küche“', 'Parete «Cucina»'],
    lead: [
      'The pantry shelf, a few windfalls and a tulip: good company while the pasta boils.',
      'Die Speisekammer, etwas Fallobst und eine Tulpe: gute Gesellschaft, während die Nudeln kochen.',
      'La dispensa, qualche frutto caduto e un tulipano: buona compagnia mentre bolle la pasta.',
    ],
  },
  {
    code: 'ABSTRACT',
    places: [['ART-COL-11'], ['ART-BAU-11', 'ART-LET-11'], ['ART-WOV-11', 'ART-BRU-11']],
    name: ['The Quiet Colour Gallery Wall', 'Bilderwand „Leise Farben“', 'Parete «Colori quieti»'],
    lead: [
      'Fields, forms and threads that argue with nobody, least of all the sofa.',
      'Flächen, Formen und Fäden, die sich mit niemandem streiten, am wenigsten mit dem Sofa.',
      'Campi, forme e fili che non litigano con nessuno, men che meno con il divano.',
    ],
  },
  {
    code: 'TRAVEL',
    places: [['ART-CTY-11'], ['ART-FAC-11', 'ART-HAR-11'], ['ART-CON-11', 'ART-HIL-11']],
    name: ['The Armchair Traveller Gallery Wall', 'Bilderwand „Reisen im Sessel“', 'Parete «Viaggi in poltrona»'],
    lead: [
      'A town that does not exist, an arcade in the shade and a lake of unknown depth.',
      'Eine Stadt, die es nicht gibt, Arkaden im Schatten und ein See von unbekannter Tiefe.',
      'Una città che non esiste, dei portici all’ombra e un lago di profondità ignota.',
    ],
  },
]

/** Grouped products: sold together, selected one by one. */
export const groupedRows: readonly (SetText & { parts: readonly string[]; kind: 'cards' | 'frames' | 'prints' })[] = [
  {
    code: 'CARDS-BIRTHDAY',
    kind: 'cards',
    parts: ['CRD-PS-001', 'CRD-PS-003', 'CRD-PS-004', 'CRD-MP-001', 'CRD-MP-003', 'CRD-MP-006'],
    name: [
      'The Birthday Drawer Card Set',
      'Kartenset „Geburtstagsschublade“',
      'Set di biglietti «Il cassetto dei compleanni»',
    ],
    lead: [
      'Six birthdays you will not forget, because the card is already in the drawer.',
      'Sechs Geburtstage, die niemand vergisst, weil die Karte schon in der Schublade liegt.',
      'Sei compleanni che non dimenticherai, perché il biglietto è già nel cassetto.',
    ],
  },
  {
    code: 'CARDS-THANKS',
    kind: 'cards',
    parts: ['CRD-PS-021', 'CRD-PS-022', 'CRD-MP-018', 'CRD-MP-019', 'CRD-LL-020', 'CRD-LL-021'],
    name: ['The Grateful Card Set', 'Kartenset „Danke“', 'Set di biglietti «Grazie a tutti»'],
    lead: [
      'For the week after any wedding, birth, move or large lunch.',
      'Für die Woche nach jeder Hochzeit, Geburt, jedem Umzug oder großen Essen.',
      'Per la settimana dopo un matrimonio, una nascita, un trasloco o un pranzo importante.',
    ],
  },
  {
    code: 'CARDS-LOVE',
    kind: 'cards',
    parts: ['CRD-PS-007', 'CRD-PS-013', 'CRD-MP-010', 'CRD-LL-012', 'CRD-LL-013'],
    name: ['The Love Letters Card Set', 'Kartenset „Liebesbriefe“', 'Set di biglietti «Lettere d’amore»'],
    lead: [
      'Five ways to say it, from brackets to moonlight.',
      'Fünf Arten, es zu sagen, von der Klammer bis zum Mondschein.',
      'Cinque modi per dirlo, dalle parentesi al chiaro di luna.',
    ],
  },
  {
    code: 'CARDS-BLANK',
    kind: 'cards',
    parts: ['CRD-MP-028', 'CRD-MP-029', 'CRD-MP-030', 'CRD-LL-033', 'CRD-LL-034', 'CRD-LL-035'],
    name: ['The Empty Page Card Set', 'Kartenset „Das leere Blatt“', 'Set di biglietti «La pagina bianca»'],
    lead: [
      'Six good pictures and nothing inside, for people with something of their own to say.',
      'Sechs gute Bilder und innen nichts, für Menschen, die selbst etwas zu sagen haben.',
      'Sei belle immagini e niente dentro, per chi ha qualcosa di suo da dire.',
    ],
  },
  {
    code: 'CARDS-CHRISTMAS',
    kind: 'cards',
    parts: ['CRD-PS-026', 'CRD-PS-027', 'CRD-MP-020', 'CRD-MP-021', 'CRD-LL-025', 'CRD-LL-026'],
    name: ['The Early Christmas Card Set', 'Kartenset „Frühe Weihnacht“', 'Set di biglietti «Natale in anticipo»'],
    lead: [
      'Bought in September, written in November, posted on the last day as usual.',
      'Im September gekauft, im November geschrieben und wie immer am letzten Tag abgeschickt.',
      'Comprati a settembre, scritti a novembre e spediti, come sempre, l’ultimo giorno.',
    ],
  },
  {
    code: 'CARDS-SYMPATHY',
    kind: 'cards',
    parts: ['CRD-LL-023', 'CRD-LL-024'],
    name: ['Two Quiet Cards', 'Kartenset „Zwei leise Karten“', 'Set di biglietti «Due parole sottovoce»'],
    lead: [
      'To keep at home and hope not to need.',
      'Um sie im Haus zu haben und zu hoffen, dass man sie nicht braucht.',
      'Da tenere in casa sperando di non averne bisogno.',
    ],
  },
  {
    code: 'FRAMES-ISLANDS',
    kind: 'frames',
    parts: ['FRM-HARRIS', 'FRM-GIGHA', 'FRM-ROTHESAY'],
    name: ['The Islands Frame Family', 'Rahmenfamilie „Inseln“', 'Famiglia di cornici «Isole»'],
    lead: [
      'Three frames in pale wood, with room for sixteen small photographs between them.',
      'Drei Rahmen aus hellem Holz mit Platz für zusammen sechzehn kleine Fotos.',
      'Tre cornici in legno chiaro, con posto per sedici piccole fotografie in tutto.',
    ],
  },
  {
    code: 'FRAMES-STAIRCASE',
    kind: 'frames',
    parts: ['FRM-UIST', 'FRM-MULL', 'FRM-WHITHORN'],
    name: ['The Staircase Frame Family', 'Rahmenfamilie „Treppenhaus“', 'Famiglia di cornici «Le scale»'],
    lead: [
      'Black, black and white: a staircase’s worth of family in three frames.',
      'Schwarz, Schwarz und Weiß: ein Treppenhaus voller Familie in drei Rahmen.',
      'Nera, nera e bianca: una scala intera di famiglia in tre cornici.',
    ],
  },
  {
    code: 'FRAMES-GRAND',
    kind: 'frames',
    parts: ['FRM-HAMBLEDEN', 'FRM-SKYE', 'FRM-IFFLEY'],
    name: ['The Grand Piano Frame Family', 'Rahmenfamilie „Flügel“', 'Famiglia di cornici «Pianoforte»'],
    lead: [
      'Gilt, gilt and a brass oval, for polished surfaces and people in uniform.',
      'Gold, noch einmal Gold und ein Messingoval, für polierte Flächen und Menschen in Uniform.',
      'Oro, oro e un ovale d’ottone, per superfici lucide e persone in uniforme.',
    ],
  },
  {
    code: 'FRAMES-BLUSH',
    kind: 'frames',
    parts: ['FRM-OTMOOR', 'FRM-SALCOMBE', 'FRM-RAASAY'],
    name: ['The Blush Frame Family', 'Rahmenfamilie „Puderrosa“', 'Famiglia di cornici «Rosa cipria»'],
    lead: [
      'Three different frames that share one soft pink mount.',
      'Drei verschiedene Rahmen, die sich ein zartes Passepartout in Puderrosa teilen.',
      'Tre cornici diverse che condividono lo stesso tenue passe-partout rosa.',
    ],
  },
  {
    code: 'PRINTS-WATER',
    kind: 'prints',
    parts: ['ART-HIL-11', 'ART-BRU-11', 'ART-CON-11'],
    name: ['Three Kinds of Water Print Trio', 'Drucktrio „Drei Arten Wasser“', 'Trio di stampe «Tre tipi d’acqua»'],
    lead: [
      'A reservoir, a tide and a lake: the same subject seen by three people who never met.',
      'Ein Stausee, eine Ebbe und ein See: dasselbe Thema, gesehen von dreien, die sich nie begegnet sind.',
      'Un invaso, una marea e un lago: lo stesso tema visto da tre persone che non si sono mai incontrate.',
    ],
  },
  {
    code: 'PRINTS-GARDEN',
    kind: 'prints',
    parts: ['ART-LIN-11', 'ART-CUT-11', 'ART-BRD-11'],
    name: ['Garden Wall Print Trio', 'Drucktrio „Gartenmauer“', 'Trio di stampe «Muro del giardino»'],
    lead: [
      'Something growing, something fallen and something passing through.',
      'Etwas, das wächst, etwas, das fiel, und etwas, das nur vorbeikommt.',
      'Qualcosa che cresce, qualcosa che è caduto e qualcosa di passaggio.',
    ],
  },
]
