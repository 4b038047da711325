import type { ArtTitle } from '../title.ts'

export const layeredHills: readonly ArtTitle<'layered-hills'>[] = [
  [
    'morning mist',
    'chalk',
    'landscape',
    ['Morning Mist over Haverdale', 'Morgennebel über Haverdale', 'Nebbia del mattino su Haverdale'],
    [
      'Ridge behind ridge, each a little less certain than the last.',
      'Höhenzug hinter Höhenzug, jeder ein wenig undeutlicher als der davor.',
      'Un crinale dietro l’altro, ognuno un po’ più incerto del precedente.',
    ],
  ],
  [
    'morning mist',
    'fern',
    'portrait',
    ['The Valley Before Breakfast', 'Das Tal vor dem Frühstück', 'La valle prima di colazione'],
    [
      'Mist still lying in the bottom of the dale, and nobody about but the sheep.',
      'Noch liegt der Nebel im Talgrund, und außer den Schafen ist niemand unterwegs.',
      'La nebbia è ancora sul fondovalle e in giro ci sono soltanto le pecore.',
    ],
  ],
  [
    'low sun',
    'hearth',
    'landscape',
    ['Low Sun, Late October', 'Tiefe Sonne, Ende Oktober', 'Sole basso, fine ottobre'],
    [
      'The last half-hour of light, when every hill turns the colour of a toasted bun.',
      'Die letzte halbe Stunde Licht, in der jeder Hügel die Farbe von frischem Brot annimmt.',
      'L’ultima mezz’ora di luce, quando ogni collina prende il colore del pane appena sfornato.',
    ],
  ],
  [
    'low sun',
    'ochre',
    'square',
    ['Barley Light', 'Gerstenlicht', 'Luce d’orzo'],
    [
      'A low sun skims the fields and leaves the hollows to the evening.',
      'Die Sonne streift flach über die Felder und überlässt die Senken dem Abend.',
      'Il sole radente sfiora i campi e lascia gli avvallamenti alla sera.',
    ],
  ],
  [
    'first snow',
    'winter',
    'landscape',
    ['First Snow on the Tops', 'Erster Schnee auf den Höhen', 'Prima neve in quota'],
    [
      'White on the tops and nothing below yet: the day you look for the good gloves.',
      'Oben weiß, unten noch nichts: der Tag, an dem man die guten Handschuhe sucht.',
      'Bianco in cima e ancora niente a valle: il giorno in cui si cercano i guanti buoni.',
    ],
  ],
  [
    'first snow',
    'slate',
    'portrait',
    ['The Quiet After Snow', 'Die Stille nach dem Schnee', 'Il silenzio dopo la neve'],
    [
      'Snow has rubbed out the walls and lanes and left only the shape of the land.',
      'Der Schnee hat Mauern und Wege verwischt und nur die Form des Landes gelassen.',
      'La neve ha cancellato muretti e sentieri e ha lasciato soltanto la forma del paesaggio.',
    ],
  ],
  [
    'evening moon',
    'dusk',
    'portrait',
    ['Moon over the Far Fell', 'Mond über dem fernen Berg', 'Luna sul monte lontano'],
    [
      'An evening moon, up early, waiting for the last of the light to go home.',
      'Ein Abendmond, zu früh aufgestanden, der wartet, bis das letzte Licht nach Hause geht.',
      'Una luna della sera, alzata presto, che aspetta che l’ultima luce rincasi.',
    ],
  ],
  [
    'evening moon',
    'ink',
    'landscape',
    ['Walking Home by Moonlight', 'Heimweg bei Mondschein', 'Verso casa al chiaro di luna'],
    [
      'Enough moon to see the path by, and hills enough to make you walk a bit faster.',
      'Mond genug, um den Weg zu sehen, und Hügel genug, um etwas schneller zu gehen.',
      'Abbastanza luna per vedere il sentiero, abbastanza colline per affrettare il passo.',
    ],
  ],
  [
    'pines',
    'moor',
    'portrait',
    ['Pines at the Wood’s Edge', 'Kiefern am Waldrand', 'Pini al margine del bosco'],
    [
      'The trees begin where the path gives up, and the hills carry on without it.',
      'Die Bäume beginnen, wo der Weg aufgibt, und die Hügel gehen ohne ihn weiter.',
      'Gli alberi cominciano dove il sentiero si arrende, e le colline vanno avanti senza di lui.',
    ],
  ],
  [
    'pines',
    'winter',
    'square',
    ['Pines in a Hard Frost', 'Kiefern im Raureif', 'Pini nella brina'],
    [
      'Cold enough to hear the trees creak, drawn in colours that stay just this side of warm.',
      'So kalt, dass man die Bäume knarren hört, in Farben, die gerade noch warm bleiben.',
      'Un freddo in cui si sentono scricchiolare gli alberi, in colori che restano appena tiepidi.',
    ],
  ],
  [
    'reservoir',
    'lagoon',
    'landscape',
    ['Reservoir, No Wind', 'Stausee bei Windstille', 'Il lago senza vento'],
    [
      'Hills above, water below, and not a breath of wind between the two.',
      'Oben Hügel, unten Wasser und dazwischen nicht der leiseste Hauch.',
      'Sopra le colline, sotto l’acqua e in mezzo neanche un filo di vento.',
    ],
  ],
  [
    'reservoir',
    'rose',
    'landscape',
    ['The Drowned Village', 'Das versunkene Dorf', 'Il paese sommerso'],
    [
      'They say the church bell still rings down there. We never heard it, but the water is lovely.',
      'Man sagt, die Kirchenglocke läute dort unten noch. Gehört haben wir sie nie, doch das Wasser ist schön.',
      'Dicono che laggiù suoni ancora la campana. Non l’abbiamo mai sentita, ma l’acqua è bellissima.',
    ],
  ],
]
