import type { ArtSeries } from '../../../pictures/art-series.ts'
import type { ArtistKey } from '../../makers/names.ts'
import type { Translations } from '../../texts.ts'
import type { ArtTitle } from './title.ts'
import { bauhausForms } from './titles/bauhaus-forms.ts'
import { brushStrokes } from './titles/brush-strokes.ts'
import { cityPlan } from './titles/city-plan.ts'
import { colourFields } from './titles/colour-fields.ts'
import { contours } from './titles/contours.ts'
import { cutPaper } from './titles/cut-paper.ts'
import { facades } from './titles/facades.ts'
import { harbourLines } from './titles/harbour-lines.ts'
import { inkBirds } from './titles/ink-birds.ts'
import { layeredHills } from './titles/layered-hills.ts'
import { letterpress } from './titles/letterpress.ts'
import { linocutBotanical } from './titles/linocut-botanical.ts'
import { moonPhases } from './titles/moon-phases.ts'
import { starChart } from './titles/star-chart.ts'
import { stillLife } from './titles/still-life.ts'
import { wavePattern } from './titles/wave-pattern.ts'
import { wovenGrid } from './titles/woven-grid.ts'

export type SeriesData = {
  series: ArtSeries
  /** Three letters in the SKUs of the series. */
  code: string
  artist: ArtistKey
  /** The lowest-level category for prints of this kind. */
  category: number
  /** Amount that the studio adds to the price of a plain print, in whole pounds. */
  premium: number
  /** Whether some pictures of the series are sold on canvas. */
  canvas: boolean
  /** How the pictures are made, in two wordings. */
  technique: readonly [Translations, Translations]
  titles: readonly ArtTitle[]
}

export const seriesData: readonly SeriesData[] = [
  {
    series: 'layered-hills',
    code: 'HIL',
    artist: 'renwick',
    category: 1101,
    premium: 2,
    canvas: true,
    titles: layeredHills,
    technique: [
      [
        'Isla Renwick builds each view from flat sheets of colour, laid back to front until there is distance.',
        'Isla Renwick baut jede Ansicht aus flachen Farbschichten, von hinten nach vorn, bis Weite entsteht.',
        'Isla Renwick costruisce ogni veduta con strati piatti di colore, dal fondo in avanti, finché nasce la distanza.',
      ],
      [
        'The sketch was made outdoors in the Cumbrian fells and finished, warmer, at the kitchen table.',
        'Die Skizze entstand draußen in den Bergen von Cumbria, fertig wurde sie, wärmer, am Küchentisch.',
        'Lo schizzo è nato all’aperto sui monti della Cumbria ed è stato finito, più al caldo, sul tavolo di cucina.',
      ],
    ],
  },
  {
    series: 'cut-paper',
    code: 'CUT',
    artist: 'marsh',
    category: 1105,
    premium: 0,
    canvas: false,
    titles: cutPaper,
    technique: [
      [
        'Odette Marsh works with scissors only: painted paper, no pencil, no second chances.',
        'Odette Marsh arbeitet nur mit der Schere: bemaltes Papier, kein Bleistift, kein zweiter Versuch.',
        'Odette Marsh lavora soltanto con le forbici: carta dipinta, niente matita, nessuna seconda possibilità.',
      ],
      [
        'The original is a collage of hand-painted papers, and the print keeps every overlap and cut edge.',
        'Das Original ist eine Collage aus handbemalten Papieren; der Druck zeigt jede Überlappung und Schnittkante.',
        'L’originale è un collage di carte dipinte a mano e la stampa ne conserva ogni sovrapposizione e ogni taglio.',
      ],
    ],
  },
  {
    series: 'linocut-botanical',
    code: 'LIN',
    artist: 'quill',
    category: 1103,
    premium: 4,
    canvas: false,
    titles: linocutBotanical,
    technique: [
      [
        'Hester Quill cuts her plants into lino from life, with the stem in a jam jar beside her.',
        'Hester Quill schneidet ihre Pflanzen nach der Natur in Linoleum, den Stängel im Marmeladenglas neben sich.',
        'Hester Quill incide le sue piante nel linoleum dal vero, con lo stelo in un vasetto da marmellata accanto a sé.',
      ],
      [
        'The block was cut in Hester Quill’s garden studio in Herefordshire, and every slip of the gouge shows.',
        'Der Stock entstand in Hester Quills Gartenatelier in Herefordshire, und jede Spur des Messers ist zu sehen.',
        'La matrice è stata incisa nello studio in giardino di Hester Quill, nell’Herefordshire, e i segni di sgorbia si vedono tutti.',
      ],
    ],
  },
  {
    series: 'harbour-lines',
    code: 'HAR',
    artist: 'penhale',
    category: 1102,
    premium: 2,
    canvas: false,
    titles: harbourLines,
    technique: [
      [
        'Jory Penhale draws from the harbour wall in Cornwall with one pen and as few lines as the tide allows.',
        'Jory Penhale zeichnet von der Hafenmauer in Cornwall aus, mit einer Feder und so wenigen Linien, wie die Tide erlaubt.',
        'Jory Penhale disegna dal molo, in Cornovaglia, con una sola penna e le poche linee che la marea concede.',
      ],
      [
        'A pen drawing with flat washes of colour, made standing up and usually in the wind.',
        'Eine Federzeichnung mit flachen Farbtönen, im Stehen gemacht und meist im Wind.',
        'Un disegno a penna con campiture piatte di colore, fatto in piedi e di solito nel vento.',
      ],
    ],
  },
  {
    series: 'colour-fields',
    code: 'COL',
    artist: 'vogt',
    category: 1105,
    premium: 6,
    canvas: true,
    titles: colourFields,
    technique: [
      [
        'Anselm Vogt mixes each field from at least nine thin coats, so that the colour seems to come from inside.',
        'Anselm Vogt baut jedes Feld aus mindestens neun dünnen Schichten auf, sodass die Farbe von innen zu kommen scheint.',
        'Anselm Vogt costruisce ogni campo con almeno nove velature, così che il colore sembra venire da dentro.',
      ],
      [
        'Painted in distemper, the chalky paint of old theatres, and photographed in daylight for the print.',
        'Gemalt in Leimfarbe, der kreidigen Farbe alter Theater, und für den Druck bei Tageslicht fotografiert.',
        'L’originale è a tempera a colla, la pittura gessosa dei vecchi teatri, fotografato alla luce del giorno per la stampa.',
      ],
    ],
  },
  {
    series: 'moon-phases',
    code: 'MON',
    artist: 'ashcombe',
    category: 1106,
    premium: 3,
    canvas: false,
    titles: moonPhases,
    technique: [
      [
        'Nell Ashcombe keeps a moon diary and draws from it; each phase is checked against the almanac.',
        'Nell Ashcombe führt ein Mondtagebuch und zeichnet danach; jede Phase ist mit dem Almanach abgeglichen.',
        'Nell Ashcombe tiene un diario della luna e disegna da lì; ogni fase è controllata sull’almanacco.',
      ],
      [
        'Stippled dot by dot in Nell Ashcombe’s attic, which has the right window for it.',
        'Punkt für Punkt getüpfelt in Nell Ashcombes Dachstube, die das richtige Fenster dafür hat.',
        'Un puntino alla volta, nella soffitta di Nell Ashcombe, che ha la finestra giusta.',
      ],
    ],
  },
  {
    series: 'woven-grid',
    code: 'WOV',
    artist: 'tamsel',
    category: 1105,
    premium: 2,
    canvas: true,
    titles: wovenGrid,
    technique: [
      [
        'Studio Tamsel are two weavers who draw their cloth before they make it; this is the drawing.',
        'Studio Tamsel, das sind zwei Weberinnen, die ihren Stoff zeichnen, ehe sie ihn weben; dies ist die Zeichnung.',
        'Studio Tamsel sono due tessitrici che disegnano la stoffa prima di farla; questo è il disegno.',
      ],
      [
        'Taken from a working draft for the loom, thread for thread, and then enlarged.',
        'Nach einer echten Webvorlage, Faden für Faden, und dann vergrößert.',
        'Nasce da una vera messa in carta per il telaio, filo per filo, poi ingrandita.',
      ],
    ],
  },
  {
    series: 'ink-birds',
    code: 'BRD',
    artist: 'strand',
    category: 1104,
    premium: 3,
    canvas: false,
    titles: inkBirds,
    technique: [
      [
        'Mairi Strand paints birds in brush and ink from a hide on the Solway, usually before seven.',
        'Mairi Strand malt Vögel mit Pinsel und Tusche aus einem Versteck am Solway, meist vor sieben Uhr.',
        'Mairi Strand dipinge uccelli a pennello e china da un capanno sul Solway, di solito prima delle sette.',
      ],
      [
        'Brush, ink and very few strokes; Mairi Strand throws away nine sheets for each one kept.',
        'Pinsel, Tusche und sehr wenige Striche; auf ein gutes Blatt kommen bei Mairi Strand neun im Papierkorb.',
        'Pennello, china e pochissimi tratti; per ogni foglio tenuto, Mairi Strand ne butta nove.',
      ],
    ],
  },
  {
    series: 'city-plan',
    code: 'CTY',
    artist: 'elsewhere',
    category: 1107,
    premium: 4,
    canvas: false,
    titles: cityPlan,
    technique: [
      [
        'Surveyed by the Bureau of Elsewhere, who draw exact plans of towns that do not exist.',
        'Vermessen vom Bureau of Elsewhere, das genaue Pläne von Städten zeichnet, die es nicht gibt.',
        'Il rilievo è del Bureau of Elsewhere, che disegna piante esatte di città che non esistono.',
      ],
      [
        'Every street is walked in the mind first, says the Bureau of Elsewhere, then drawn to scale.',
        'Jede Straße wird erst in Gedanken abgeschritten, sagt das Bureau of Elsewhere, und dann maßstäblich gezeichnet.',
        'Ogni strada viene prima percorsa con la mente, dice il Bureau of Elsewhere, e poi disegnata in scala.',
      ],
    ],
  },
  {
    series: 'still-life',
    code: 'STL',
    artist: 'rudd',
    category: 1108,
    premium: 3,
    canvas: true,
    titles: stillLife,
    technique: [
      [
        'Clemency Rudd paints in gouache at a table by the window, whatever happens to be on it.',
        'Clemency Rudd malt in Gouache an einem Tisch am Fenster, was eben gerade darauf steht.',
        'Clemency Rudd dipinge a guazzo a un tavolo accanto alla finestra quello che ci trova sopra.',
      ],
      [
        'A gouache from Clemency Rudd’s weekly still life, one every Friday since 2011.',
        'Eine Gouache aus Clemency Rudds wöchentlichem Stillleben: jeden Freitag eines, seit 2011.',
        'Un guazzo dalla natura morta settimanale di Clemency Rudd: una ogni venerdì, dal 2011.',
      ],
    ],
  },
  {
    series: 'contours',
    code: 'CON',
    artist: 'tarbet',
    category: 1107,
    premium: 1,
    canvas: false,
    titles: contours,
    technique: [
      [
        'Ewan Tarbet drew maps for a living for thirty years and now draws the hills he would like to find.',
        'Ewan Tarbet zeichnete dreißig Jahre lang beruflich Karten und zeichnet nun die Berge, die er gern fände.',
        'Ewan Tarbet ha disegnato mappe per mestiere per trent’anni e ora disegna i monti che vorrebbe trovare.',
      ],
      [
        'Contour lines at ten-metre intervals, drawn with a ruling pen on drafting film by Ewan Tarbet.',
        'Höhenlinien im Abstand von zehn Metern, von Ewan Tarbet mit der Ziehfeder auf Folie gezeichnet.',
        'Curve di livello ogni dieci metri, tracciate da Ewan Tarbet con il tiralinee su pellicola.',
      ],
    ],
  },
  {
    series: 'bauhaus-forms',
    code: 'BAU',
    artist: 'brandes',
    category: 1105,
    premium: 2,
    canvas: true,
    titles: bauhausForms,
    technique: [
      [
        'Lotte Brandes composes with compasses, a set square and paint mixed fresh every morning.',
        'Lotte Brandes komponiert mit Zirkel, Winkel und jeden Morgen frisch gemischter Farbe.',
        'Lotte Brandes compone con compasso, squadra e colori mescolati ogni mattina.',
      ],
      [
        'A screenprint design by Lotte Brandes: four colours, no outlines, nothing left to chance.',
        'Ein Siebdruckentwurf von Lotte Brandes: vier Farben, keine Umrisse, nichts dem Zufall überlassen.',
        'Un disegno per serigrafia di Lotte Brandes: quattro colori, nessun contorno, niente lasciato al caso.',
      ],
    ],
  },
  {
    series: 'star-chart',
    code: 'STR',
    artist: 'ashcombe',
    category: 1106,
    premium: 4,
    canvas: false,
    titles: starChart,
    technique: [
      [
        'Nell Ashcombe plots the bright stars by catalogue and adds the faint ones by conscience.',
        'Nell Ashcombe setzt die hellen Sterne nach Katalog und die schwachen nach Gewissen.',
        'Nell Ashcombe colloca le stelle luminose secondo il catalogo e quelle deboli secondo coscienza.',
      ],
      [
        'Drawn with a pointed nib in the manner of the old sky atlases, by Nell Ashcombe.',
        'Mit spitzer Feder in der Art alter Himmelsatlanten gezeichnet von Nell Ashcombe.',
        'Il disegno di Nell Ashcombe è a pennino, alla maniera degli antichi atlanti celesti.',
      ],
    ],
  },
  {
    series: 'facades',
    code: 'FAC',
    artist: 'loman',
    category: 1109,
    premium: 2,
    canvas: false,
    titles: facades,
    technique: [
      [
        'Pieter Loman draws houses the way others draw people: face on, with affection, noticing the windows.',
        'Pieter Loman zeichnet Häuser wie andere Menschen: von vorn, mit Zuneigung und Blick für die Fenster.',
        'Pieter Loman disegna le case come altri disegnano le persone: di fronte, con affetto, badando alle finestre.',
      ],
      [
        'Pencil first, then flat colour; Pieter Loman counts every pane before he starts.',
        'Erst der Bleistift, dann flache Farbe; Pieter Loman zählt vorher jede Fensterscheibe.',
        'Prima la matita, poi il colore piatto; Pieter Loman conta ogni vetro prima di cominciare.',
      ],
    ],
  },
  {
    series: 'brush-strokes',
    code: 'BRU',
    artist: 'stenning',
    category: 1105,
    premium: 5,
    canvas: true,
    titles: brushStrokes,
    technique: [
      [
        'Haru Stenning grinds the ink, waits until the room is quiet, and then works very fast.',
        'Haru Stenning reibt die Tusche an, wartet, bis es still wird, und arbeitet dann sehr schnell.',
        'Haru Stenning macina l’inchiostro, aspetta che la stanza taccia e poi lavora velocissimo.',
      ],
      [
        'One wide brush, one sheet of paper and a lifetime’s practice by Haru Stenning.',
        'Ein breiter Pinsel, ein Blatt Papier und ein Leben lang Übung: Haru Stenning.',
        'Un pennello largo, un foglio e una vita di esercizio: così lavora Haru Stenning.',
      ],
    ],
  },
  {
    series: 'wave-pattern',
    code: 'WAV',
    artist: 'teague',
    category: 1102,
    premium: 1,
    canvas: true,
    titles: wavePattern,
    technique: [
      [
        'Morwenna Teague block-prints her patterns by hand on long tables above a boatyard.',
        'Morwenna Teague druckt ihre Muster von Hand mit Stempeln, auf langen Tischen über einer Bootswerft.',
        'Morwenna Teague stampa a mano i suoi motivi con blocchi di legno, su lunghi tavoli sopra un cantiere nautico.',
      ],
      [
        'From a hand-cut pearwood block by Morwenna Teague, repeated by eye rather than by ruler.',
        'Nach einem handgeschnittenen Birnholzstock von Morwenna Teague, nach Augenmaß wiederholt statt nach Lineal.',
        'Da un blocco di pero intagliato da Morwenna Teague, ripetuto a occhio e non col righello.',
      ],
    ],
  },
  {
    series: 'letterpress',
    code: 'LET',
    artist: 'dropcap',
    category: 1110,
    premium: 0,
    canvas: false,
    titles: letterpress,
    technique: [
      [
        'The Dropped Cap prints from old wooden type on a hand press in a former chapel in Stroud.',
        'The Dropped Cap druckt mit alten Holzlettern auf einer Handpresse in einer früheren Kapelle in Stroud.',
        'The Dropped Cap stampa con vecchi caratteri di legno su un torchio a mano, in un’ex cappella di Stroud.',
      ],
      [
        'Each knock in the wood type is a hundred years old and left exactly where it was found.',
        'Jede Kerbe in den Holzlettern ist hundert Jahre alt und bleibt genau da, wo sie war.',
        'Ogni ammaccatura dei caratteri ha cent’anni ed è rimasta esattamente dov’era.',
      ],
    ],
  },
]
