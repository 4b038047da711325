import type { ArtTitle } from '../title.ts'

export const contours: readonly ArtTitle<'contours'>[] = [
  [
    'summit',
    'moor',
    'portrait',
    ['Summit, with Sandwiches', 'Gipfel mit Butterbrot', 'In vetta, con panini'],
    [
      'The closer the lines, the slower the walk; they are very close indeed near the top.',
      'Je enger die Linien, desto langsamer die Schritte; kurz vor dem Gipfel sind sie sehr eng.',
      'Più le linee sono fitte, più lento è il passo; vicino alla cima sono fittissime.',
    ],
  ],
  [
    'summit',
    'ink',
    'square',
    ['Spot Height', 'Höhenpunkt', 'Punto quotato'],
    [
      'One small dot in the middle of it all: that is where you take the photograph.',
      'Ein kleiner Punkt in der Mitte von allem: Genau dort macht man das Foto.',
      'Un puntino in mezzo a tutto: è lì che si scatta la fotografia.',
    ],
  ],
  [
    'twin peaks',
    'dusk',
    'landscape',
    ['The Two Sisters', 'Die zwei Schwestern', 'Le due sorelle'],
    [
      'Two hills of exactly equal height, as each of them will tell you.',
      'Zwei Berge von genau gleicher Höhe, wie jeder von ihnen bestätigen wird.',
      'Due monti di altezza identica, come ciascuno dei due ti confermerà.',
    ],
  ],
  [
    'twin peaks',
    'rose',
    'portrait',
    ['Saddle and Sunrise', 'Sattel bei Sonnenaufgang', 'La sella all’alba'],
    [
      'The dip between two tops, which is where the path goes and the wind too.',
      'Die Senke zwischen zwei Gipfeln, durch die der Weg führt und der Wind auch.',
      'L’insellatura tra due cime, dove passa il sentiero e anche il vento.',
    ],
  ],
  [
    'island',
    'lagoon',
    'square',
    ['Island, Uninhabited', 'Unbewohnte Insel', 'Isola disabitata'],
    [
      'A whole coastline you could walk round before lunch, with a good beach on the east side.',
      'Eine ganze Küste, die man vor dem Mittagessen umrundet, mit gutem Strand im Osten.',
      'Un’intera costa da percorrere prima di pranzo, con una bella spiaggia a est.',
    ],
  ],
  [
    'island',
    'harbour',
    'portrait',
    ['Island at High Tide', 'Insel bei Flut', 'Isola con l’alta marea'],
    [
      'Smaller than this morning; larger than it will be by tea.',
      'Kleiner als heute Morgen, größer als zur Teezeit.',
      'Più piccola di stamattina, più grande di quanto sarà all’ora del tè.',
    ],
  ],
  [
    'valley',
    'fern',
    'landscape',
    ['The Way Through', 'Der Weg hindurch', 'Il passaggio'],
    [
      'A valley as water sees it: the one easy line in difficult country.',
      'Ein Tal, wie das Wasser es sieht: die eine leichte Linie in schwierigem Land.',
      'Una valle come la vede l’acqua: l’unica linea facile in una terra difficile.',
    ],
  ],
  [
    'valley',
    'ochre',
    'portrait',
    ['Dry Valley', 'Trockental', 'Valle asciutta'],
    [
      'Made by a river that left ten thousand years ago without giving notice.',
      'Geschaffen von einem Fluss, der vor zehntausend Jahren ohne Kündigung auszog.',
      'Scavata da un fiume che se n’è andato diecimila anni fa senza preavviso.',
    ],
  ],
  [
    'ridge',
    'slate',
    'landscape',
    ['Ridge Walk', 'Gratwanderung', 'Camminata di cresta'],
    [
      'Six miles with a view on both sides and nowhere at all to sit.',
      'Zehn Kilometer mit Aussicht nach beiden Seiten und keiner einzigen Bank.',
      'Dieci chilometri con vista da entrambi i lati e neanche una panchina.',
    ],
  ],
  [
    'ridge',
    'winter',
    'portrait',
    ['Cornice and Cloud', 'Wechte und Wolke', 'Neve in cresta e nuvole'],
    [
      'The side you look at and the side you keep away from.',
      'Die Seite, die man ansieht, und die Seite, von der man sich fernhält.',
      'Il lato che si guarda e il lato da cui si sta lontani.',
    ],
  ],
  [
    'lake',
    'lagoon',
    'landscape',
    ['Depths Unknown', 'Tiefe unbekannt', 'Profondità ignote'],
    [
      'The surveyor ran out of string at forty fathoms and drew the rest in good faith.',
      'Bei siebzig Metern war dem Vermesser die Schnur zu Ende; den Rest zeichnete er auf Vertrauen.',
      'A settanta metri il topografo finì lo spago e disegnò il resto sulla fiducia.',
    ],
  ],
  [
    'lake',
    'citrus',
    'square',
    ['Swimming Lake', 'Badesee', 'Lago da bagno'],
    [
      'Shallow at the near end, warm by July, and the tall rock on the left is the good one.',
      'Vorn flach, ab Juli warm, und der hohe Felsen links ist der richtige.',
      'Basso a riva, tiepido da luglio; lo scoglio alto a sinistra è quello giusto.',
    ],
  ],
]
