import type { ArtTitle } from '../title.ts'

export const colourFields: readonly ArtTitle<'colour-fields'>[] = [
  [
    'two fields',
    'hearth',
    'portrait',
    ['Ember and Ash', 'Glut und Asche', 'Brace e cenere'],
    [
      'A bright block above a dark one, with an edge that breathes rather than cuts.',
      'Ein helles Feld über einem dunklen, mit einer Kante, die atmet, statt zu schneiden.',
      'Un campo chiaro sopra uno scuro, con un bordo che respira invece di tagliare.',
    ],
  ],
  [
    'two fields',
    'lagoon',
    'square',
    ['Deep End', 'Das tiefe Ende', 'Dove non si tocca'],
    [
      'Two blues that look identical until you have lived with them for a week.',
      'Zwei Blautöne, die gleich aussehen, bis man eine Woche mit ihnen gelebt hat.',
      'Due blu che sembrano identici finché non ci vivi insieme una settimana.',
    ],
  ],
  [
    'three fields',
    'orchard',
    'portrait',
    ['Three Acres', 'Drei Morgen Land', 'Tre acri'],
    [
      'Grass, hedge and sky, if you insist; otherwise just three colours getting along.',
      'Wiese, Hecke und Himmel, wenn es denn sein muss; sonst einfach drei Farben, die sich vertragen.',
      'Prato, siepe e cielo, se proprio insisti; altrimenti tre colori che vanno d’accordo.',
    ],
  ],
  [
    'three fields',
    'rose',
    'landscape',
    ['Slow Sunday', 'Langsamer Sonntag', 'Domenica lenta'],
    [
      'Three long bands in the order in which the light came through the bedroom curtains.',
      'Drei lange Bänder in der Reihenfolge, in der das Licht durch die Vorhänge kam.',
      'Tre lunghe fasce nell’ordine in cui la luce è entrata dalle tende.',
    ],
  ],
  [
    'horizon',
    'dusk',
    'landscape',
    ['Nearly Night', 'Kurz vor der Nacht', 'Quasi notte'],
    [
      'One line, placed exactly where it stops being evening.',
      'Eine einzige Linie, genau dort, wo der Abend aufhört.',
      'Una sola linea, messa nel punto esatto in cui finisce la sera.',
    ],
  ],
  [
    'horizon',
    'winter',
    'square',
    ['The Sea, Thinking', 'Das Meer denkt nach', 'Il mare, pensieroso'],
    [
      'A bright sky, a quiet sea, and a horizon you feel more than see.',
      'Ein kräftiger Himmel, ein stilles Meer und ein Horizont, den man eher spürt als sieht.',
      'Un cielo acceso, un mare quieto e un orizzonte che si sente più che vedersi.',
    ],
  ],
  [
    'window',
    'citrus',
    'portrait',
    ['South Window', 'Südfenster', 'Finestra a sud'],
    [
      'A square of afternoon on the floorboards, painted quickly before it moved.',
      'Ein Quadrat Nachmittag auf den Dielen, schnell gemalt, ehe es weiterwanderte.',
      'Un quadrato di pomeriggio sul pavimento, dipinto in fretta prima che si spostasse.',
    ],
  ],
  [
    'window',
    'slate',
    'portrait',
    ['North Light', 'Nordlicht im Atelier', 'Luce del nord'],
    [
      'The even, honest light that painters ask for and everybody else calls a grey day.',
      'Das gleichmäßige, ehrliche Licht, das Maler sich wünschen und alle anderen einen grauen Tag nennen.',
      'La luce uniforme e onesta che i pittori cercano e tutti gli altri chiamano una giornata grigia.',
    ],
  ],
  [
    'column',
    'moor',
    'portrait',
    ['Standing Still', 'Stillstehen', 'Stare fermi'],
    [
      'Two tall shapes side by side, each about as wide as a person in a doorway.',
      'Zwei hohe Formen nebeneinander, jede etwa so breit wie ein Mensch in der Tür.',
      'Due forme alte, una accanto all’altra, ognuna larga più o meno come una persona sulla soglia.',
    ],
  ],
  [
    'column',
    'ochre',
    'portrait',
    ['Honey, Poured', 'Fließender Honig', 'Miele versato'],
    [
      'Two slow verticals, like something sweet coming off a spoon.',
      'Zwei langsame Senkrechte, wie etwas Süßes, das vom Löffel läuft.',
      'Due verticali lente, come qualcosa di dolce che cola dal cucchiaio.',
    ],
  ],
  [
    'quarter',
    'fern',
    'square',
    ['Three Kinds of Shade', 'Drei Arten Schatten', 'Tre tipi d’ombra'],
    [
      'Under the apple tree, behind the shed, inside the church porch.',
      'Unter dem Apfelbaum, hinter dem Schuppen, im Vorbau der Kirche.',
      'Sotto il melo, dietro la rimessa, nel portico della chiesa.',
    ],
  ],
  [
    'quarter',
    'harbour',
    'square',
    ['Tide Table', 'Gezeitentafel', 'Tavola delle maree'],
    [
      'In, out, in, out: colours that take turns at being the nearest.',
      'Auf und ab, auf und ab: Farben, die sich darin abwechseln, die vorderste zu sein.',
      'Su e giù, su e giù: colori che si danno il cambio in prima fila.',
    ],
  ],
]
