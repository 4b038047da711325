import type { ArtTitle } from '../title.ts'

export const brushStrokes: readonly ArtTitle<'brush-strokes'>[] = [
  [
    'enso',
    'ink',
    'square',
    ['One Breath', 'Ein Atemzug', 'Un respiro'],
    [
      'A circle made on the out-breath, with a gap left so that something can come in.',
      'Ein Kreis, im Ausatmen gezogen, mit einer Lücke, damit etwas hineinkann.',
      'Un cerchio tracciato espirando, con un varco perché qualcosa possa entrare.',
    ],
  ],
  [
    'enso',
    'hearth',
    'portrait',
    ['Circle and Ember', 'Kreis und Glut', 'Cerchio e brace'],
    [
      'The forty-first attempt that day and the only one that was kept.',
      'Der einundvierzigste Versuch des Tages und der einzige, der blieb.',
      'Il quarantunesimo tentativo della giornata, l’unico conservato.',
    ],
  ],
  [
    'three strokes',
    'harbour',
    'portrait',
    ['Down, Across, Away', 'Hinab, hinüber, hinaus', 'Giù, di là, via'],
    [
      'Three strokes with a brush the width of a hand, each dry before the next was thought of.',
      'Drei Striche mit handbreitem Pinsel, jeder trocken, ehe der nächste gedacht war.',
      'Tre tratti con un pennello largo una mano, ciascuno asciutto prima di pensare al successivo.',
    ],
  ],
  [
    'three strokes',
    'ochre',
    'landscape',
    ['Thatch', 'Strohdach', 'Tetto di paglia'],
    [
      'Three straw-coloured sweeps that may or may not be a roof.',
      'Drei strohfarbene Züge, die ein Dach sein können, aber nicht müssen.',
      'Tre tratti color paglia che forse sono un tetto e forse no.',
    ],
  ],
  [
    'bamboo',
    'fern',
    'portrait',
    ['Bamboo in the Rain', 'Bambus im Regen', 'Bambù sotto la pioggia'],
    [
      'Painted from the joint upwards, the way bamboo itself goes about it.',
      'Vom Knoten nach oben gemalt, genau wie der Bambus es selbst macht.',
      'Dipinto dal nodo verso l’alto, proprio come fa il bambù.',
    ],
  ],
  [
    'bamboo',
    'slate',
    'portrait',
    ['Grey Bamboo', 'Grauer Bambus', 'Bambù grigio'],
    [
      'The same ink, watered twice, for the stems that stand further back.',
      'Dieselbe Tusche, zweimal verdünnt, für die Halme weiter hinten.',
      'Lo stesso inchiostro, diluito due volte, per i fusti più lontani.',
    ],
  ],
  [
    'gesture',
    'dusk',
    'landscape',
    ['The Answer Was Yes', 'Die Antwort war Ja', 'La risposta era sì'],
    [
      'One long gesture, made standing up, with the whole arm and no second thoughts.',
      'Eine lange Geste, im Stehen, mit dem ganzen Arm und ohne Bedenken.',
      'Un solo gesto lungo, fatto in piedi, con tutto il braccio e senza ripensamenti.',
    ],
  ],
  [
    'gesture',
    'rose',
    'square',
    ['Silk Thrown on a Chair', 'Seide über dem Stuhl', 'Seta gettata sulla sedia'],
    [
      'A sweep of colour that lands exactly as carelessly as it was meant to.',
      'Ein Schwung Farbe, der genau so nachlässig landet, wie er sollte.',
      'Un colpo di colore che cade con tutta la noncuranza che si voleva.',
    ],
  ],
  [
    'stones',
    'chalk',
    'portrait',
    ['Stones, Stacked', 'Gestapelte Steine', 'Pietre in pila'],
    [
      'Round brush, wet paper, steady hand; the top one took all morning.',
      'Runder Pinsel, nasses Papier, ruhige Hand; der oberste brauchte den ganzen Vormittag.',
      'Pennello tondo, carta bagnata, mano ferma; quella in cima ha preso tutta la mattina.',
    ],
  ],
  [
    'stones',
    'moor',
    'landscape',
    ['Cairn', 'Steinmännchen', 'Ometto di pietre'],
    [
      'A small pile by the path, left for whoever comes next.',
      'Ein kleiner Haufen am Weg, für alle, die als Nächste kommen.',
      'Un mucchietto accanto al sentiero, lasciato per chi passa dopo.',
    ],
  ],
  [
    'tide',
    'lagoon',
    'landscape',
    ['Tide Going Out', 'Ablaufendes Wasser', 'La marea che scende'],
    [
      'Long horizontal strokes that run dry towards the edge, as beaches do.',
      'Lange waagrechte Striche, die zum Rand hin austrocknen, wie Strände es tun.',
      'Lunghi tratti orizzontali che si asciugano verso il bordo, come fanno le spiagge.',
    ],
  ],
  [
    'tide',
    'winter',
    'square',
    ['Cold Shore', 'Kaltes Ufer', 'Riva fredda'],
    [
      'The sea in January, left in a hurry and remembered by the fire.',
      'Das Meer im Januar, eilig verlassen und am Feuer erinnert.',
      'Il mare a gennaio, lasciato in fretta e ricordato davanti al fuoco.',
    ],
  ],
]
