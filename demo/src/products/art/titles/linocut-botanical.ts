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
    ['Bracken, Unfurling', 'Adlerfarn, sich entrollend', 'Felce aquilina che si apre'],
    [
      'The moment in May when bracken looks like a row of question marks.',
      'Der Augenblick im Mai, in dem Adlerfarn aussieht wie eine Reihe Fragezeichen.',
      'Il momento di maggio in cui la felce sembra una fila di punti interrogativi.',
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
      'A peace offering in two greens; tried and tested on neighbours.',
      'Ein Friedensangebot in zwei Grüntönen, an Nachbarn erprobt.',
      'Un’offerta di pace in due verdi, già collaudata con i vicini.',
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
      'Brown leaves still holding on, as oak leaves do, out of pure stubbornness.',
      'Braune Blätter, die noch festhalten, wie Eichenlaub es tut: aus reinem Eigensinn.',
      'Foglie brune che ancora resistono, come fanno le querce: per pura ostinazione.',
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
    ['Ginkgo Yellow', 'Ginkgogelb', 'Giallo ginkgo'],
    [
      'The street tree that drops all its gold in a single morning, caught an hour before.',
      'Der Straßenbaum, der sein ganzes Gold an einem Morgen abwirft, eine Stunde vorher festgehalten.',
      'L’albero che lascia cadere tutto il suo oro in una mattina, colto un’ora prima.',
    ],
  ],
  [
    'tulip',
    'rose',
    'portrait',
    ['Parrot Tulip', 'Papageientulpe', 'Tulipano pappagallo'],
    [
      'A tulip a week past its best, which is when tulips become interesting.',
      'Eine Tulpe, eine Woche über den Höhepunkt hinaus, also genau dann, wenn Tulpen spannend werden.',
      'Un tulipano una settimana dopo il suo meglio, cioè quando i tulipani si fanno interessanti.',
    ],
  ],
  [
    'wheat',
    'ochre',
    'portrait',
    ['Ripe Wheat', 'Reifer Weizen', 'Grano maturo'],
    [
      'Three ears of wheat, whiskers and all, printed in the colour of good toast.',
      'Drei Weizenähren mit allen Grannen, gedruckt in der Farbe von gutem Toast.',
      'Tre spighe di grano con tutte le reste, stampate nel colore del pane tostato.',
    ],
  ],
]
