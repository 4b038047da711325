import type { FrameLayout, FrameMaterial, FrameProfile, MountColour } from '../../../pictures/vocabulary.ts'
import type { BrandKey } from '../../makers/names.ts'
import type { Translations } from '../../texts.ts'

export const frameNouns: Record<'single' | 'box' | 'poster' | Exclude<FrameLayout, 'single'>, Translations> = {
  single: ['Photo Frame', 'Bilderrahmen', 'Cornice portafoto'],
  box: ['Box Frame', 'Objektrahmen', 'Cornice a cassetta'],
  poster: ['Poster Frame', 'Posterrahmen', 'Cornice per poster'],
  oval: ['Oval Frame', 'Ovalrahmen', 'Cornice ovale'],
  double: ['Double Frame', 'Doppelrahmen', 'Cornice doppia'],
  triptych: ['Triple Frame', 'Dreifachrahmen', 'Cornice tripla'],
  grid4: ['Four-Photo Frame', 'Viererrahmen', 'Cornice per quattro foto'],
  collage5: ['Collage Frame', 'Collagerahmen', 'Cornice collage'],
  strip4: ['Four-in-a-Row Frame', 'Reihenrahmen', 'Cornice in fila'],
  grid9: ['Nine-Photo Frame', 'Neunerrahmen', 'Cornice per nove foto'],
}

export const materialInName: Record<FrameMaterial, Translations | null> = {
  oak: ['Oak', 'aus Eiche', 'in rovere'],
  walnut: ['Walnut', 'aus Nussbaum', 'in noce'],
  ash: ['Ash', 'aus Esche', 'in frassino'],
  pine: ['Pine', 'aus Kiefer', 'in pino'],
  black: ['Black', 'in Schwarz', 'in nero'],
  white: ['White', 'in Weiß', 'in bianco'],
  brass: ['Brass', 'aus Messing', 'in ottone'],
  silver: ['Silvered', 'versilbert', 'argentata'],
  gilt: ['Gilded', 'vergoldet', 'dorata'],
  painted: null,
}

export const profileSentences: Record<FrameProfile, readonly Translations[]> = {
  flat: [
    [
      '{model} is a flat moulding, square at the edges, that lets the photograph do the talking.',
      '{model} ist eine flache Leiste mit klaren Kanten, die dem Foto das Wort lässt.',
      '{model} ha un profilo piatto, netto sui bordi, che lascia parlare la fotografia.',
    ],
    [
      'The moulding of {model} is as plain as a ruler and about as useful.',
      'Die Leiste von {model} ist so schlicht wie ein Lineal und ungefähr so nützlich.',
      'Il profilo di {model} è semplice come un righello, e altrettanto utile.',
    ],
    [
      'Flat, even and exactly mitred: {model} is the frame you notice last.',
      'Flach, gleichmäßig und genau auf Gehrung: {model} fällt als Letztes auf.',
      'Piatta, regolare, con angoli perfetti: {model} è la cornice che si nota per ultima.',
    ],
  ],
  box: [
    [
      '{model} is four centimetres deep, room enough for a medal, a shell or a first pair of shoes.',
      '{model} ist vier Zentimeter tief: Platz für eine Medaille, eine Muschel oder die ersten Schuhe.',
      '{model} è profonda quattro centimetri: c’è posto per una medaglia, una conchiglia o le prime scarpine.',
    ],
    [
      'A deep box with a fillet to hold the glass clear of the picture: {model} keeps keepsakes from squashing.',
      'Ein tiefer Kasten mit Abstandsleiste unter dem Glas: In {model} wird nichts zerdrückt.',
      'Una cassetta profonda, con un listello che stacca il vetro: in {model} i ricordi non si schiacciano.',
    ],
  ],
  bevel: [
    [
      '{model} slopes gently in towards the glass and throws a thin line of shadow.',
      '{model} fällt sanft zum Glas hin ab und wirft eine feine Schattenlinie.',
      '{model} scende dolcemente verso il vetro e getta una sottile linea d’ombra.',
    ],
    [
      'A bevel on the inside edge leads the eye of anyone passing {model} straight to the picture.',
      'Die Schräge an der Innenkante führt den Blick bei {model} geradewegs zum Bild.',
      'Lo smusso sul bordo interno di {model} porta lo sguardo dritto all’immagine.',
    ],
  ],
  scoop: [
    [
      '{model} has the hollow moulding of old library frames, cut a little slimmer.',
      '{model} hat die Hohlkehle alter Bibliotheksrahmen, nur etwas schlanker.',
      '{model} ha la gola incavata delle vecchie cornici da biblioteca, appena più snella.',
    ],
    [
      'The scooped moulding of {model} holds the light like a spoon.',
      'Die Hohlkehle von {model} fängt das Licht wie ein Löffel.',
      'La gola di {model} raccoglie la luce come un cucchiaio.',
    ],
  ],
  rounded: [
    [
      '{model} is rounded over like a pebble and pleasant to pick up.',
      '{model} ist rund wie ein Kiesel und liegt angenehm in der Hand.',
      '{model} è stondata come un ciottolo e piacevole da prendere in mano.',
    ],
    [
      'There is no hard edge anywhere on {model}; small people may handle it.',
      'An {model} gibt es keine harte Kante; auch kleine Hände dürfen zugreifen.',
      'Su {model} non c’è uno spigolo vivo: possono toccarla anche le mani piccole.',
    ],
  ],
  stepped: [
    [
      '{model} climbs to the glass in two small steps, like the front of a good terrace.',
      '{model} steigt in zwei kleinen Stufen zum Glas, wie der Eingang eines guten Hauses.',
      '{model} sale verso il vetro in due piccoli gradini, come l’ingresso di una bella casa.',
    ],
    [
      'Two crisp steps in the moulding give {model} presence without gold.',
      'Zwei klare Stufen in der Leiste geben {model} Haltung, ganz ohne Gold.',
      'Due gradini netti nel profilo danno a {model} carattere senza bisogno d’oro.',
    ],
  ],
  beaded: [
    [
      'A row of beads runs round the inner edge of {model}, each one smaller than a peppercorn.',
      'An der Innenkante von {model} läuft eine Perlenreihe, jede kleiner als ein Pfefferkorn.',
      'Lungo il bordo interno di {model} corre una fila di perline più piccole di un grano di pepe.',
    ],
    [
      '{model} carries a beaded edge, the sort of detail grandparents approve of.',
      '{model} trägt einen Perlstab, ein Detail, das Großeltern gutheißen.',
      '{model} ha un bordo perlinato, un dettaglio che piace ai nonni.',
    ],
  ],
  slim: [
    [
      '{model} is barely a centimetre wide, a fine line drawn round the picture.',
      '{model} ist kaum einen Zentimeter breit, eine feine Linie um das Bild.',
      '{model} è larga appena un centimetro: una linea sottile intorno all’immagine.',
    ],
    [
      'As slim as a frame can be and still hold glass: {model} almost disappears.',
      'So schmal, wie ein Rahmen mit Glas sein kann: {model} verschwindet beinahe.',
      'Sottile quanto può esserlo una cornice con il vetro: {model} quasi scompare.',
    ],
  ],
}

export const frameMaterialSentences: Record<FrameMaterial, readonly Translations[]> = {
  oak: [
    [
      'It is made of solid oak with an oiled finish that deepens in the sun.',
      'Er ist aus massiver Eiche, geölt, und wird im Licht nach und nach wärmer.',
      'È in rovere massello oliato, che alla luce si scalda.',
    ],
    [
      'The wood is English oak, planed rather than sanded, so the grain stays sharp.',
      'Das Holz ist englische Eiche, gehobelt statt geschliffen, damit die Maserung klar bleibt.',
      'Il legno è rovere inglese, piallato e non carteggiato, così la vena resta nitida.',
    ],
  ],
  walnut: [
    [
      'Solid walnut, waxed by hand, with a grain like slow water.',
      'Massiver Nussbaum, von Hand gewachst, mit einer Maserung wie langsames Wasser.',
      'Noce massello, cerato a mano, con una vena che sembra acqua lenta.',
    ],
    [
      'Dark walnut makes black-and-white photographs look expensive.',
      'Dunkler Nussbaum lässt Schwarz-Weiß-Fotos kostbar wirken.',
      'Il noce scuro rende preziose le fotografie in bianco e nero.',
    ],
  ],
  ash: [
    [
      'Pale ash, soaped and left to be itself.',
      'Helle Esche, geseift und sonst in Ruhe gelassen.',
      'Frassino chiaro, trattato a sapone e lasciato in pace.',
    ],
    [
      'The ash is almost white, with a straight grain that suits children and landscapes.',
      'Die Esche ist fast weiß, mit gerader Maserung, die zu Kindern und Landschaften passt.',
      'Il frassino è quasi bianco, con una vena dritta adatta a bambini e paesaggi.',
    ],
  ],
  pine: [
    [
      'Knotty pine from managed Scottish forest, sealed with clear wax.',
      'Astige Kiefer aus schottischem Forst, mit klarem Wachs versiegelt.',
      'Pino nodoso da foreste scozzesi gestite, protetto con cera trasparente.',
    ],
    [
      'Honest pine, knots included, ready to be painted if you like.',
      'Ehrliche Kiefer mit allen Ästen, die man gern auch streichen darf.',
      'Pino sincero, nodi compresi, che volendo si può dipingere.',
    ],
  ],
  black: [
    [
      'The wood is stained black, so the grain still shows when you look closely.',
      'Das Holz ist schwarz gebeizt; aus der Nähe sieht man noch die Maserung.',
      'Il legno è tinto di nero e da vicino se ne vede ancora la vena.',
    ],
    [
      'Matt black on ash, the frame every gallery keeps in the back room.',
      'Mattschwarz auf Esche: der Rahmen, den jede Galerie auf Vorrat hat.',
      'Nero opaco su frassino: la cornice che ogni galleria tiene in magazzino.',
    ],
  ],
  white: [
    [
      'Painted a soft white that does not argue with the wall.',
      'Gestrichen in einem weichen Weiß, das sich mit der Wand verträgt.',
      'Dipinta di un bianco morbido che non litiga con la parete.',
    ],
    [
      'Two coats of chalky white over limewood, with the corners filled by hand.',
      'Zwei Schichten kreidiges Weiß auf Linde, die Ecken von Hand gespachtelt.',
      'Due mani di bianco gessoso su tiglio, con gli angoli stuccati a mano.',
    ],
  ],
  brass: [
    [
      'Brushed brass, lacquered against fingerprints, with a velvet back and a strut.',
      'Gebürstetes Messing, gegen Fingerabdrücke lackiert, mit samtener Rückwand und Aufsteller.',
      'Ottone spazzolato, protetto dalle impronte, con retro in velluto e piedino.',
    ],
    [
      'The brass is folded from one strip and soldered at a single corner.',
      'Das Messing ist aus einem Streifen gefaltet und an nur einer Ecke verlötet.',
      'L’ottone è piegato da una sola striscia e saldato in un unico angolo.',
    ],
  ],
  silver: [
    [
      'Silver-plated and lacquered, so it will not need polishing before visitors.',
      'Versilbert und lackiert: Vor dem Besuch muss niemand putzen.',
      'Argentata e protetta con vernice: niente da lucidare prima degli ospiti.',
    ],
    [
      'A bright silver plate over steel, with a velvet back that stands either way.',
      'Glänzende Silberauflage auf Stahl, mit samtener Rückwand, hoch wie quer zu stellen.',
      'Argentatura lucida su acciaio, con retro in velluto che sta in piedi nei due sensi.',
    ],
  ],
  painted: [
    [
      'Limewood in matt, water-based paint, with the brush marks left in on purpose.',
      'Lindenholz in matter Farbe auf Wasserbasis; die Pinselspuren dürfen bleiben.',
      'Tiglio dipinto con vernice opaca all’acqua; i segni del pennello sono voluti.',
    ],
    [
      'Painted by hand in small batches, so each colour has a little life in it.',
      'In kleinen Mengen von Hand gestrichen, darum hat jede Farbe etwas Leben.',
      'Dipinta a mano in piccole serie, così ogni colore ha un po’ di vita.',
    ],
  ],
  gilt: [
    [
      'Gilded in imitation leaf over red bole, rubbed through at the corners.',
      'Mit Schlagmetall über rotem Bolus vergoldet und an den Ecken leicht durchgerieben.',
      'Dorata a foglia su bolo rosso, leggermente consumata agli angoli.',
    ],
    [
      'The gilding is laid by hand, leaf by leaf, and toned down with a thin wash of umber.',
      'Die Vergoldung ist Blatt für Blatt aufgelegt und mit etwas Umbra gedämpft.',
      'La doratura è stesa a mano, foglia per foglia, e smorzata con un velo d’ombra.',
    ],
  ],
}

/** {materials}: the woods or stains to choose from. */
export const frameChoiceSentences: readonly Translations[] = [
  [
    'It comes in {materials}, the same moulding each time.',
    'Es gibt ihn in {materials}, jedes Mal mit derselben Leiste.',
    'È disponibile in {materials}, sempre con lo stesso profilo.',
  ],
  [
    'Choose {materials}; they sit happily side by side.',
    'Zur Wahl stehen {materials}, die auch nebeneinander gut aussehen.',
    'A scelta {materials}, che stanno bene anche insieme.',
  ],
]

export const mountSentences: Record<'none' | 'some', readonly Translations[]> = {
  none: [
    [
      'The picture goes right up to the edge, with no mount between.',
      'Das Bild reicht bis an den Rand, ohne Passepartout.',
      'L’immagine arriva fino al bordo, senza passe-partout.',
    ],
    [
      'There is no mount, just glass, picture and back.',
      'Kein Passepartout, nur Glas, Bild und Rückwand.',
      'Niente passe-partout: solo vetro, immagine e retro.',
    ],
  ],
  some: [
    [
      'A {mount} of acid-free board gives the photograph room to breathe.',
      'Ein {mount} aus säurefreiem Karton gibt dem Foto Luft.',
      'Un {mount} di cartone non acido dà respiro alla fotografia.',
    ],
    [
      'Inside is a bevel-cut {mount}; lift it out for a larger print.',
      'Innen liegt ein {mount} mit Schrägschnitt; ohne passt ein größeres Foto.',
      'All’interno c’è un {mount} a taglio smussato; senza, entra una foto più grande.',
    ],
  ],
}

/** Names of the mounts in the form used in the middle of a sentence. */
export const mountWords: Record<Exclude<MountColour, 'none'>, Translations> = {
  white: ['white mount', 'weißes Passepartout', 'passe-partout bianco'],
  cream: ['cream mount', 'cremefarbenes Passepartout', 'passe-partout crema'],
  black: ['black mount', 'schwarzes Passepartout', 'passe-partout nero'],
  sage: ['sage green mount', 'salbeigrünes Passepartout', 'passe-partout verde salvia'],
  blush: ['blush pink mount', 'puderrosa Passepartout', 'passe-partout rosa cipria'],
  slate: ['slate grey mount', 'schiefergraues Passepartout', 'passe-partout grigio ardesia'],
}

export const layoutSentences: Record<Exclude<FrameLayout, 'single'>, Translations> = {
  oval: [
    'The oval opening flatters portraits and hides bad haircuts.',
    'Der ovale Ausschnitt schmeichelt Porträts und verbirgt schlechte Frisuren.',
    'L’apertura ovale dona ai ritratti e nasconde i brutti tagli di capelli.',
  ],
  double: [
    'Two openings side by side: before and after, you and me, then and now.',
    'Zwei Ausschnitte nebeneinander: vorher und nachher, du und ich, damals und heute.',
    'Due aperture affiancate: prima e dopo, tu e io, ieri e oggi.',
  ],
  triptych: [
    'Three photographs in a row make a story; any two make an argument.',
    'Drei Fotos nebeneinander ergeben eine Geschichte.',
    'Tre fotografie in fila fanno una storia.',
  ],
  grid4: [
    'Four openings in a square, one for each season or grandchild.',
    'Vier Ausschnitte im Quadrat: für jede Jahreszeit einer oder für jedes Enkelkind.',
    'Quattro aperture in quadrato, una per stagione o per nipote.',
  ],
  collage5: [
    'Five openings of different sizes, so nobody has to agree on a favourite.',
    'Fünf Ausschnitte in verschiedenen Größen, so muss sich niemand auf ein Lieblingsfoto einigen.',
    'Cinque aperture di misure diverse, così nessuno deve scegliere la foto preferita.',
  ],
  strip4: [
    'Four pictures in one line, like a good afternoon in the photo booth.',
    'Vier Bilder in einer Reihe, wie ein guter Nachmittag im Fotoautomaten.',
    'Quattro immagini in fila, come un bel pomeriggio nella cabina per fototessere.',
  ],
  grid9: [
    'Nine small squares: a year, less the months you would rather forget.',
    'Neun kleine Quadrate: ein Jahr ohne die Monate, die man lieber vergisst.',
    'Nove piccoli quadrati: un anno, meno i mesi da dimenticare.',
  ],
}

/** {sizes}: one or several photograph sizes. */
export const frameSizeSentences = {
  one: [
    [
      'It takes photographs of {sizes}, upright or sideways.',
      'Passend für Fotos von {sizes}, hoch oder quer.',
      'Accoglie fotografie da {sizes}, in verticale o in orizzontale.',
    ],
    [
      'For pictures measuring {sizes}, with fixings for wall and shelf.',
      'Für Bilder im Format {sizes}, zum Hängen oder Stellen.',
      'Per immagini da {sizes}, da appendere o da appoggiare.',
    ],
  ],
  several: [
    [
      'Choose it for photographs of {sizes}, upright or sideways.',
      'Erhältlich für Fotos von {sizes}, hoch oder quer.',
      'Disponibile per fotografie da {sizes}, in verticale o in orizzontale.',
    ],
    [
      'Sizes: {sizes}, each with fixings for wall and shelf.',
      'Größen: {sizes}, jeweils zum Hängen oder Stellen.',
      'Misure: {sizes}, sempre da appendere o da appoggiare.',
    ],
  ],
} as const satisfies Record<string, readonly Translations[]>

export const frameMakers: Partial<Record<BrandKey, readonly Translations[]>> = {
  'mitre-rule': [
    [
      'Mitre & Rule cut, glue and pin every corner in a workshop outside Ludlow.',
      'Mitre & Rule schneidet, leimt und stiftet jede Ecke in einer Werkstatt bei Ludlow.',
      'Mitre & Rule taglia, incolla e fissa ogni angolo in un laboratorio vicino a Ludlow.',
    ],
    [
      'From Mitre & Rule, framers to two museums and several thousand mothers.',
      'Von Mitre & Rule, Rahmenmachern für zwei Museen und mehrere tausend Mütter.',
      'Di Mitre & Rule, corniciai di due musei e di qualche migliaio di madri.',
    ],
  ],
  fairlead: [
    [
      'Fairlead made ships’ fittings before it made frames, and it shows in the corners.',
      'Fairlead baute Schiffsbeschläge, ehe es Rahmen wurden; man sieht es an den Ecken.',
      'Fairlead faceva ferramenta navale prima delle cornici, e negli angoli si vede.',
    ],
    [
      'Made by Fairlead in Bristol, who will re-plate or repair it if it ever needs it.',
      'Gefertigt von Fairlead in Bristol, die ihn bei Bedarf auch aufarbeiten.',
      'Prodotta da Fairlead a Bristol, che se serve la rimette a nuovo.',
    ],
  ],
  'little-gallery': [
    [
      'The Little Gallery lays out each opening by eye, with real family photographs.',
      'The Little Gallery ordnet jeden Ausschnitt nach Augenmaß an, mit echten Familienfotos.',
      'The Little Gallery dispone ogni apertura a occhio, con vere foto di famiglia.',
    ],
    [
      'From The Little Gallery, whose frames are named after islands they have been rained on.',
      'Von The Little Gallery, deren Rahmen nach Inseln heißen, auf denen sie nass geworden sind.',
      'Di The Little Gallery, che dà alle cornici i nomi di posti dove ha preso la pioggia.',
    ],
  ],
  oxbow: [
    [
      'Oxbow paints and assembles in a converted laundry in Wiltshire.',
      'Oxbow streicht und montiert in einer umgebauten Wäscherei in Wiltshire.',
      'Oxbow dipinge e assembla in un’ex lavanderia del Wiltshire.',
    ],
    [
      'By Oxbow, a family of four who cannot agree on a favourite colour.',
      'Von Oxbow, einer vierköpfigen Familie, die sich auf keine Lieblingsfarbe einigen kann.',
      'Di Oxbow, una famiglia di quattro persone che non si accorda sul colore preferito.',
    ],
  ],
}

export const frameClosings: readonly Translations[] = [
  [
    'Comes with a picture of someone we hope you will replace.',
    'Geliefert mit einem Foto, das Sie hoffentlich bald austauschen.',
    'Arriva con la foto di qualcuno che speriamo tu sostituisca presto.',
  ],
  ['The glass is real glass.', 'Das Glas ist echtes Glas.', 'Il vetro è vetro vero.'],
  [
    'Opens with two turn buttons and no swearing.',
    'Öffnet sich mit zwei Drehverschlüssen und ganz ohne Fluchen.',
    'Si apre con due levette, senza imprecare.',
  ],
  ['A safe present for almost anybody.', 'Ein sicheres Geschenk für fast jeden.', 'Un regalo sicuro per quasi tutti.'],
  ['It looks well in threes.', 'Zu dritt besonders schön.', 'In gruppi di tre dà il meglio.'],
  [
    'At home on a mantelpiece, a piano or a stack of books.',
    'Zu Hause auf Kaminsims, Klavier oder Bücherstapel.',
    'A casa sua su un camino, un pianoforte o una pila di libri.',
  ],
  [
    'We will fit your photograph for you if you send it.',
    'Auf Wunsch setzen wir Ihr Foto gleich ein.',
    'Se ce la mandi, montiamo noi la tua fotografia.',
  ],
  [
    'Backed with felt, kind to polished tables.',
    'Mit Filz hinterlegt und gut zu polierten Tischen.',
    'Con il retro in feltro, gentile con i tavoli lucidi.',
  ],
  [
    'It has survived our own stairs.',
    'Er hat schon unser eigenes Treppenhaus überstanden.',
    'Ha superato la prova delle nostre scale.',
  ],
  [
    'Packed in cardboard, honeycomb and optimism.',
    'Verpackt in Karton, Wabenpapier und Zuversicht.',
    'Imballata in cartone, carta a nido d’ape e ottimismo.',
  ],
]

export const frameShort: Translations = [
  '{noun} by {brand}, {material}.',
  '{noun} von {brand}, {material}.',
  '{noun} di {brand}, {material}.',
]
export const frameMaterialShort: Record<FrameMaterial, Translations> = {
  oak: ['in solid oak', 'aus massiver Eiche', 'in rovere massello'],
  walnut: ['in solid walnut', 'aus massivem Nussbaum', 'in noce massello'],
  ash: ['in pale ash', 'aus heller Esche', 'in frassino chiaro'],
  pine: ['in waxed pine', 'aus gewachster Kiefer', 'in pino cerato'],
  black: ['in black', 'in Schwarz', 'in nero opaco'],
  white: ['in soft white', 'in weichem Weiß', 'in bianco morbido'],
  brass: ['in brushed brass', 'aus gebürstetem Messing', 'in ottone spazzolato'],
  silver: ['silver-plated', 'versilbert', 'argentata'],
  gilt: ['gilded by hand', 'von Hand vergoldet', 'dorata a mano'],
  painted: ['hand-painted', 'von Hand gestrichen', 'dipinta a mano'],
}
