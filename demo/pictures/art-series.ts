/**
 * The wall art series, each in the style of one studio. `subjects` are its motifs, in words that product names use.
 * `orientation` is the intended format; a series with 'any' adapts to every format.
 */
export const artSeries = {
  'layered-hills': {
    orientation: 'any',
    subjects: ['morning mist', 'low sun', 'first snow', 'evening moon', 'pines', 'reservoir'],
  },
  'cut-paper': {
    orientation: 'any',
    subjects: ['leaves', 'seaweed', 'vessels', 'pebbles', 'dancers', 'fruit'],
  },
  'linocut-botanical': {
    orientation: 'portrait',
    subjects: ['fern', 'poppy', 'honesty', 'olive', 'thistle', 'oak', 'cow parsley', 'ginkgo', 'tulip', 'wheat'],
  },
  'harbour-lines': {
    orientation: 'any',
    subjects: ['three masts', 'at anchor', 'lighthouse', 'regatta', 'quay', 'gulls'],
  },
  'colour-fields': {
    orientation: 'any',
    subjects: ['two fields', 'three fields', 'horizon', 'window', 'column', 'quarter'],
  },
  'moon-phases': {
    orientation: 'any',
    subjects: ['lunar month', 'full moon', 'eclipse', 'moonrise', 'orbit', 'crescent'],
  },
  'woven-grid': {
    orientation: 'any',
    subjects: ['plain weave', 'twill', 'check', 'herringbone', 'basket', 'ikat'],
  },
  'ink-birds': {
    orientation: 'any',
    subjects: ['heron', 'wren', 'swallows', 'owl', 'curlew', 'swan', 'crow', 'robin', 'puffin', 'kingfisher'],
  },
  'city-plan': {
    orientation: 'any',
    subjects: ['river city', 'old town', 'harbour town', 'grid', 'ring roads', 'two bridges'],
  },
  'still-life': {
    orientation: 'any',
    subjects: ['three bottles', 'bowl and pears', 'jug and lemons', 'vase and branch', 'coffee pot', 'shelf'],
  },
  contours: {
    orientation: 'any',
    subjects: ['summit', 'twin peaks', 'island', 'valley', 'ridge', 'lake'],
  },
  'bauhaus-forms': {
    orientation: 'any',
    subjects: ['arches', 'quarter circles', 'balance', 'staircase', 'sun and bars', 'interlock'],
  },
  'star-chart': {
    orientation: 'any',
    subjects: ['northern sky', 'southern sky', 'orion', 'milky way', 'comet', 'winter triangle'],
  },
  facades: {
    orientation: 'any',
    subjects: ['terrace', 'canal houses', 'harbour row', 'rooftops', 'village', 'arcade'],
  },
  'brush-strokes': {
    orientation: 'any',
    subjects: ['enso', 'three strokes', 'bamboo', 'gesture', 'stones', 'tide'],
  },
  'wave-pattern': {
    orientation: 'any',
    subjects: ['scallops', 'swell', 'ripples', 'breakers', 'low tide', 'fans'],
  },
  letterpress: {
    orientation: 'portrait',
    subjects: ['ampersand', 'numeral', 'letter', 'alphabet', 'question', 'word'],
  },
} as const satisfies Record<string, { orientation: 'any' | 'portrait'; subjects: readonly string[] }>

export type ArtSeries = keyof typeof artSeries
