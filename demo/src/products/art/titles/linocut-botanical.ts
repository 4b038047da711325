import type { ArtTitle } from '../title.ts'

export const linocutBotanical: readonly ArtTitle<'linocut-botanical'>[] = [
  [
    'fern',
    'fern',
    'portrait',
    ['Lady Fern', 'Frauenfarn', 'Felce femmina'],
    [
      'Every leaflet cut one at a time, over eleven evenings and a great deal of radio.',
      'Jede Fieder einzeln geschnitten, an elf Abenden und mit sehr viel Radio.',
      'Ogni fogliolina incisa una per una, in undici sere e con moltissima radio.',
    ],
  ],
  [
    'fern',
    'ink',
    'portrait',
    ['Bracken', 'Adlerfarn', 'Felce aquilina'],
    [
      'Common as anything on a hillside, and rather grand on a wall.',
      'Am Hang so gewöhnlich wie Gras, an der Wand ziemlich vornehm.',
      'Sul pendio è comunissima, alla parete piuttosto nobile.',
    ],
  ],
  [
    'poppy',
    'hearth',
    'portrait',
    ['Field Poppies', 'Klatschmohn', 'Papaveri di campo'],
    [
      'Poppies at the edge of the wheat, petals thin as tissue and just as creased.',
      'Klatschmohn am Feldrand, die Blüten dünn wie Seidenpapier und genauso zerknittert.',
      'Papaveri al margine del grano, petali sottili come carta velina e altrettanto sgualciti.',
    ],
  ],
  [
    'honesty',
    'chalk',
    'portrait',
    ['Honesty', 'Silbertaler', 'Monete del papa'],
    [
      'The paper-moon seed heads your grandmother kept in the hall, printed with silver in the ink.',
      'Die Papiermonde aus Großmutters Flur, gedruckt mit einem Hauch Silber in der Farbe.',
      'Le lunette di carta che la nonna teneva nell’ingresso, stampate con un filo d’argento nell’inchiostro.',
    ],
  ],
  [
    'olive',
    'moor',
    'portrait',
    ['Olive Branch', 'Olivenzweig', 'Ramo d’ulivo'],
    [
      'A peace offering, tried and tested on neighbours.',
      'Ein Friedensangebot, an Nachbarn erprobt.',
      'Un’offerta di pace, già collaudata con i vicini.',
    ],
  ],
  [
    'thistle',
    'dusk',
    'portrait',
    ['Roadside Thistle', 'Distel am Wegrand', 'Cardo sul ciglio'],
    [
      'Handsome, prickly and quite indifferent to your opinion: a portrait of several relatives.',
      'Schön, stachlig und völlig gleichgültig gegen jede Meinung: das Porträt mehrerer Verwandter.',
      'Bello, spinoso e del tutto indifferente al tuo parere: il ritratto di vari parenti.',
    ],
  ],
  [
    'oak',
    'orchard',
    'portrait',
    ['Oak, with Acorns', 'Eiche mit Eicheln', 'Quercia con ghiande'],
    [
      'A single twig from the tree behind the studio, which is older than the parish records.',
      'Ein einzelner Zweig von dem Baum hinter dem Atelier, der älter ist als das Kirchenbuch.',
      'Un solo rametto dell’albero dietro lo studio, più vecchio dei registri parrocchiali.',
    ],
  ],
  [
    'oak',
    'ochre',
    'portrait',
    ['Oak in November', 'Eiche im November', 'Quercia a novembre'],
    [
      'The leaves still holding on, as oak leaves do, out of pure stubbornness.',
      'Blätter, die noch festhalten, wie Eichenlaub es tut: aus reinem Eigensinn.',
      'Foglie che ancora resistono, come fanno le querce: per pura ostinazione.',
    ],
  ],
  [
    'cow parsley',
    'chalk',
    'portrait',
    ['Cow Parsley, High Lane', 'Wiesenkerbel am Hohlweg', 'Cerfoglio selvatico lungo il viottolo'],
    [
      'The whole of an English lane in early June, reduced to one stem and its lace.',
      'Ein ganzer englischer Feldweg Anfang Juni, auf einen Stängel und seine Spitze gebracht.',
      'Tutto un viottolo inglese ai primi di giugno, ridotto a uno stelo e al suo pizzo.',
    ],
  ],
  [
    'ginkgo',
    'citrus',
    'portrait',
    ['Ginkgo Twig', 'Ginkgozweig', 'Rametto di ginkgo'],
    [
      'The street tree that turns to gold in a single week, cut while it was still green.',
      'Der Straßenbaum, der in einer Woche zu Gold wird, geschnitten, als er noch grün war.',
      'L’albero che in una settimana diventa d’oro, inciso quando era ancora verde.',
    ],
  ],
  [
    'tulip',
    'rose',
    'portrait',
    ['One Tulip', 'Eine Tulpe', 'Un tulipano'],
    [
      'Cut on the first warm day, before it had the chance to lean.',
      'Am ersten warmen Tag geschnitten, ehe sie sich neigen konnte.',
      'Inciso il primo giorno di sole, prima che potesse piegarsi.',
    ],
  ],
  [
    'wheat',
    'ochre',
    'portrait',
    ['Ripe Wheat', 'Reifer Weizen', 'Grano maturo'],
    [
      'Ears of wheat, whiskers and all, printed in the colour of good toast.',
      'Weizenähren mit allen Grannen, gedruckt in der Farbe von gutem Toast.',
      'Spighe di grano con tutte le reste, stampate nel colore del pane tostato.',
    ],
  ],
]
