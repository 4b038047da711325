import type { ArtTitle } from '../title.ts'

export const colourFields: readonly ArtTitle<'colour-fields'>[] = [
  [
    'two fields',
    'hearth',
    'portrait',
    ['Ember and Ash', 'Glut und Asche', 'Brace e cenere'],
    [
      'A warm block above a cool one, with an edge that breathes rather than cuts.',
      'Ein warmes Feld über einem kühlen, mit einer Kante, die atmet, statt zu schneiden.',
      'Un campo caldo sopra uno freddo, con un bordo che respira invece di tagliare.',
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
      'Pale above, paler below, and a horizon you feel more than see.',
      'Oben blass, unten noch blasser, dazwischen ein Horizont, den man eher spürt als sieht.',
      'Pallido sopra, più pallido sotto, e un orizzonte che si sente più che vedersi.',
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
      'A tall dark shape in a lighter one, about as wide as a person in a doorway.',
      'Eine hohe dunkle Form in einer helleren, etwa so breit wie ein Mensch in der Tür.',
      'Una forma alta e scura dentro una più chiara, larga più o meno come una persona sulla soglia.',
    ],
  ],
  [
    'column',
    'ochre',
    'portrait',
    ['Honey, Poured', 'Fließender Honig', 'Miele versato'],
    [
      'One slow vertical, thicker at the foot, like something sweet coming off a spoon.',
      'Eine langsame Senkrechte, unten dicker, wie etwas Süßes, das vom Löffel läuft.',
      'Una verticale lenta, più spessa in fondo, come qualcosa di dolce che cola dal cucchiaio.',
    ],
  ],
  [
    'quarter',
    'fern',
    'square',
    ['Four Kinds of Shade', 'Vier Arten Schatten', 'Quattro tipi d’ombra'],
    [
      'Under the apple tree, behind the shed, beneath the hat, inside the church porch.',
      'Unter dem Apfelbaum, hinter dem Schuppen, unter dem Hut, im Vorbau der Kirche.',
      'Sotto il melo, dietro la rimessa, sotto il cappello, nel portico della chiesa.',
    ],
  ],
  [
    'quarter',
    'harbour',
    'square',
    ['Tide Table', 'Gezeitentafel', 'Tavola delle maree'],
    [
      'In, out, in, out: four blues that take turns at being the darkest.',
      'Auf und ab, auf und ab: vier Blautöne, die sich darin abwechseln, der dunkelste zu sein.',
      'Su e giù, su e giù: quattro blu che si danno il cambio per essere il più scuro.',
    ],
  ],
]
