import type { ArtTitle } from '../title.ts'

export const moonPhases: readonly ArtTitle<'moon-phases'>[] = [
  [
    'lunar month',
    'ink',
    'landscape',
    ['One Lunar Month', 'Ein Mondmonat', 'Un mese lunare'],
    [
      'From new moon to new moon in a single row, so you always know how far along you are.',
      'Von Neumond zu Neumond in einer Reihe, damit man immer weiß, wie weit man ist.',
      'Da luna nuova a luna nuova in un’unica fila, per sapere sempre a che punto sei.',
    ],
  ],
  [
    'lunar month',
    'chalk',
    'portrait',
    ['A Month, Standing Up', 'Ein Monat, aufrecht', 'Un mese in piedi'],
    [
      'The same moon every night, never twice the same, from top to bottom like a good list.',
      'Jede Nacht derselbe Mond und nie derselbe, von oben nach unten wie eine gute Liste.',
      'Ogni notte la stessa luna, mai due volte uguale, dall’alto in basso come un buon elenco.',
    ],
  ],
  [
    'full moon',
    'dusk',
    'square',
    ['Hunter’s Moon', 'Jägermond', 'Luna del cacciatore'],
    [
      'October’s full moon, low and large, with its seas stippled in by hand.',
      'Der Vollmond im Oktober, tief und groß, seine Meere von Hand getüpfelt.',
      'La luna piena di ottobre, bassa e grande, con i suoi mari punteggiati a mano.',
    ],
  ],
  [
    'full moon',
    'hearth',
    'portrait',
    ['Harvest Moon', 'Erntemond', 'Luna del raccolto'],
    [
      'The one that comes up behind the barn and makes drivers slow down.',
      'Der, der hinter der Scheune aufsteigt und Autofahrer langsamer werden lässt.',
      'Quella che sale dietro il fienile e fa rallentare le automobili.',
    ],
  ],
  [
    'eclipse',
    'ink',
    'portrait',
    ['Totality', 'Totale Finsternis', 'Eclissi totale'],
    [
      'Two and a half minutes of black sun, drawn afterwards from memory and shaking hands.',
      'Zweieinhalb Minuten schwarze Sonne, danach aus dem Gedächtnis gezeichnet, mit zitternder Hand.',
      'Due minuti e mezzo di sole nero, disegnati poi a memoria, con le mani che tremavano.',
    ],
  ],
  [
    'eclipse',
    'ochre',
    'square',
    ['A Ring of Sun', 'Ein Ring aus Sonne', 'Un anello di sole'],
    [
      'The one that leaves a bright rim, seen through a colander on the garden path.',
      'Die Finsternis, die einen hellen Rand lässt, durch ein Küchensieb auf dem Gartenweg gesehen.',
      'L’eclissi che lascia un bordo di luce, vista attraverso uno scolapasta sul vialetto.',
    ],
  ],
  [
    'moonrise',
    'harbour',
    'landscape',
    ['Moonrise, Still Water', 'Mondaufgang, stilles Wasser', 'Sorge la luna, acqua ferma'],
    [
      'A moon and the road it lays across the bay, straight to wherever you are standing.',
      'Ein Mond und die Straße, die er über die Bucht legt, genau dorthin, wo man steht.',
      'Una luna e la strada che stende sulla baia, dritta verso chi guarda.',
    ],
  ],
  [
    'moonrise',
    'rose',
    'portrait',
    ['Early Moon, Red Sky', 'Früher Mond, roter Himmel', 'Luna precoce, cielo rosso'],
    [
      'Half past four in December, washing still out, moon already up.',
      'Halb fünf im Dezember, die Wäsche hängt noch draußen, der Mond steht schon da.',
      'Le quattro e mezza di dicembre: il bucato ancora fuori, la luna già alta.',
    ],
  ],
  [
    'orbit',
    'slate',
    'square',
    ['The Long Way Round', 'Der lange Weg herum', 'Il giro lungo'],
    [
      'The moon going round itself, phase by phase, like a clock without hands.',
      'Der Mond im Kreis, Phase für Phase, wie eine Uhr ohne Zeiger.',
      'La luna in tondo, fase dopo fase, come un orologio senza lancette.',
    ],
  ],
  [
    'orbit',
    'lagoon',
    'portrait',
    ['Neap and Spring', 'Nipp und Spring', 'Quadratura e sizigia'],
    [
      'How the moon pulls the sea about, in a diagram handsome enough for the sitting room.',
      'Wie der Mond das Meer bewegt, als Schaubild, das auch ins Wohnzimmer passt.',
      'Come la luna sposta il mare, in uno schema abbastanza bello per il salotto.',
    ],
  ],
  [
    'crescent',
    'winter',
    'portrait',
    ['New Year Crescent', 'Neujahrssichel', 'Falce di Capodanno'],
    [
      'A fingernail of light and a great deal of cold, clean dark.',
      'Ein Fingernagel Licht und sehr viel kaltes, klares Dunkel.',
      'Un’unghia di luce e tanto buio freddo e pulito.',
    ],
  ],
  [
    'crescent',
    'citrus',
    'square',
    ['Garden Crescent', 'Gartensichel', 'Luna sull’orto'],
    [
      'A crescent over the lettuces, hung a little crooked as crescents are.',
      'Eine Sichel über den Salatbeeten, etwas schief aufgehängt, wie Sicheln eben hängen.',
      'Una falce sopra le insalate, appesa un po’ storta come tutte le falci di luna.',
    ],
  ],
]
