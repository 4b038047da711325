import type { PaletteName, ServiceKind } from '../../../pictures/vocabulary.ts'
import { categoryIds } from '../../categories/category-rows.ts'
import { composeTexts, paragraphs, type Translations, toTextByLanguage } from '../../texts.ts'
import type { ProductModel } from '../model.ts'
import { paletteWords } from '../palette-words.ts'

type ServiceRow = readonly [
  code: string,
  service: ServiceKind,
  palette: PaletteName,
  pence: number,
  name: Translations,
  short: Translations,
  text: readonly [Translations, Translations],
]

/** The services that the demo shop sells. They need no delivery. */
const rows: readonly ServiceRow[] = [
  [
    'FRAMING',
    'framing',
    'moor',
    4500,
    ['Bespoke Framing, up to A2', 'Rahmung nach Maß bis A2', 'Cornice su misura fino ad A2'],
    [
      'Your picture, our workshop, any moulding we stock.',
      'Ihr Bild, unsere Werkstatt, jede Leiste aus dem Sortiment.',
      'Il tuo quadro, il nostro laboratorio, qualsiasi profilo in catalogo.',
    ],
    [
      [
        'Send us a print, a drawing or the tea towel from the honeymoon and we will frame it in any moulding we stock, with acid-free board and a dust seal.',
        'Schicken Sie uns einen Druck, eine Zeichnung oder das Geschirrtuch aus den Flitterwochen: Wir rahmen alles in jeder Leiste aus dem Sortiment, mit säurefreiem Karton und Staubschutz.',
        'Mandaci una stampa, un disegno o lo strofinaccio del viaggio di nozze: lo incorniciamo con qualsiasi profilo in catalogo, con cartone non acido e chiusura antipolvere.',
      ],
      [
        'The price covers anything up to A2 and the return journey. Allow ten working days; we will telephone before we cut anything that cannot be replaced.',
        'Der Preis gilt für alles bis A2 samt Rückversand. Bitte rechnen Sie mit zehn Werktagen; ehe wir etwas Unersetzliches schneiden, rufen wir an.',
        'Il prezzo comprende tutto fino al formato A2 e il viaggio di ritorno. Calcola dieci giorni lavorativi; prima di tagliare qualcosa di insostituibile, telefoniamo.',
      ],
    ],
  ],
  [
    'FRAMING-LARGE',
    'framing',
    'slate',
    8500,
    ['Bespoke Framing, A2 to A0', 'Rahmung nach Maß von A2 bis A0', 'Cornice su misura da A2 ad A0'],
    [
      'For the large ones, glazed and ready to hang.',
      'Für die Großen, verglast und hängefertig.',
      'Per i quadri grandi, con vetro e pronti da appendere.',
    ],
    [
      [
        'Posters, maps, flags and large canvases, framed behind acrylic so that one person can still carry them up the stairs without help.',
        'Plakate, Landkarten, Fahnen und große Leinwände, hinter Acrylglas gerahmt, damit sie ein Mensch allein die Treppe hinaufträgt.',
        'Poster, mappe, bandiere e grandi tele, incorniciati sotto acrilico, così una persona sola riesce ancora a portarli su per le scale.',
      ],
      [
        'Collection and return are included on the mainland. We send photographs of three mouldings against your picture and wait for your answer before starting.',
        'Abholung und Rückversand auf dem Festland sind inbegriffen. Wir schicken Fotos von drei Leisten an Ihrem Bild und warten auf Antwort, ehe wir anfangen.',
        'Ritiro e riconsegna sulla terraferma sono compresi. Ti mandiamo le foto di tre profili accostati al tuo quadro e aspettiamo la risposta prima di cominciare.',
      ],
    ],
  ],
  [
    'ENGRAVING',
    'engraving',
    'ochre',
    1200,
    ['Engraving Service', 'Gravurservice', 'Servizio di incisione'],
    [
      'Up to forty letters on brass, by hand.',
      'Bis zu vierzig Zeichen auf Messing, von Hand.',
      'Fino a quaranta lettere su ottone, a mano.',
    ],
    [
      [
        'A name, a date or a private joke, cut by hand into the back plate of any brass or steel clock, or into a small plaque that we fix to a frame.',
        'Ein Name, ein Datum oder ein Scherz unter Freunden, von Hand in die Rückplatte einer Messing- oder Stahluhr geschnitten oder in ein Schildchen für den Rahmen.',
        'Un nome, una data o uno scherzo tra amici, incisi a mano sulla platina di un orologio in ottone o acciaio, oppure su una targhetta per la cornice.',
      ],
      [
        'Forty letters are included, spaces are free, and we check the spelling of every name twice. It adds three working days to your order.',
        'Vierzig Buchstaben sind inbegriffen, Leerzeichen kosten nichts, und jeden Namen prüfen wir zweimal. Die Bestellung dauert dadurch drei Werktage länger.',
        'Quaranta lettere sono comprese, gli spazi sono gratis e controlliamo due volte ogni nome. All’ordine si aggiungono tre giorni lavorativi.',
      ],
    ],
  ],
  [
    'HANGING',
    'hanging',
    'chalk',
    6500,
    [
      'Picture Hanging at Home, Two Hours',
      'Bilder aufhängen zu Hause, zwei Stunden',
      'Quadri appesi a casa tua, due ore',
    ],
    [
      'Someone with a spirit level and patience.',
      'Jemand mit Wasserwaage und Geduld.',
      'Qualcuno con la livella e tanta pazienza.',
    ],
    [
      [
        'One of us comes with hooks, a level, a drill and paper templates, and helps you decide where everything goes before a single hole is made.',
        'Jemand von uns kommt mit Haken, Wasserwaage, Bohrmaschine und Papierschablonen und hilft zu entscheiden, wo alles hängt, ehe das erste Loch entsteht.',
        'Uno di noi arriva con ganci, livella, trapano e sagome di carta e ti aiuta a decidere dove va tutto prima di fare un solo buco.',
      ],
      [
        'Two hours are usually enough for a gallery wall of eight or a whole hallway. We fill the old holes as well, and take our shoes off if you ask.',
        'Zwei Stunden reichen meist für eine Bilderwand mit acht Rahmen oder einen ganzen Flur. Alte Löcher füllen wir gleich mit, die Schuhe ziehen wir gern aus.',
        'Due ore bastano quasi sempre per una parete di otto quadri o per un intero corridoio. Tappiamo anche i buchi vecchi e, se vuoi, ci togliamo le scarpe.',
      ],
    ],
  ],
  [
    'REPAIR',
    'repair',
    'hearth',
    5500,
    ['Clock Repair Voucher', 'Gutschein für Uhrenreparatur', 'Buono per riparare un orologio'],
    [
      'A clean, an oiling and a week under observation.',
      'Reinigen, ölen und eine Woche Beobachtung.',
      'Pulizia, olio e una settimana sotto osservazione.',
    ],
    [
      [
        'For the clock that stopped when grandfather did. We take the movement out, clean and oil it, replace the mainspring if it is tired, and regulate it for a week.',
        'Für die Uhr, die mit dem Großvater stehen blieb. Wir bauen das Werk aus, reinigen und ölen es, ersetzen bei Bedarf die Zugfeder und regulieren eine Woche lang.',
        'Per l’orologio che si è fermato con il nonno. Smontiamo il movimento, lo puliamo e lo oliamo, cambiamo la molla se è stanca e lo regoliamo per una settimana.',
      ],
      [
        'The voucher covers one mechanical mantel, wall or carriage clock. Should it need more than this, you will hear the price from us first.',
        'Der Gutschein gilt für eine mechanische Kamin-, Wand- oder Reiseuhr. Sollte mehr nötig sein, nennen wir vorher den Preis.',
        'Il buono vale per un orologio meccanico da camino, da parete o da viaggio. Se serve di più, ti diciamo prima il prezzo.',
      ],
    ],
  ],
  [
    'QUARTZ',
    'repair',
    'harbour',
    1500,
    ['New Movement for a Quartz Clock', 'Neues Werk für eine Quarzuhr', 'Nuovo movimento al quarzo'],
    [
      'Silent, fitted and guaranteed for two years.',
      'Lautlos, eingebaut und zwei Jahre garantiert.',
      'Silenzioso, montato e garantito due anni.',
    ],
    [
      [
        'Battery clocks rarely die; their movements merely get tired. We fit a silent sweep movement behind the old dial and keep your hands, glass and case.',
        'Batterieuhren sterben selten, nur ihre Werke werden müde. Wir setzen hinter das alte Zifferblatt ein lautloses Werk und behalten Zeiger, Glas und Gehäuse.',
        'Gli orologi a pila muoiono di rado: si stanca solo il movimento. Ne montiamo uno silenzioso dietro il vecchio quadrante e teniamo lancette, vetro e cassa.',
      ],
      [
        'Post it to us in a box with something soft in it. It comes back within a week, set to the right time and running, with a fresh battery inside.',
        'Einfach gut gepolstert in einer Schachtel schicken. Sie kommt binnen einer Woche zurück, gestellt, laufend und mit frischer Batterie.',
        'Spediscilo in una scatola con qualcosa di morbido. Torna entro una settimana, regolato, funzionante e con la pila nuova.',
      ],
    ],
  ],
  [
    'WRAP',
    'gift-wrap',
    'rose',
    450,
    ['Gift Wrapping by Hand', 'Geschenkverpackung von Hand', 'Confezione regalo a mano'],
    [
      'Block-printed paper, cotton ribbon, a tag.',
      'Handbedrucktes Papier, Baumwollband, ein Anhänger.',
      'Carta stampata a mano, nastro di cotone, un cartellino.',
    ],
    [
      [
        'Paper printed by Morwenna Teague’s blocks, folded without sticky tape where we can manage it, tied with cotton ribbon and given a tag with your words.',
        'Papier von Morwenna Teagues Druckstöcken, möglichst ohne Klebeband gefaltet, mit Baumwollband gebunden und mit einem Anhänger samt Ihren Worten.',
        'Carta stampata con i blocchi di Morwenna Teague, piegata senza nastro adesivo finché si può, legata con nastro di cotone e con un cartellino scritto per te.',
      ],
      [
        'One charge wraps one parcel of any shape, cuckoo clocks included. The price is left off the delivery note, and so is the receipt.',
        'Der Preis gilt für ein Paket jeder Form, auch für Kuckucksuhren. Preis und Rechnung liegen dem Paket selbstverständlich nicht bei, die kommen per E-Mail.',
        'Vale per un pacco di qualsiasi forma, orologi a cucù compresi. Prezzo e ricevuta, naturalmente, restano fuori dal pacco.',
      ],
    ],
  ],
  [
    'ADVICE',
    'consultation',
    'fern',
    4000,
    ['An Hour with Our Picture Adviser', 'Eine Stunde Bilderberatung', 'Un’ora con la nostra consulente'],
    [
      'By video, with photographs of your walls.',
      'Per Video, mit Fotos Ihrer Wände.',
      'In video, con le foto delle tue pareti.',
    ],
    [
      [
        'Show us the wall by video and we will talk about height, scale, light and which of your own things deserve it, before we sell you anything at all.',
        'Zeigen Sie uns die Wand per Video: Wir reden über Höhe, Maßstab, Licht und darüber, welche eigenen Dinge dorthin gehören, ehe wir irgendetwas verkaufen.',
        'Mostraci la parete in video: parliamo di altezza, proporzioni, luce e di quali tue cose se la meritano, prima di venderti qualsiasi cosa.',
      ],
      [
        'Afterwards you receive a drawing to scale with three proposals. If you then order for more than 150, the fee comes off the bill.',
        'Danach erhalten Sie eine maßstäbliche Zeichnung mit drei Vorschlägen. Ab einer Bestellung von 150 wird das Honorar verrechnet.',
        'Dopo ricevi un disegno in scala con tre proposte. Se poi ordini per più di 150, il costo viene scalato.',
      ],
    ],
  ],
]

export function serviceProducts(): ProductModel[] {
  return rows.map(
    ([code, service, palette, pence, name, short, text], index): ProductModel => ({
      id: 5101 + index,
      sku: `SRV-${code}`,
      type: 'virtual',
      family: 'gifts',
      name: toTextByLanguage(name),
      short: toTextByLanguage(short),
      description: composeTexts((language) => paragraphs(...text.map((one) => toTextByLanguage(one)[language]))),
      categories: [categoryIds.services],
      trade: null,
      choices: { brand: 'mantel', color: paletteWords[palette].color },
      facts: {},
      price: pence,
      taxed: true,
      axes: [],
      variants: [],
      pictureSpec: () => ({ family: 'service', service, palette, seed: `SRV-${code}` }),
      lettered: false,
      views: ['front', 'detail'],
    }),
  )
}
