import type { ArtTitle } from '../title.ts'

export const layeredHills: readonly ArtTitle<'layered-hills'>[] = [
  [
    'morning mist',
    'chalk',
    'landscape',
    ['Morning Mist over Haverdale', 'Morgennebel über Haverdale', 'Nebbia del mattino su Haverdale'],
    [
      'Five ridges, one behind the other, each a little less certain than the last.',
      'Fünf Höhenzüge hintereinander, jeder ein wenig undeutlicher als der davor.',
      'Cinque crinali in fila, ognuno un po’ più incerto del precedente.',
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
    ['Seven Pines', 'Sieben Kiefern', 'Sette pini'],
    [
      'Seven pines keep watch on the skyline; count them again, the light plays tricks.',
      'Sieben Kiefern halten Wache am Horizont; ruhig nachzählen, das Licht täuscht.',
      'Sette pini fanno la guardia all’orizzonte; ricontali, la luce inganna.',
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
      'The hills twice over, once in earth and once in water, with nothing to tell them apart.',
      'Die Hügel gleich zweimal, einmal aus Erde und einmal aus Wasser, und kaum zu unterscheiden.',
      'Le colline due volte, una di terra e una d’acqua, quasi impossibili da distinguere.',
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
