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
    ['A Month in White', 'Ein Monat in Weiß', 'Un mese in bianco'],
    [
      'The same moon every night, never twice the same, on paper almost as pale as itself.',
      'Jede Nacht derselbe Mond und nie derselbe, auf Papier, das fast so hell ist wie er.',
      'Ogni notte la stessa luna, mai due volte uguale, su carta chiara quasi quanto lei.',
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
      'The one that comes up orange behind the barn and makes drivers slow down.',
      'Der, der orange hinter der Scheune aufsteigt und Autofahrer langsamer werden lässt.',
      'Quella che sale arancione dietro il fienile e fa rallentare le automobili.',
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
    ['A Bite out of the Sun', 'Ein Bissen von der Sonne', 'Un morso al sole'],
    [
      'The partial one of last spring, seen through a colander on the garden path.',
      'Die teilweise vom letzten Frühjahr, durch ein Küchensieb auf dem Gartenweg gesehen.',
      'Quella parziale della scorsa primavera, vista attraverso uno scolapasta sul vialetto.',
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
    ['Early Moon, Pink Sky', 'Früher Mond, rosa Himmel', 'Luna precoce, cielo rosa'],
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
      'An orbit and its small shy traveller, engraved in one unbroken line.',
      'Eine Bahn und ihr kleiner, scheuer Reisender, in einer einzigen Linie gestochen.',
      'Un’orbita e la sua piccola, timida viaggiatrice, incise in una sola linea.',
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
    ['Lemon Crescent', 'Zitronenmond', 'Luna limone'],
    [
      'A crescent the yellow of peel, hung a little crooked as crescents are.',
      'Eine Sichel so gelb wie Zitronenschale, etwas schief aufgehängt, wie Sicheln eben hängen.',
      'Una falce gialla come una scorza, appesa un po’ storta come tutte le falci di luna.',
    ],
  ],
]
