import type { ArtTitle } from '../title.ts'

export const wovenGrid: readonly ArtTitle<'woven-grid'>[] = [
  [
    'plain weave',
    'chalk',
    'square',
    ['Over and Under', 'Drüber und drunter', 'Sopra e sotto'],
    [
      'The oldest pattern there is, at fifty times life size: over one, under one, repeat.',
      'Das älteste Muster überhaupt, fünfzigfach vergrößert: eins drüber, eins drunter, von vorn.',
      'Il motivo più antico che ci sia, ingrandito cinquanta volte: uno sopra, uno sotto, daccapo.',
    ],
  ],
  [
    'plain weave',
    'moor',
    'portrait',
    ['Heather Tweed', 'Heidetweed', 'Tweed color erica'],
    [
      'From a distance, one colour; from a chair nearby, about fourteen.',
      'Aus der Ferne eine Farbe, aus dem Sessel daneben etwa vierzehn.',
      'Da lontano un colore solo; dalla poltrona accanto, una quattordicina.',
    ],
  ],
  [
    'twill',
    'harbour',
    'portrait',
    ['Workwear Blue', 'Arbeiterblau', 'Blu da lavoro'],
    [
      'The diagonal of a well-washed jacket, elbow patches left to the imagination.',
      'Die Diagonale einer oft gewaschenen Jacke, die Ellbogenflicken denkt man sich dazu.',
      'La diagonale di una giacca lavata mille volte; le toppe sui gomiti immaginale tu.',
    ],
  ],
  [
    'twill',
    'ochre',
    'landscape',
    ['Corn Twill', 'Köper in Korngelb', 'Saia color grano'],
    [
      'Diagonals that run like wind over a field just before it is cut.',
      'Diagonalen, die laufen wie Wind über ein Feld kurz vor der Ernte.',
      'Diagonali che corrono come il vento su un campo poco prima della mietitura.',
    ],
  ],
  [
    'check',
    'orchard',
    'square',
    ['Picnic Check', 'Picknickkaro', 'Quadri da picnic'],
    [
      'The tablecloth, the apples, the afternoon. Ants not supplied.',
      'Das Tischtuch, die Äpfel, der Nachmittag. Ameisen sind nicht enthalten.',
      'La tovaglia, le mele, il pomeriggio. Formiche escluse.',
    ],
  ],
  [
    'check',
    'rose',
    'portrait',
    ['Tea Towel', 'Geschirrtuch', 'Strofinaccio'],
    [
      'A kitchen cloth promoted to the wall, where it will never again dry a saucepan.',
      'Ein Küchentuch, an die Wand befördert, wo es nie wieder einen Topf trocknen muss.',
      'Un canovaccio promosso alla parete, dove non asciugherà mai più una pentola.',
    ],
  ],
  [
    'herringbone',
    'slate',
    'portrait',
    ['Grandfather’s Overcoat', 'Großvaters Mantel', 'Il cappotto del nonno'],
    [
      'Grey herringbone with a bright thread in it, put there by the weaver for luck.',
      'Grauer Fischgrat mit einem leuchtenden Faden, den der Weber als Glücksbringer ließ.',
      'Spina di pesce grigia con un filo acceso, messo dal tessitore per fortuna.',
    ],
  ],
  [
    'herringbone',
    'lagoon',
    'landscape',
    ['Shoal', 'Fischschwarm', 'Banco di pesci'],
    [
      'Herringbone that remembers its name: look long enough and the whole cloth swims.',
      'Ein Fischgrat, der seinen Namen ernst nimmt: Wer lange hinsieht, sieht den Stoff schwimmen.',
      'Una spina di pesce che ricorda il suo nome: a guardarla a lungo, tutto il tessuto nuota.',
    ],
  ],
  [
    'basket',
    'hearth',
    'square',
    ['Log Basket', 'Holzkorb', 'Cesta della legna'],
    [
      'Broad bands, tightly packed, in the colours of the thing that stands beside the fire.',
      'Breite Bänder, dicht gepackt, in den Farben des Korbs, der neben dem Feuer steht.',
      'Fasce larghe e fitte, nei colori di ciò che sta accanto al camino.',
    ],
  ],
  [
    'basket',
    'fern',
    'portrait',
    ['Willow and Rush', 'Weide und Binse', 'Salice e giunco'],
    [
      'Two greens passing over each other as quietly as a basket maker at work.',
      'Zwei Grüntöne, die einander so leise kreuzen, wie ein Korbmacher arbeitet.',
      'Due verdi che si incrociano in silenzio, come un cestaio al lavoro.',
    ],
  ],
  [
    'ikat',
    'dusk',
    'portrait',
    ['Blurred Edges', 'Verwischte Kanten', 'Bordi sfumati'],
    [
      'Ikat is dyed before it is woven, so nothing ever quite lines up. That is the joy of it.',
      'Ikat wird vor dem Weben gefärbt, darum passt nie etwas ganz genau. Das ist das Schöne daran.',
      'L’ikat si tinge prima di tesserlo, perciò nulla combacia mai del tutto. È questo il bello.',
    ],
  ],
  [
    'ikat',
    'citrus',
    'landscape',
    ['Market Day', 'Markttag', 'Giorno di mercato'],
    [
      'Loud, warm and slightly out of step, like a good market at ten in the morning.',
      'Laut, warm und leicht aus dem Takt, wie ein guter Markt um zehn Uhr früh.',
      'Chiassoso, caldo e leggermente fuori tempo, come un buon mercato alle dieci del mattino.',
    ],
  ],
]
