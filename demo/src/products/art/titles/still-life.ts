import type { ArtTitle } from '../title.ts'

export const stillLife: readonly ArtTitle<'still-life'>[] = [
  [
    'three bottles',
    'fern',
    'landscape',
    ['Three on a Table', 'Drei auf einem Tisch', 'Tre su un tavolo'],
    [
      'Nobody is pouring and nothing is about to fall; they are just catching the light.',
      'Sie stehen ganz ruhig da, niemand schenkt ein, nur das Licht kommt vorbei.',
      'Stanno lì tranquille, nessuno versa da bere, passa soltanto la luce.',
    ],
  ],
  [
    'three bottles',
    'dusk',
    'portrait',
    ['After the Guests', 'Nachdem die Gäste gegangen sind', 'Quando gli ospiti se ne sono andati'],
    [
      'Half past midnight, nobody has cleared the table, and it was a very good evening.',
      'Halb eins, der Tisch ist nicht abgeräumt, und es war ein sehr guter Abend.',
      'Mezzanotte e mezza, la tavola ancora da sparecchiare: è stata una bellissima serata.',
    ],
  ],
  [
    'bowl and pears',
    'orchard',
    'landscape',
    ['Conference Pears', 'Birnen in einer Schale', 'Pere nella ciotola'],
    [
      'Painted on a Tuesday and eaten on the Wednesday, which is the correct order.',
      'Am Dienstag gemalt und am Mittwoch gegessen: die richtige Reihenfolge.',
      'Dipinte di martedì e mangiate il mercoledì: l’ordine giusto.',
    ],
  ],
  [
    'bowl and pears',
    'chalk',
    'square',
    ['Pears, Pale Morning', 'Birnen am hellen Morgen', 'Pere nel mattino chiaro'],
    [
      'A pale bowl on a pale cloth, with pears to stop it floating away.',
      'Eine helle Schale auf hellem Tuch und Birnen darin, damit sie nicht davonschwebt.',
      'Una ciotola chiara su una tovaglia chiara, con le pere perché non voli via.',
    ],
  ],
  [
    'jug and lemons',
    'citrus',
    'portrait',
    ['Jug and Lemons', 'Krug und Zitronen', 'Brocca e limoni'],
    [
      'The big jug from the studio shelf and lemons from the corner shop.',
      'Der große Krug aus dem Atelierregal, die Zitronen vom Laden an der Ecke.',
      'La brocca grande dello scaffale dello studio e i limoni del negozio all’angolo.',
    ],
  ],
  [
    'jug and lemons',
    'lagoon',
    'square',
    ['Lemonade Weather', 'Limonadenwetter', 'Tempo da limonata'],
    [
      'Ice not shown. It had melted by the time the drawing was right.',
      'Das Eis fehlt. Es war geschmolzen, ehe die Zeichnung stimmte.',
      'Il ghiaccio non si vede: si era sciolto prima che il disegno fosse a posto.',
    ],
  ],
  [
    'vase and branch',
    'rose',
    'portrait',
    ['Blackthorn in a Vase', 'Schlehenzweig in der Vase', 'Ramo di prugnolo in vaso'],
    [
      'One branch, cut in bud and brought indoors, where it flowered a fortnight early.',
      'Ein Zweig, knospend geschnitten, der drinnen zwei Wochen zu früh aufblühte.',
      'Un ramo tagliato in boccio e portato in casa, dove è fiorito due settimane prima.',
    ],
  ],
  [
    'vase and branch',
    'winter',
    'portrait',
    ['Red Berries, Dark Vase', 'Rote Beeren, dunkle Vase', 'Bacche rosse, vaso scuro'],
    [
      'For those who find flowers a little talkative.',
      'Für alle, denen Blumen ein wenig zu gesprächig sind.',
      'Per chi trova i fiori un po’ troppo loquaci.',
    ],
  ],
  [
    'coffee pot',
    'hearth',
    'square',
    ['Elevenses', 'Zweites Frühstück', 'La pausa delle undici'],
    [
      'A coffee pot, two cups and a gap where the biscuit tin was.',
      'Eine Kaffeekanne, zwei Tassen und eine Lücke, wo die Keksdose stand.',
      'Una caffettiera, due tazze e il vuoto lasciato dalla scatola dei biscotti.',
    ],
  ],
  [
    'coffee pot',
    'ink',
    'portrait',
    ['Black Coffee', 'Schwarzer Kaffee', 'Caffè nero'],
    [
      'Strong, plain and best in the morning; the picture too.',
      'Stark, schlicht und am besten am Morgen; das Bild ebenso.',
      'Forte, semplice e ottimo al mattino; anche il quadro.',
    ],
  ],
  [
    'shelf',
    'ochre',
    'landscape',
    ['The Pantry Shelf', 'Das Regal in der Speisekammer', 'La mensola della dispensa'],
    [
      'Honey, flour, something in vinegar and the tin nobody has ever opened.',
      'Honig, Mehl, etwas in Essig und die Dose, die noch nie jemand geöffnet hat.',
      'Miele, farina, qualcosa sott’aceto e la scatola che nessuno ha mai aperto.',
    ],
  ],
  [
    'shelf',
    'slate',
    'landscape',
    ['Studio Shelf, Tidied', 'Atelierregal, aufgeräumt', 'La mensola dello studio, in ordine'],
    [
      'Every pot in the studio, washed for once and put back in the wrong order.',
      'Alle Töpfe des Ateliers, ausnahmsweise gespült und in falscher Reihenfolge zurückgestellt.',
      'Tutti i vasi dello studio, lavati per una volta e rimessi nell’ordine sbagliato.',
    ],
  ],
]
