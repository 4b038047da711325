import type { SceneSubject } from '../../pictures/vocabulary.ts'
import type { Translations } from '../texts.ts'

export type CategoryRow = {
  id: number
  parent: number
  name: Translations
  /** One sentence under the heading. */
  intro: Translations
  scene: SceneSubject
  /** The editorial tile among the products: its text and its link target (a blog or page address in that language). */
  promo?: { line: Translations; post: string }
  inMenu?: boolean
}

/** Categories of the consumer stores that other code refers to. */
export const categoryIds = {
  bestsellers: 42,
  outlet: 43,
  wallart: 10,
  canvases: 12,
  editions: 13,
  printables: 14,
  gallerySets: 15,
  photoframes: 20,
  greetingcards: 30,
  clocks: 50,
  gifts: 60,
  giftCards: 61,
  giftSets: 62,
  services: 63,
  cardSets: 3191,
  frameFamilies: 27,
} as const

/** The categories in the order of the menu. */
export const consumerCategories: readonly CategoryRow[] = [
  {
    id: 42,
    parent: 2,
    scene: 'best-sellers',
    name: ['Best Sellers', 'Bestseller', 'I più venduti'],
    intro: [
      'What other people put on their mantelpieces this season.',
      'Was andere in dieser Saison auf den Kaminsims stellen.',
      'Quello che gli altri mettono sul camino in questa stagione.',
    ],
  },
  {
    id: 10,
    parent: 2,
    scene: 'wall-art',
    name: ['Wall Art', 'Wandbilder', 'Quadri e stampe'],
    intro: [
      'Prints, canvases and editions by sixteen studios, made to order in our own print room.',
      'Drucke, Leinwände und Editionen aus sechzehn Ateliers, in unserer eigenen Werkstatt gefertigt.',
      'Stampe, tele ed edizioni di sedici studi, realizzate su ordinazione nel nostro laboratorio.',
    ],
    promo: {
      line: ['How high should a picture hang?', 'Wie hoch hängt ein Bild?', 'A che altezza va appeso un quadro?'],
      post: 'hanging-height',
    },
  },
  {
    id: 11,
    parent: 10,
    scene: 'prints',
    name: ['Art Prints', 'Kunstdrucke', 'Stampe d’arte'],
    intro: [
      'On cotton paper, loose or framed, from A4 to A1.',
      'Auf Baumwollpapier, lose oder gerahmt, von A4 bis A1.',
      'Su carta di cotone, sciolte o incorniciate, da A4 ad A1.',
    ],
  },
  {
    id: 1101,
    parent: 11,
    scene: 'prints',
    name: ['Hills & Landscapes', 'Hügel und Landschaften', 'Colline e paesaggi'],
    intro: [
      'Distance, for rooms that could do with some.',
      'Weite, für Räume, die etwas davon brauchen.',
      'Un po’ di distanza, per le stanze che ne hanno bisogno.',
    ],
  },
  {
    id: 1102,
    parent: 11,
    scene: 'prints',
    name: ['Sea & Harbour', 'Meer und Hafen', 'Mare e porti'],
    intro: [
      'Boats, breakwaters and a good deal of blue.',
      'Boote, Molen und reichlich Blau.',
      'Barche, moli e tanto blu.',
    ],
  },
  {
    id: 1103,
    parent: 11,
    scene: 'prints',
    name: ['Botanicals', 'Pflanzenbilder', 'Botanica'],
    intro: [
      'Linocuts from the garden and the verge.',
      'Linolschnitte aus Garten und Wegrand.',
      'Linoleografie dal giardino e dal ciglio della strada.',
    ],
  },
  {
    id: 1104,
    parent: 11,
    scene: 'prints',
    name: ['Birds', 'Vögel', 'Uccelli'],
    intro: [
      'Brush, ink and birds who would not sit still.',
      'Pinsel, Tusche und Vögel, die nicht stillhielten.',
      'Pennello, china e uccelli che non stavano fermi.',
    ],
  },
  {
    id: 1105,
    parent: 11,
    scene: 'prints',
    name: ['Abstract & Colour', 'Abstrakt und Farbe', 'Astratto e colore'],
    intro: [
      'Shapes, weaves and fields of colour, from quiet to cheerful.',
      'Formen, Gewebe und Farbfelder, von leise bis fröhlich.',
      'Forme, trame e campi di colore, dal quieto all’allegro.',
    ],
  },
  {
    id: 1106,
    parent: 11,
    scene: 'prints',
    name: ['Moon & Stars', 'Mond und Sterne', 'Luna e stelle'],
    intro: [
      'The night sky, charted by someone who stays up for it.',
      'Der Nachthimmel, gezeichnet von jemandem, der dafür aufbleibt.',
      'Il cielo notturno, disegnato da chi per lui resta sveglio.',
    ],
  },
  {
    id: 1107,
    parent: 11,
    scene: 'prints',
    name: ['Maps & Plans', 'Karten und Pläne', 'Mappe e piante'],
    intro: [
      'Hills to climb and towns that do not exist.',
      'Berge zum Besteigen und Städte, die es nicht gibt.',
      'Monti da salire e città che non esistono.',
    ],
  },
  {
    id: 1108,
    parent: 11,
    scene: 'prints',
    name: ['Still Life', 'Stillleben', 'Nature morte'],
    intro: [
      'Bottles, pears and the pantry shelf.',
      'Flaschen, Birnen und das Regal der Speisekammer.',
      'Bottiglie, pere e la mensola della dispensa.',
    ],
  },
  {
    id: 1109,
    parent: 11,
    scene: 'prints',
    name: ['Houses & Streets', 'Häuser und Straßen', 'Case e strade'],
    intro: [
      'Front doors, gables and rooftops, drawn with affection.',
      'Haustüren, Giebel und Dächer, mit Zuneigung gezeichnet.',
      'Portoni, frontoni e tetti, disegnati con affetto.',
    ],
  },
  {
    id: 1110,
    parent: 11,
    scene: 'prints',
    name: ['Letterpress & Type', 'Buchdruck und Schrift', 'Tipografia e lettere'],
    intro: [
      'Old wooden type with a hundred years of knocks.',
      'Alte Holzlettern mit hundert Jahren Kerben.',
      'Vecchi caratteri di legno con cent’anni di ammaccature.',
    ],
  },
  {
    id: 12,
    parent: 10,
    scene: 'canvas',
    name: ['Canvases', 'Leinwandbilder', 'Tele'],
    intro: [
      'Stretched by hand, no glass, ready to hang.',
      'Von Hand gespannt, ohne Glas, fertig zum Aufhängen.',
      'Tese a mano, senza vetro, pronte da appendere.',
    ],
  },
  {
    id: 13,
    parent: 10,
    scene: 'studios',
    name: ['Limited Editions', 'Limitierte Editionen', 'Edizioni limitate'],
    intro: [
      'Signed, numbered and framed; when they are gone, they are gone.',
      'Signiert, nummeriert und gerahmt; was weg ist, ist weg.',
      'Firmate, numerate e incorniciate; quando finiscono, finiscono.',
    ],
  },
  {
    id: 14,
    parent: 10,
    scene: 'prints',
    name: ['Printable Art', 'Bilder zum Ausdrucken', 'Arte da stampare'],
    intro: [
      'A file in your inbox, a picture on the wall by lunchtime.',
      'Eine Datei im Postfach, ein Bild an der Wand bis Mittag.',
      'Un file nella posta, un quadro alla parete entro pranzo.',
    ],
  },
  {
    id: 15,
    parent: 10,
    scene: 'wall-art',
    name: ['Gallery Wall Sets', 'Bilderwand-Sets', 'Set per pareti'],
    intro: ['Pictures that already know each other.', 'Bilder, die sich schon kennen.', 'Quadri che si conoscono già.'],
  },
  {
    id: 20,
    parent: 2,
    scene: 'photo-frames',
    name: ['Photo Frames', 'Bilderrahmen', 'Cornici'],
    intro: [
      'Oak, brass, paint and gilt, cut and joined in England.',
      'Eiche, Messing, Farbe und Gold, in England geschnitten und gefügt.',
      'Rovere, ottone, colore e oro, tagliati e assemblati in Inghilterra.',
    ],
    promo: {
      line: ['Mount or no mount? A short guide', 'Mit oder ohne Passepartout?', 'Con o senza passe-partout?'],
      post: 'mount-or-no-mount',
    },
  },
  {
    id: 21,
    parent: 20,
    scene: 'photo-frames',
    name: ['Wooden Frames', 'Holzrahmen', 'Cornici in legno'],
    intro: [
      'Oiled, waxed or soaped, and never plastic underneath.',
      'Geölt, gewachst oder geseift und darunter nie Plastik.',
      'Oliate, cerate o al sapone, e mai di plastica sotto.',
    ],
  },
  {
    id: 2101,
    parent: 21,
    scene: 'photo-frames',
    name: ['Oak & Ash', 'Eiche und Esche', 'Rovere e frassino'],
    intro: [
      'Pale woods that suit nearly everything.',
      'Helle Hölzer, die zu fast allem passen.',
      'Legni chiari che stanno bene con quasi tutto.',
    ],
  },
  {
    id: 2102,
    parent: 21,
    scene: 'photo-frames',
    name: ['Walnut & Pine', 'Nussbaum und Kiefer', 'Noce e pino'],
    intro: [
      'One dark and silky, one honest and knotty.',
      'Der eine dunkel und seidig, die andere ehrlich und astig.',
      'Uno scuro e setoso, l’altro sincero e nodoso.',
    ],
  },
  {
    id: 2103,
    parent: 21,
    scene: 'photo-frames',
    name: ['Painted & Gilded', 'Gestrichen und vergoldet', 'Dipinte e dorate'],
    intro: [
      'Colour by the brushful, gold by the leaf.',
      'Farbe mit dem Pinsel, Gold Blatt für Blatt.',
      'Colore a pennellate, oro a foglia.',
    ],
  },
  {
    id: 22,
    parent: 20,
    scene: 'photo-frames',
    name: ['Metal Frames', 'Metallrahmen', 'Cornici in metallo'],
    intro: [
      'Brass and silver plate, as thin as a drawn line.',
      'Messing und Silberauflage, so dünn wie ein Strich.',
      'Ottone e argentatura, sottili come una linea.',
    ],
  },
  {
    id: 23,
    parent: 20,
    scene: 'photo-frames',
    name: ['Box Frames', 'Objektrahmen', 'Cornici a cassetta'],
    intro: [
      'For medals, shells and first shoes.',
      'Für Medaillen, Muscheln und erste Schuhe.',
      'Per medaglie, conchiglie e prime scarpine.',
    ],
  },
  {
    id: 24,
    parent: 20,
    scene: 'photo-frames',
    name: ['Multi-Photo Frames', 'Mehrfachrahmen', 'Cornici multiple'],
    intro: [
      'Two, three, four, five or nine, fairly shared.',
      'Zwei, drei, vier, fünf oder neun, gerecht verteilt.',
      'Due, tre, quattro, cinque o nove, divise con giustizia.',
    ],
  },
  {
    id: 25,
    parent: 20,
    scene: 'photo-frames',
    name: ['Poster Frames', 'Posterrahmen', 'Cornici per poster'],
    intro: [
      'Slim frames in A sizes, for prints of your own.',
      'Schlanke Rahmen in A-Formaten, für eigene Drucke.',
      'Cornici sottili nei formati A, per le tue stampe.',
    ],
  },
  {
    id: 26,
    parent: 20,
    scene: 'photo-frames',
    name: ['Oval Frames', 'Ovalrahmen', 'Cornici ovali'],
    intro: [
      'Portraits look their best without corners.',
      'Porträts sehen ohne Ecken am besten aus.',
      'I ritratti danno il meglio senza angoli.',
    ],
  },
  {
    id: 27,
    parent: 20,
    scene: 'photo-frames',
    name: ['Frame Families', 'Rahmenfamilien', 'Famiglie di cornici'],
    intro: [
      'The same moulding in several sizes, to take home together.',
      'Dieselbe Leiste in mehreren Größen, zum gemeinsamen Mitnehmen.',
      'Lo stesso profilo in più misure, da portare a casa insieme.',
    ],
  },
  {
    id: 30,
    parent: 2,
    scene: 'greeting-cards',
    name: ['Greeting Cards', 'Grußkarten', 'Biglietti d’auguri'],
    intro: [
      'Drawn, lettered or pressed into cotton; all blank inside.',
      'Gezeichnet, gesetzt oder in Baumwolle geprägt; innen alle ohne Text.',
      'Disegnati, composti o impressi nel cotone; tutti bianchi all’interno.',
    ],
    promo: {
      line: [
        'What to write when you do not know what to write',
        'Was man schreibt, wenn man nicht weiß, was',
        'Che cosa scrivere quando non si sa che cosa scrivere',
      ],
      post: 'writing-condolence',
    },
  },
  {
    id: 31,
    parent: 30,
    scene: 'greeting-cards',
    name: ['Birthday', 'Geburtstag', 'Compleanno'],
    intro: [
      'For the days that come round whether we like it or not.',
      'Für die Tage, die kommen, ob man will oder nicht.',
      'Per i giorni che arrivano, che ci piaccia o no.',
    ],
  },
  {
    id: 3101,
    parent: 31,
    scene: 'greeting-cards',
    name: ['Illustrated Birthday', 'Gezeichnete Geburtstagskarten', 'Compleanno illustrato'],
    intro: [
      'Foxes, cakes and one disapproving cat.',
      'Füchse, Torten und eine Katze mit Vorbehalten.',
      'Volpi, torte e un gatto poco convinto.',
    ],
  },
  {
    id: 3102,
    parent: 31,
    scene: 'greeting-cards',
    name: ['Birthday Words', 'Geburtstagsworte', 'Parole di compleanno'],
    intro: [
      'Said plainly and set large.',
      'Schlicht gesagt und groß gesetzt.',
      'Dette chiaramente e composte in grande.',
    ],
  },
  {
    id: 32,
    parent: 30,
    scene: 'greeting-cards',
    name: ['Love & Weddings', 'Liebe und Hochzeit', 'Amore e nozze'],
    intro: [
      'Yes, still, and for ever so far.',
      'Ja, immer noch, und bisher für immer.',
      'Sì, ancora, e finora per sempre.',
    ],
  },
  {
    id: 33,
    parent: 30,
    scene: 'greeting-cards',
    name: ['Baby & Home', 'Geburt und Einzug', 'Nascita e casa'],
    intro: ['New people and new front doors.', 'Neue Menschen und neue Haustüren.', 'Persone nuove e porte nuove.'],
  },
  {
    id: 34,
    parent: 30,
    scene: 'greeting-cards',
    name: ['Thank You', 'Danke sagen', 'Grazie'],
    intro: [
      'The shortest letters worth writing.',
      'Die kürzesten Briefe, die sich lohnen.',
      'Le lettere più brevi che valga la pena scrivere.',
    ],
  },
  {
    id: 35,
    parent: 30,
    scene: 'greeting-cards',
    name: ['Sympathy', 'Trauer', 'Condoglianze'],
    intro: [
      'Quiet cards for when there is little to say.',
      'Leise Karten, wenn es wenig zu sagen gibt.',
      'Biglietti discreti per quando c’è poco da dire.',
    ],
  },
  {
    id: 36,
    parent: 30,
    scene: 'greeting-cards',
    name: ['Congratulations & Luck', 'Glückwunsch und Glück', 'Congratulazioni e fortuna'],
    intro: ['Before, after and instead of.', 'Davor, danach und stattdessen.', 'Prima, dopo e al posto di.'],
  },
  {
    id: 37,
    parent: 30,
    scene: 'christmas',
    name: ['Christmas & New Year', 'Weihnachten und Neujahr', 'Natale e Capodanno'],
    intro: [
      'Robins, fir trees and no glitter whatever.',
      'Rotkehlchen, Tannen und nicht der kleinste Glitzer.',
      'Pettirossi, abeti e neanche un brillantino.',
    ],
  },
  {
    id: 38,
    parent: 30,
    scene: 'greeting-cards',
    name: ['Easter & Family Days', 'Ostern und Familientage', 'Pasqua e feste di famiglia'],
    intro: [
      'A hare with an alibi, and a card for each parent.',
      'Ein Hase mit Alibi und eine Karte für jedes Elternteil.',
      'Una lepre con un alibi e un biglietto per ogni genitore.',
    ],
  },
  {
    id: 39,
    parent: 30,
    scene: 'greeting-cards',
    name: ['Blank Cards', 'Karten ohne Text', 'Biglietti senza testo'],
    intro: [
      'A good picture and all the room you need.',
      'Ein gutes Bild und so viel Platz, wie man braucht.',
      'Una bella immagine e tutto lo spazio che serve.',
    ],
  },
  {
    id: 3191,
    parent: 30,
    scene: 'greeting-cards',
    name: ['Card Sets', 'Kartensets', 'Set di biglietti'],
    intro: [
      'A drawerful of good intentions.',
      'Eine Schublade voll guter Absichten.',
      'Un cassetto di buone intenzioni.',
    ],
  },
  {
    id: 50,
    parent: 2,
    scene: 'clocks',
    name: ['Clocks', 'Uhren', 'Orologi'],
    intro: [
      'Things that tick, glide or call cuckoo, all of them right.',
      'Was tickt, gleitet oder Kuckuck ruft, und alles geht richtig.',
      'Cose che ticchettano, scorrono o fanno cucù, tutte puntuali.',
    ],
    promo: {
      line: ['Choosing a clock you will keep', 'Eine Uhr, die bleibt', 'Scegliere un orologio che resta'],
      post: 'choosing-a-clock',
    },
  },
  {
    id: 51,
    parent: 50,
    scene: 'wall-clocks',
    name: ['Wall Clocks', 'Wanduhren', 'Orologi da parete'],
    intro: [
      'From a hand’s breadth to the width of a door.',
      'Von einer Handbreit bis zur Breite einer Tür.',
      'Da un palmo alla larghezza di una porta.',
    ],
  },
  {
    id: 5101,
    parent: 51,
    scene: 'wall-clocks',
    name: ['Classic Wall Clocks', 'Klassische Wanduhren', 'Orologi classici'],
    intro: [
      'Numerals, oak, brass and a good long life.',
      'Ziffern, Eiche, Messing und ein langes Leben.',
      'Numeri, rovere, ottone e una lunga vita.',
    ],
  },
  {
    id: 5102,
    parent: 51,
    scene: 'wall-clocks',
    name: ['Modern Wall Clocks', 'Moderne Wanduhren', 'Orologi moderni'],
    intro: [
      'Few lines, no figures, plenty of calm.',
      'Wenige Linien, keine Ziffern, viel Ruhe.',
      'Poche linee, niente numeri, tanta calma.',
    ],
  },
  {
    id: 5103,
    parent: 51,
    scene: 'wall-clocks',
    name: ['Kitchen Clocks', 'Küchenuhren', 'Orologi da cucina'],
    intro: ['Each named after a bake.', 'Jede nach einem Gebäck benannt.', 'Ognuno porta il nome di un dolce.'],
  },
  {
    id: 5104,
    parent: 51,
    scene: 'wall-clocks',
    name: ['Station Clocks', 'Bahnhofsuhren', 'Orologi da stazione'],
    intro: [
      'For people with trains to catch.',
      'Für Leute, die einen Zug erreichen müssen.',
      'Per chi ha un treno da prendere.',
    ],
  },
  {
    id: 5105,
    parent: 51,
    scene: 'wall-clocks',
    name: ['Sunburst Clocks', 'Strahlenuhren', 'Orologi a raggiera'],
    intro: ['Good weather for the wall.', 'Schönes Wetter für die Wand.', 'Bel tempo per la parete.'],
  },
  {
    id: 52,
    parent: 50,
    scene: 'mantel-clocks',
    name: ['Mantel Clocks', 'Kaminuhren', 'Orologi da camino'],
    intro: [
      'The thing our shop is named after, nearly.',
      'Fast das, wonach unser Laden heißt.',
      'Quasi la ragione del nostro nome.',
    ],
  },
  {
    id: 53,
    parent: 50,
    scene: 'mantel-clocks',
    name: ['Carriage Clocks', 'Reiseuhren', 'Orologi da viaggio'],
    intro: [
      'Brass, glass and a handle to travel by.',
      'Messing, Glas und ein Griff für die Reise.',
      'Ottone, vetro e una maniglia per viaggiare.',
    ],
  },
  {
    id: 54,
    parent: 50,
    scene: 'clocks',
    name: ['Cuckoo Clocks', 'Kuckucksuhren', 'Orologi a cucù'],
    intro: [
      'From the Black Forest, with an off switch.',
      'Aus dem Schwarzwald, mit Nachtabschaltung.',
      'Dalla Foresta Nera, con il silenziatore.',
    ],
  },
  {
    id: 55,
    parent: 50,
    scene: 'alarm-clocks',
    name: ['Alarm Clocks', 'Wecker', 'Sveglie'],
    intro: [
      'Named after apples, kinder than a telephone.',
      'Nach Äpfeln benannt und freundlicher als ein Telefon.',
      'Con nomi di mele, più gentili di un telefono.',
    ],
  },
  {
    id: 60,
    parent: 2,
    scene: 'gift-cards',
    name: ['Gifts', 'Geschenke', 'Regali'],
    intro: [
      'Sets, gift cards and the services that go with them.',
      'Sets, Geschenkkarten und die passenden Dienste.',
      'Set, carte regalo e i servizi che li accompagnano.',
    ],
  },
  {
    id: 61,
    parent: 60,
    scene: 'gift-cards',
    name: ['Gift Cards', 'Geschenkkarten', 'Carte regalo'],
    intro: [
      'For people who like to choose for themselves.',
      'Für alle, die lieber selbst aussuchen.',
      'Per chi preferisce scegliere da sé.',
    ],
  },
  {
    id: 62,
    parent: 60,
    scene: 'still-life',
    name: ['Gift Sets', 'Geschenksets', 'Set regalo'],
    intro: [
      'A clock, a card and the paper to wrap them in.',
      'Eine Uhr, eine Karte und das Papier drumherum.',
      'Un orologio, un biglietto e la carta per avvolgerli.',
    ],
  },
  {
    id: 63,
    parent: 60,
    scene: 'workshop',
    name: ['Workshop Services', 'Werkstattdienste', 'Servizi di laboratorio'],
    intro: [
      'Framing, engraving, hanging and the mending of clocks.',
      'Rahmen, gravieren, aufhängen und Uhren heilen.',
      'Incorniciare, incidere, appendere e riparare orologi.',
    ],
  },
  {
    id: 43,
    parent: 2,
    scene: 'outlet',
    name: ['Outlet', 'Outlet', 'Outlet'],
    intro: [
      'Last pieces and former favourites, reduced until they go.',
      'Letzte Stücke und frühere Lieblinge, reduziert, bis sie weg sind.',
      'Ultimi pezzi e vecchi amori, in saldo finché ci sono.',
    ],
  },
]

const en = (text: string): Translations => [text, text, text]

/** The trade stores have English texts only. */
export const tradeCategories: readonly CategoryRow[] = [
  {
    id: 142,
    parent: 104,
    scene: 'best-sellers',
    name: en('Best Sellers'),
    intro: en('What sells through fastest, by re-orders rather than by guesswork.'),
  },
  {
    id: 110,
    parent: 104,
    scene: 'wall-art',
    name: en('Wall Art'),
    intro: en('Prints and canvases, packed flat with barcodes and hanging cards.'),
  },
  {
    id: 111,
    parent: 110,
    scene: 'prints',
    name: en('Art Prints'),
    intro: en('Loose or framed, made to order within five working days.'),
  },
  {
    id: 112,
    parent: 110,
    scene: 'canvas',
    name: en('Canvases'),
    intro: en('Stretched, corner-protected and ready for the wall.'),
  },
  {
    id: 120,
    parent: 104,
    scene: 'photo-frames',
    name: en('Photo Frames'),
    intro: en('Four workshops, one carton, mixed as you like.'),
  },
  {
    id: 121,
    parent: 120,
    scene: 'photo-frames',
    name: en('Wooden Frames'),
    intro: en('Oak, ash, walnut, pine and painted mouldings.'),
  },
  {
    id: 122,
    parent: 120,
    scene: 'photo-frames',
    name: en('Metal Frames'),
    intro: en('Brass and silver plate from Fairlead.'),
  },
  {
    id: 123,
    parent: 120,
    scene: 'photo-frames',
    name: en('Box & Multi-Photo Frames'),
    intro: en('Deep frames and frames for more than one.'),
  },
  {
    id: 130,
    parent: 104,
    scene: 'greeting-cards',
    name: en('Greeting Cards'),
    intro: en('In packs of six, banded in paper, barcoded singly.'),
  },
  {
    id: 131,
    parent: 130,
    scene: 'greeting-cards',
    name: en('Everyday Card Packs'),
    intro: en('Birthday, thank you, blank: the spinner’s daily bread.'),
  },
  {
    id: 132,
    parent: 130,
    scene: 'greeting-cards',
    name: en('Occasion Card Packs'),
    intro: en('Weddings, babies, new homes and quiet condolences.'),
  },
  {
    id: 133,
    parent: 130,
    scene: 'christmas',
    name: en('Seasonal Card Packs'),
    intro: en('Christmas, Easter and the family days; order early.'),
  },
  {
    id: 150,
    parent: 104,
    scene: 'clocks',
    name: en('Clocks'),
    intro: en('Tested for a week before they reach your shelf.'),
  },
  {
    id: 151,
    parent: 150,
    scene: 'wall-clocks',
    name: en('Wall Clocks'),
    intro: en('Classic, modern, kitchen and station.'),
  },
  {
    id: 152,
    parent: 150,
    scene: 'mantel-clocks',
    name: en('Mantel & Carriage Clocks'),
    intro: en('Gift clocks with boxes worth keeping.'),
  },
  {
    id: 153,
    parent: 150,
    scene: 'alarm-clocks',
    name: en('Alarm & Cuckoo Clocks'),
    intro: en('Counter-friendly sizes and one loud bird.'),
  },
  { id: 143, parent: 104, scene: 'outlet', name: en('Clearance'), intro: en('Ends of lines, while they last.') },
]
