import type { ArtTitle } from '../title.ts'

export const wavePattern: readonly ArtTitle<'wave-pattern'>[] = [
  [
    'scallops',
    'rose',
    'portrait',
    ['Scallop Shells', 'Jakobsmuscheln', 'Conchiglie'],
    [
      'Row upon row of shells, each one printed by the same small block and no two quite alike.',
      'Reihe um Reihe Muscheln, alle vom selben kleinen Stock und doch keine ganz gleich.',
      'File e file di conchiglie, tutte dallo stesso piccolo legno e mai del tutto uguali.',
    ],
  ],
  [
    'scallops',
    'citrus',
    'square',
    ['Scallops with Orange', 'Muscheln mit Orange', 'Conchiglie con arancio'],
    [
      'Breakfast colours in a bathing pattern; oddly right together.',
      'Frühstücksfarben im Strandmuster: Es passt erstaunlich gut.',
      'I colori della colazione in un motivo da spiaggia: sorprendentemente giusti insieme.',
    ],
  ],
  [
    'swell',
    'harbour',
    'landscape',
    ['Atlantic Swell', 'Atlantische Dünung', 'Onda lunga atlantica'],
    [
      'The long slow sort of wave that has come three thousand miles to nod at you.',
      'Die lange, langsame Welle, die fünftausend Kilometer gereist ist, um kurz zu nicken.',
      'L’onda lunga e lenta che ha fatto cinquemila chilometri per salutarti con un cenno.',
    ],
  ],
  [
    'swell',
    'slate',
    'portrait',
    ['Grey Swell', 'Graue Dünung', 'Onda grigia'],
    [
      'A sea with the colour turned down, for rooms that are busy enough already.',
      'Ein Meer mit leiser gedrehter Farbe, für Räume, in denen schon genug los ist.',
      'Un mare a colore abbassato, per stanze in cui succede già abbastanza.',
    ],
  ],
  [
    'ripples',
    'lagoon',
    'square',
    ['One Stone, Thrown', 'Ein Stein, geworfen', 'Un sasso lanciato'],
    [
      'Rings on a pond, each a little wider and a little quieter.',
      'Ringe auf einem Teich, jeder etwas weiter und etwas leiser.',
      'Cerchi in uno stagno, ognuno un po’ più ampio e un po’ più silenzioso.',
    ],
  ],
  [
    'ripples',
    'fern',
    'portrait',
    ['Duckpond', 'Ententeich', 'Lo stagno delle anatre'],
    [
      'Green water, gently disturbed. The ducks left just before printing.',
      'Grünes Wasser, leicht bewegt. Die Enten gingen kurz vor dem Druck.',
      'Acqua verde, appena mossa. Le anatre se ne sono andate prima della stampa.',
    ],
  ],
  [
    'breakers',
    'winter',
    'landscape',
    ['Breakers, North Beach', 'Brecher am Nordstrand', 'Frangenti, spiaggia nord'],
    [
      'White on blue on white: the sound of it comes free with the print.',
      'Weiß auf Blau auf Weiß: Das Rauschen gibt es zum Druck dazu.',
      'Bianco su blu su bianco: il rumore del mare è compreso nella stampa.',
    ],
  ],
  [
    'breakers',
    'dusk',
    'square',
    ['Night Surf', 'Brandung bei Nacht', 'Risacca notturna'],
    [
      'Only the crests show after dark, so only the crests are printed.',
      'Nach Einbruch der Dunkelheit sieht man nur die Kämme, also sind nur die Kämme gedruckt.',
      'Col buio si vedono solo le creste; perciò solo le creste sono stampate.',
    ],
  ],
  [
    'low tide',
    'ochre',
    'landscape',
    ['Sand at Low Tide', 'Sand bei Ebbe', 'Sabbia con la bassa marea'],
    [
      'The pattern the sea leaves behind, good for bare feet and better for walls.',
      'Das Muster, das die See zurücklässt: gut für nackte Füße, besser für die Wand.',
      'Il disegno che il mare lascia dietro di sé: bello sotto i piedi nudi, meglio alla parete.',
    ],
  ],
  [
    'low tide',
    'chalk',
    'portrait',
    ['Moon at Low Tide', 'Mond bei Ebbe', 'Luna con la bassa marea'],
    [
      'A beach read closely, in two colours of almost nothing.',
      'Ein Strand, aus der Nähe gelesen, in zwei Farben von fast nichts.',
      'Una spiaggia letta da vicino, in due colori di quasi niente.',
    ],
  ],
  [
    'fans',
    'moor',
    'square',
    ['Paper Fans', 'Papierfächer', 'Ventagli di carta'],
    [
      'Half circles overlapping like fish scales, roof tiles or applause.',
      'Halbkreise, die sich überlappen wie Schuppen, Dachziegel oder Applaus.',
      'Semicerchi sovrapposti come squame, tegole o applausi.',
    ],
  ],
  [
    'fans',
    'hearth',
    'portrait',
    ['Fireside Fans', 'Fächer am Kamin', 'Ventagli accanto al fuoco'],
    [
      'Warm half moons in rows, printed for the chimney breast and happy elsewhere.',
      'Warme Halbmonde in Reihen, für die Kaminwand gedruckt und auch anderswo zufrieden.',
      'Mezze lune calde in fila, stampate per la parete del camino ma felici ovunque.',
    ],
  ],
]
