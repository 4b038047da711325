import type { CardOccasion } from '../../../pictures/vocabulary.ts'
import type { ArtistKey } from '../../makers/names.ts'
import type { Translations } from '../../texts.ts'
import type { CardBrand } from './design.ts'

/** For each occasion a noun for the card, and the words usually printed on its front. */
export const occasionWords: Record<CardOccasion, { noun: Translations; greeting: Translations }> = {
  birthday: {
    noun: ['Birthday Card', 'Geburtstagskarte', 'Biglietto di compleanno'],
    greeting: ['Happy Birthday', 'Alles Gute', 'Buon compleanno'],
  },
  anniversary: {
    noun: ['Anniversary Card', 'Hochzeitstagskarte', 'Biglietto di anniversario'],
    greeting: ['Happy\nAnniversary', 'Zum\nHochzeitstag', 'Buon\nanniversario'],
  },
  wedding: {
    noun: ['Wedding Card', 'Hochzeitskarte', 'Biglietto di nozze'],
    greeting: ['On Your\nWedding Day', 'Zur Hochzeit', 'Felici\ninsieme'],
  },
  engagement: {
    noun: ['Engagement Card', 'Verlobungskarte', 'Biglietto di fidanzamento'],
    greeting: ['Happy\nEngagement', 'Zur Verlobung', 'Buon\nfidanzamento'],
  },
  'new-baby': {
    noun: ['New Baby Card', 'Karte zur Geburt', 'Biglietto di nascita'],
    greeting: ['Hello,\nLittle One', 'Hallo,\nkleines Wunder', 'Ciao,\npiccolo mondo'],
  },
  'new-home': {
    noun: ['New Home Card', 'Einzugskarte', 'Biglietto per la nuova casa'],
    greeting: ['New Home', 'Neues Zuhause', 'Nuova casa'],
  },
  'thank-you': {
    noun: ['Thank You Card', 'Dankeskarte', 'Biglietto di ringraziamento'],
    greeting: ['Thank You', 'Danke', 'Grazie'],
  },
  sympathy: {
    noun: ['Sympathy Card', 'Trauerkarte', 'Biglietto di condoglianze'],
    greeting: ['With Sympathy', 'In stillem\nGedenken', 'Sentite\ncondoglianze'],
  },
  congratulations: {
    noun: ['Congratulations Card', 'Glückwunschkarte', 'Biglietto di congratulazioni'],
    greeting: ['Congratulations', 'Herzlichen\nGlückwunsch', 'Congratulazioni'],
  },
  'good-luck': {
    noun: ['Good Luck Card', 'Viel-Glück-Karte', 'Biglietto portafortuna'],
    greeting: ['Good Luck', 'Viel Glück', 'In bocca\nal lupo'],
  },
  'get-well': {
    noun: ['Get Well Card', 'Genesungskarte', 'Biglietto di buona guarigione'],
    greeting: ['Get Well Soon', 'Gute Besserung', 'Guarisci\npresto'],
  },
  retirement: {
    noun: ['Retirement Card', 'Ruhestandskarte', 'Biglietto per la pensione'],
    greeting: ['Happy\nRetirement', 'Schönen\nRuhestand', 'Buona\npensione'],
  },
  'mothers-day': {
    noun: ['Mother’s Day Card', 'Muttertagskarte', 'Biglietto per la festa della mamma'],
    greeting: ['Happy\nMother’s Day', 'Zum Muttertag', 'Auguri,\nmamma'],
  },
  'fathers-day': {
    noun: ['Father’s Day Card', 'Vatertagskarte', 'Biglietto per la festa del papà'],
    greeting: ['Happy\nFather’s Day', 'Zum Vatertag', 'Auguri,\npapà'],
  },
  valentine: {
    noun: ['Valentine’s Card', 'Valentinskarte', 'Biglietto di San Valentino'],
    greeting: ['Be My\nValentine', 'Für dich', 'Per te'],
  },
  easter: {
    noun: ['Easter Card', 'Osterkarte', 'Biglietto di Pasqua'],
    greeting: ['Happy Easter', 'Frohe Ostern', 'Buona Pasqua'],
  },
  christmas: {
    noun: ['Christmas Card', 'Weihnachtskarte', 'Biglietto di Natale'],
    greeting: ['Merry\nChristmas', 'Frohe\nWeihnachten', 'Buon Natale'],
  },
  'new-year': {
    noun: ['New Year Card', 'Neujahrskarte', 'Biglietto di Capodanno'],
    greeting: ['Happy\nNew Year', 'Frohes\nneues Jahr', 'Buon anno'],
  },
  blank: { noun: ['Blank Card', 'Karte ohne Text', 'Biglietto senza testo'], greeting: ['', '', ''] },
}

/** {title} and {noun}; a typographic card is named by its greeting and needs no occasion. */
export const cardNames = {
  illustrated: ['“{title}” {noun}', '{noun} „{title}“', '{noun} «{title}»'],
  typographic: ['“{title}” Card', 'Karte „{title}“', 'Biglietto «{title}»'],
  pack: ['{name}, Pack of Six', '{name}, Sechserpack', '{name}, confezione da sei'],
} as const satisfies Record<string, Translations>

type BrandFacts = {
  /** Two letters of the SKU. */
  code: string
  designer: ArtistKey
  /** Pence, one card. */
  price: number
  material: 'recycled-board' | 'cotton-paper' | 'laid-paper'
  size: 'g1217' | 'g1515' | 'g1115'
  about: readonly Translations[]
  make: readonly Translations[]
}

export const cardBrands: Record<CardBrand, BrandFacts> = {
  'paper-wren': {
    code: 'PW',
    designer: 'tarrant',
    price: 295,
    material: 'recycled-board',
    size: 'g1217',
    about: [
      [
        'Drawn by Posy Tarrant for Paper Wren, in pencil first and ink once she is sure.',
        'Gezeichnet von Posy Tarrant für Paper Wren, erst mit Bleistift und dann, wenn sie sicher ist, mit Tusche.',
        'Disegnato da Posy Tarrant per Paper Wren, prima a matita e, quando è sicura, a inchiostro.',
      ],
      [
        'Paper Wren is Posy Tarrant, a drawing board and a bird feeder outside the window.',
        'Paper Wren, das sind Posy Tarrant, ein Zeichentisch und ein Vogelhäuschen vor dem Fenster.',
        'Paper Wren è Posy Tarrant, un tavolo da disegno e una mangiatoia per uccelli davanti alla finestra.',
      ],
      [
        'One of Posy Tarrant’s drawings for Paper Wren, the small press she runs from a Norfolk loft.',
        'Eine von Posy Tarrants Zeichnungen für Paper Wren, den kleinen Verlag auf einem Dachboden in Norfolk.',
        'Uno dei disegni di Posy Tarrant per Paper Wren, la piccola casa editrice nata in una soffitta del Norfolk.',
      ],
    ],
    make: [
      [
        'Printed in England on recycled board, 12 × 17 cm, with a kraft envelope and a blank inside.',
        'In England auf Recyclingkarton gedruckt, 12 × 17 cm, mit Kraftumschlag und leerer Innenseite.',
        'Stampato in Inghilterra su cartoncino riciclato, 12 × 17 cm, con busta avana e interno bianco.',
      ],
      [
        'Recycled board, 12 × 17 cm, blank inside; the envelope is kraft and the pair weigh under 20 grams.',
        'Recyclingkarton, 12 × 17 cm, innen ohne Text; mit Kraftumschlag wiegt das Paar unter 20 Gramm.',
        'Cartoncino riciclato, 12 × 17 cm, interno bianco; con la busta avana pesa meno di 20 grammi.',
      ],
    ],
  },
  'plain-speaking': {
    code: 'PS',
    designer: 'adair',
    price: 300,
    material: 'recycled-board',
    size: 'g1115',
    about: [
      [
        'Plain Speaking Press sets everything in one typeface and tries to say one true thing a card.',
        'Plain Speaking Press setzt alles in einer einzigen Schrift und versucht, auf jeder Karte eine wahre Sache zu sagen.',
        'Plain Speaking Press compone tutto con un solo carattere e cerca di dire una cosa vera per biglietto.',
      ],
      [
        'Tunde Adair writes the cards at Plain Speaking Press and crosses out most of them.',
        'Tunde Adair schreibt die Karten von Plain Speaking Press und streicht die meisten wieder.',
        'Tunde Adair scrive i biglietti di Plain Speaking Press e ne cancella la maggior parte.',
      ],
      [
        'Words by Tunde Adair, letters by Plain Speaking Press and the part that matters, inside, by you.',
        'Worte von Tunde Adair, Buchstaben von Plain Speaking Press und der wichtigste Teil, innen, von Ihnen.',
        'Parole di Tunde Adair, lettere di Plain Speaking Press e la parte che conta, dentro, la scrivi tu.',
      ],
    ],
    make: [
      [
        'A6 when folded, on 350 gsm recycled board with a slight roughness that suits a fountain pen; blank inside, with a bright white envelope.',
        'Gefaltet A6, auf Recyclingkarton mit 350 g, leicht rau und gut für Füllfedern; innen ohne Text, mit reinweißem Umschlag.',
        'Formato A6 chiuso, su cartoncino riciclato da 350 g, appena ruvido e amico della stilografica; interno bianco e busta bianchissima.',
      ],
      [
        'Printed on thick recycled board, folded to 10.5 × 14.8 cm, with a white envelope and no text inside.',
        'Auf festem Recyclingkarton gedruckt, auf 10,5 × 14,8 cm gefaltet, mit weißem Umschlag und ohne Innentext.',
        'Stampato su spesso cartoncino riciclato, piegato a 10,5 × 14,8 cm, con busta bianca e senza testo all’interno.',
      ],
    ],
  },
  marmalade: {
    code: 'MP',
    designer: 'lark',
    price: 350,
    material: 'laid-paper',
    size: 'g1515',
    about: [
      [
        'Wilf Larkin paints his repeats for Marmalade Post in gouache, one brushful at a time.',
        'Wilf Larkin malt seine Muster für Marmalade Post in Gouache, einen Pinselstrich nach dem anderen.',
        'Wilf Larkin dipinge i suoi motivi per Marmalade Post a guazzo, una pennellata alla volta.',
      ],
      [
        'Marmalade Post makes cards that look like good wrapping paper and are too nice to throw away.',
        'Marmalade Post macht Karten, die aussehen wie gutes Geschenkpapier und zum Wegwerfen zu schade sind.',
        'Marmalade Post fa biglietti che sembrano bella carta da regalo e che dispiace buttare.',
      ],
      [
        'From Wilf Larkin’s sketchbooks at Marmalade Post, where breakfast is a design meeting.',
        'Aus den Skizzenbüchern von Wilf Larkin bei Marmalade Post, wo das Frühstück als Sitzung gilt.',
        'Dai taccuini di Wilf Larkin per Marmalade Post, dove la colazione è una riunione di progetto.',
      ],
    ],
    make: [
      [
        'A 15 cm square on laid paper, printed to the edge, with a coloured envelope and nothing inside.',
        'Ein Quadrat von 15 cm auf Büttenpapier, randlos gedruckt, mit farbigem Umschlag und leerer Innenseite.',
        'Un quadrato di 15 cm su carta vergata, stampato al vivo, con busta colorata e interno bianco.',
      ],
      [
        'Fifteen centimetres square, printed to the edge on laid paper you can feel; blank inside, coloured envelope outside.',
        'Fünfzehn Zentimeter im Quadrat, randlos gedruckt auf Büttenpapier, das man fühlen kann; innen leer, außen ein farbiger Umschlag.',
        'Quindici centimetri di lato, su carta vergata che si sente al tatto; dentro è bianco, fuori la busta è colorata.',
      ],
    ],
  },
  larkfield: {
    code: 'LL',
    designer: 'inchbold',
    price: 450,
    material: 'cotton-paper',
    size: 'g1217',
    about: [
      [
        'Flora Inchbold prints for Larkfield Letterpress on a 1912 platen press, feeding each card by hand.',
        'Flora Inchbold druckt für Larkfield Letterpress auf einer Tiegelpresse von 1912 und legt jede Karte von Hand an.',
        'Flora Inchbold stampa per Larkfield Letterpress su una pedalina del 1912, inserendo ogni biglietto a mano.',
      ],
      [
        'Larkfield Letterpress works slowly in a Kentish barn: one colour a day, then overnight to dry.',
        'Larkfield Letterpress arbeitet langsam, in einer Scheune in Kent: eine Farbe am Tag, dann trocknen über Nacht.',
        'Larkfield Letterpress lavora con calma in un fienile del Kent: un colore al giorno, poi la notte ad asciugare.',
      ],
      [
        'Every Larkfield card passes through Flora Inchbold’s hands once for each colour.',
        'Jede Karte von Larkfield geht für jede Farbe einmal durch Flora Inchbolds Hände.',
        'Ogni biglietto Larkfield passa dalle mani di Flora Inchbold una volta per colore.',
      ],
    ],
    make: [
      [
        'Letterpress on 600 gsm cotton, 12 × 17 cm, with a lined envelope; blank inside, so bring a good pen.',
        'Buchdruck auf 600 g schwerer Baumwolle, 12 × 17 cm, mit gefüttertem Umschlag; innen leer, also bitte einen guten Stift nehmen.',
        'Stampa tipografica su cotone da 600 g, 12 × 17 cm, con busta foderata; interno bianco, quindi serve una buona penna.',
      ],
      [
        'The card is pure cotton, 12 × 17 cm and twice the usual weight, with an envelope lined in tissue.',
        'Die Karte ist reine Baumwolle, 12 × 17 cm und doppelt so schwer wie üblich, der Umschlag mit Seidenpapier gefüttert.',
        'Il biglietto è puro cotone, 12 × 17 cm e il doppio del peso abituale, con busta foderata di velina.',
      ],
    ],
  },
}

export const cardClosings: readonly Translations[] = [
  [
    'All that is missing is a first class stamp, and you.',
    'Es fehlen nur noch die Briefmarke und ein paar Worte.',
    'Mancano soltanto il francobollo e due parole tue.',
  ],
  [
    'Sent in a stiff envelope so that it arrives flat.',
    'Verschickt im festen Umschlag, damit nichts knickt.',
    'Viaggia in una busta rigida e arriva senza pieghe.',
  ],
  [
    'It stands up well on a mantelpiece, as a card should.',
    'Auf dem Kaminsims steht sie gut, wie es sich gehört.',
    'Sulla mensola del camino sta in piedi da solo, come si deve.',
  ],
  [
    'Worth keeping one in the drawer for the day you forget.',
    'Eine davon in der Schublade zu haben schadet nie.',
    'Averne uno di scorta nel cassetto non guasta.',
  ],
  [
    'We can write your message inside and post it for you.',
    'Auf Wunsch schreiben wir den Text hinein und schicken sie ab.',
    'Se vuoi, scriviamo noi il messaggio e lo spediamo.',
  ],
  [
    'The recycling bin will take it one day, but not soon.',
    'Irgendwann darf sie ins Altpapier, aber nicht so bald.',
    'Un giorno finirà nella carta da riciclo, ma non presto.',
  ],
  [
    'No glitter was used at any stage of the making.',
    'Ganz ohne Glitzer hergestellt, in jedem einzelnen Arbeitsschritt.',
    'Fatto senza brillantini, in nessuna fase della lavorazione.',
  ],
  [
    'Goes well with any of our card sets, and costs no more to post.',
    'Passt gut zu jedem unserer Kartensets und kostet nicht mehr Porto.',
    'Si abbina a tutti i nostri set di biglietti e non costa di più spedirlo.',
  ],
]

/** Placeholders: {noun} and {brand}. */
export const cardShort: Translations = [
  '{noun} by {brand}, blank inside, with envelope.',
  '{noun} von {brand}, innen ohne Text, mit Umschlag.',
  '{noun} di {brand}, interno bianco, con busta.',
]

export const blankCardShort: Translations = [
  'Card by {brand}, without a word on it, with envelope.',
  'Karte von {brand}, ganz ohne Worte, mit Umschlag.',
  'Biglietto di {brand}, senza una parola, con busta.',
]

/** Sentences about a pack of six equal cards, the form in which trade customers buy a card. */
export const packSentences: readonly Translations[] = [
  [
    'Six of the same card with six envelopes, in one paper band; no plastic, no sorting.',
    'Sechsmal dieselbe Karte mit sechs Umschlägen in einer Papierbanderole; kein Plastik, kein Sortieren.',
    'Sei volte lo stesso biglietto con sei buste, in una fascetta di carta; niente plastica, niente da separare.',
  ],
  [
    'Packed in sixes with matching envelopes, barcoded singly for the till.',
    'Zu sechst mit passenden Umschlägen verpackt, einzeln mit Strichcode für die Kasse.',
    'Confezionati a sei con buste abbinate, ciascuno con codice a barre per la cassa.',
  ],
  [
    'A pack is six cards and six envelopes; each has its own barcode on the back.',
    'Eine Packung enthält sechs Karten und sechs Umschläge, jede mit eigenem Strichcode.',
    'Ogni confezione contiene sei biglietti e sei buste, tutti con il proprio codice a barre.',
  ],
]
