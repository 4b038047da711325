import type { ClockCase, ClockFace } from '../../../pictures/vocabulary.ts'
import type { BrandKey } from '../../makers/names.ts'
import type { Translations } from '../../texts.ts'
import type { ClockGroup, Movement } from './clock-rows.ts'

export const clockNouns: Record<ClockGroup, Translations> = {
  wall: ['Wall Clock', 'Wanduhr', 'Orologio da parete'],
  kitchen: ['Kitchen Clock', 'Küchenuhr', 'Orologio da cucina'],
  station: ['Station Clock', 'Bahnhofsuhr', 'Orologio da stazione'],
  sunburst: ['Sunburst Clock', 'Strahlenuhr', 'Orologio a raggiera'],
  mantel: ['Mantel Clock', 'Kaminuhr', 'Orologio da camino'],
  carriage: ['Carriage Clock', 'Reiseuhr', 'Orologio da viaggio'],
  cuckoo: ['Cuckoo Clock', 'Kuckucksuhr', 'Orologio a cucù'],
  alarm: ['Alarm Clock', 'Wecker', 'Sveglia'],
}

/**
 * The case material in the product name: before the noun in English, after it in the other languages. A painted case is
 * not mentioned.
 */
export const caseInName: Record<ClockCase, Translations | null> = {
  oak: ['Oak', 'aus Eiche', 'in rovere'],
  walnut: ['Walnut', 'aus Nussbaum', 'in noce'],
  ash: ['Ash', 'aus Esche', 'in frassino'],
  brass: ['Brass', 'aus Messing', 'in ottone'],
  steel: ['Steel', 'aus Stahl', 'in acciaio'],
  cork: ['Cork', 'aus Kork', 'in sughero'],
  painted: null,
}

export const faceSentences: Record<ClockFace, readonly Translations[]> = {
  roman: [
    [
      '{model} keeps to Roman numerals, as clocks did before anyone was in a hurry.',
      '{model} bleibt bei römischen Ziffern, wie Uhren es taten, ehe jemand in Eile war.',
      '{model} resta fedele ai numeri romani, come gli orologi di quando nessuno aveva fretta.',
    ],
    [
      'Roman numerals on a clear dial give {model} the look of something that has always been there.',
      'Römische Ziffern auf ruhigem Grund: {model} sieht aus, als wäre die Uhr schon immer da gewesen.',
      'Numeri romani su un fondo pulito: {model} sembra lì da sempre.',
    ],
    [
      'Nothing to explain about {model}: twelve Roman numerals, two good hands, the right time.',
      'An {model} gibt es nichts zu erklären: zwölf römische Ziffern, zwei gute Zeiger, die richtige Zeit.',
      'Di {model} non c’è nulla da spiegare: dodici numeri romani, due buone lancette, l’ora giusta.',
    ],
    [
      'The Roman dial of {model} was drawn from an old schoolroom clock and tidied up a little.',
      'Das römische Zifferblatt von {model} ist einer alten Schuluhr nachgezeichnet und ein wenig aufgeräumt.',
      'Il quadrante romano di {model} è ridisegnato da un vecchio orologio di scuola, con un po’ più d’ordine.',
    ],
  ],
  arabic: [
    [
      'Plain Arabic figures, big enough to read without glasses, are the whole point of {model}.',
      'Klare arabische Ziffern, groß genug zum Lesen ohne Brille: Darum geht es bei {model}.',
      'Cifre arabe chiare, leggibili anche senza occhiali: ecco il senso di {model}.',
    ],
    [
      '{model} has round, friendly figures that a child can learn the time from.',
      '{model} hat runde, freundliche Ziffern, an denen Kinder die Uhr lernen.',
      '{model} ha cifre tonde e amichevoli, di quelle su cui i bambini imparano a leggere l’ora.',
    ],
    [
      'One glance at {model} is enough: twelve honest figures and no decoration.',
      'Ein Blick auf {model} genügt: zwölf ehrliche Ziffern und keine Verzierung.',
      'A {model} basta un’occhiata: dodici cifre oneste e nessun ornamento.',
    ],
    [
      'The figures on {model} are set like a good railway timetable, dark and evenly spaced.',
      'Die Ziffern von {model} stehen wie in einem guten Fahrplan: dunkel und gleichmäßig.',
      'Le cifre di {model} sono disposte come in un buon orario ferroviario: scure e regolari.',
    ],
  ],
  batons: [
    [
      '{model} marks the hours with slim batons and leaves the rest to you.',
      '{model} zeigt die Stunden mit schmalen Strichen und überlässt den Rest dem Betrachter.',
      '{model} segna le ore con barrette sottili e lascia il resto a chi guarda.',
    ],
    [
      'Twelve batons, two hands, plenty of quiet between: that is {model}.',
      'Zwölf Striche, zwei Zeiger und viel Ruhe dazwischen: Das ist {model}.',
      'Dodici barrette, due lancette e tanta calma in mezzo: questo è {model}.',
    ],
    [
      'Fine batons instead of figures keep {model} calm enough for a bedroom.',
      'Feine Striche statt Ziffern: {model} ist ruhig genug fürs Schlafzimmer.',
      'Barrette sottili al posto delle cifre: {model} non disturba nemmeno in camera da letto.',
    ],
  ],
  bauhaus: [
    [
      '{model} borrows its dial from the drawing boards of the twenties: circle, line, one touch of colour.',
      '{model} leiht sich sein Zifferblatt von den Zeichentischen der Zwanziger: Kreis, Linie, ein Tupfer Farbe.',
      '{model} prende il quadrante dai tavoli da disegno degli anni Venti: cerchio, linea, un tocco di colore.',
    ],
    [
      'Every line on the dial of {model} does a job, in the Bauhaus manner, and then stops.',
      'Auf dem Zifferblatt von {model} hat nach Bauhaus-Art jede Linie eine Aufgabe und hört dann auf.',
      'Sul quadrante di {model}, alla maniera del Bauhaus, ogni linea ha un compito e poi si ferma.',
    ],
    [
      'A Bauhaus dial with slender figures makes {model} look exact without looking severe.',
      'Ein Bauhaus-Zifferblatt mit schlanken Ziffern lässt {model} genau wirken, aber nicht streng.',
      'Un quadrante Bauhaus dalle cifre snelle dà a {model} un’aria precisa ma non severa.',
    ],
  ],
  station: [
    [
      '{model} is a platform clock: bold markers you can read while running.',
      '{model} ist eine Uhr für den Bahnsteig: kräftige Striche, die man auch im Laufen liest.',
      '{model} è un orologio da banchina: segni marcati che si leggono anche correndo.',
    ],
    [
      'The dial of {model} comes straight from the station hall, minute marks and all.',
      'Das Zifferblatt von {model} kommt geradewegs aus der Bahnhofshalle, samt Minutenstrichen.',
      'Il quadrante di {model} arriva dritto dall’atrio della stazione, tacche dei minuti comprese.',
    ],
    [
      'With {model} on the wall nobody misses the 7.42 again.',
      'Mit {model} an der Wand verpasst niemand mehr den Zug um 7.42 Uhr.',
      'Con {model} alla parete nessuno perde più il treno delle 7.42.',
    ],
  ],
  sunburst: [
    [
      'Rays in two lengths turn {model} into something between a clock and good news.',
      'Strahlen in zwei Längen machen {model} zu etwas zwischen Uhr und guter Nachricht.',
      'Raggi di due lunghezze fanno di {model} qualcosa tra un orologio e una buona notizia.',
    ],
    [
      '{model} opens its rays over a plain wall and needs nothing else near it.',
      '{model} breitet seine Strahlen auf einer ruhigen Wand aus und braucht nichts daneben.',
      '{model} apre i suoi raggi su una parete semplice e non chiede altro intorno.',
    ],
    [
      'A sunburst in the best mid-century manner: {model} is mostly rays and all cheerfulness.',
      'Strahlen nach bester Art der Fünfzigerjahre: {model} besteht vor allem aus guter Laune.',
      'Una raggiera nel miglior stile anni Cinquanta: {model} è quasi tutto raggi e buonumore.',
    ],
  ],
  skeleton: [
    [
      '{model} is cut away until only the numerals and the time are left.',
      '{model} ist so weit ausgeschnitten, dass nur Ziffern und Zeit übrig bleiben.',
      '{model} è traforato finché restano soltanto i numeri e il tempo.',
    ],
    [
      'You can see straight through {model}, to the wheels or to the wall behind.',
      'Durch {model} sieht man hindurch: auf die Räder oder auf die Wand dahinter.',
      'Attraverso {model} si vede tutto: gli ingranaggi oppure la parete.',
    ],
    [
      'An open dial shows what {model} is made of, and it has nothing to hide.',
      'Ein offenes Zifferblatt zeigt, woraus {model} besteht; zu verbergen gibt es nichts.',
      'Un quadrante aperto mostra di che cosa è fatto {model}, che non ha niente da nascondere.',
    ],
  ],
  numberless: [
    [
      'No figures at all on {model}: after two days you will not miss them.',
      'Auf {model} steht keine einzige Ziffer; nach zwei Tagen fehlt sie niemandem.',
      'Su {model} non c’è neanche un numero: dopo due giorni non li cerchi più.',
    ],
    [
      '{model} is two hands on an empty dial, which is most of what a clock needs.',
      '{model}, das sind zwei Zeiger auf leerem Grund: fast alles, was eine Uhr braucht.',
      '{model}: due lancette su un quadrante vuoto, quasi tutto ciò che serve per leggere l’ora.',
    ],
    [
      'An empty dial gives {model} the calm of a plate before the meal.',
      'Das leere Zifferblatt gibt {model} die Ruhe eines Tellers vor dem Essen.',
      'Il quadrante vuoto dà a {model} la calma di un piatto prima del pasto.',
    ],
  ],
}

export const caseSentences: Record<ClockCase, readonly Translations[]> = {
  oak: [
    [
      'The case is European oak, oiled rather than varnished, so a cloth will freshen it.',
      'Das Gehäuse ist aus europäischer Eiche, geölt statt lackiert, und lässt sich mit einem Tuch auffrischen.',
      'La cassa è di rovere europeo, oliata e non verniciata: basta un panno per ravvivarla.',
    ],
    [
      'Solid oak, shaped and sanded by hand; the grain is different on each one.',
      'Massive Eiche, von Hand geformt und geschliffen; die Maserung ist jedes Mal anders.',
      'Rovere massello, sagomato e levigato a mano; la venatura è diversa ogni volta.',
    ],
  ],
  walnut: [
    [
      'The walnut case is waxed to a low shine and darkens kindly with the years.',
      'Das Nussbaumgehäuse ist auf leisen Glanz gewachst und dunkelt mit den Jahren freundlich nach.',
      'La cassa di noce è lucidata a cera e con gli anni scurisce con garbo.',
    ],
    [
      'Made of walnut with a straight, quiet grain, finished in hard wax oil.',
      'Aus Nussbaum mit gerader, ruhiger Maserung, mit Hartwachsöl behandelt.',
      'In noce dalla venatura dritta e tranquilla, con finitura a olio e cera dura.',
    ],
  ],
  ash: [
    [
      'Pale ash, soaped in the Scandinavian way, keeps its light colour.',
      'Helle Esche, nach skandinavischer Art geseift, behält ihre Farbe.',
      'Frassino chiaro, trattato a sapone alla maniera scandinava, che mantiene il suo colore.',
    ],
    [
      'The case is ash, the wood of tool handles: light, strong and pleasant to hold.',
      'Das Gehäuse ist aus Esche, dem Holz der Werkzeugstiele: leicht, fest und angenehm in der Hand.',
      'La cassa è di frassino, il legno dei manici degli attrezzi: leggero, robusto, piacevole al tatto.',
    ],
  ],
  brass: [
    [
      'The brass is brushed and left unlacquered, so it will mellow; polish it or don’t.',
      'Das Messing ist gebürstet und unlackiert, es darf nachdunkeln; polieren kann man, muss man nicht.',
      'L’ottone è spazzolato e senza vernice, quindi si scalda col tempo; lucidalo, oppure no.',
    ],
    [
      'Solid brass gives it a good weight in the hand and a soft light on the shelf.',
      'Massives Messing gibt Gewicht in der Hand und ein weiches Licht auf dem Regal.',
      'L’ottone massiccio dà peso in mano e una luce morbida sullo scaffale.',
    ],
  ],
  steel: [
    [
      'The steel case is pressed in one piece and finished with a fine matt grain.',
      'Das Stahlgehäuse ist aus einem Stück gepresst und fein mattiert.',
      'La cassa d’acciaio è stampata in un solo pezzo e finemente satinata.',
    ],
    [
      'Brushed steel that shrugs off steam, fingerprints and most fashions.',
      'Gebürsteter Stahl, dem Dampf, Fingerabdrücke und die meisten Moden nichts anhaben.',
      'Acciaio spazzolato, indifferente a vapore, impronte e quasi tutte le mode.',
    ],
  ],
  painted: [
    [
      'The wooden case is sprayed with three thin coats of matt, water-based paint.',
      'Das Holzgehäuse ist mit drei dünnen Schichten matter Farbe auf Wasserbasis lackiert.',
      'La cassa di legno è laccata con tre mani sottili di vernice opaca all’acqua.',
    ],
    [
      'Painted wood in a colour chosen to sit with old plaster as well as new.',
      'Lackiertes Holz in einer Farbe, die zu altem Putz so gut passt wie zu neuem.',
      'Legno laccato in una tinta pensata per l’intonaco vecchio come per quello nuovo.',
    ],
  ],
  cork: [
    [
      'The face is Portuguese cork, warm to the touch and as light as it looks.',
      'Die Front ist aus portugiesischem Kork, warm beim Anfassen und so leicht, wie sie aussieht.',
      'Il fronte è di sughero portoghese, caldo al tatto e leggero come sembra.',
    ],
    [
      'Pressed cork from bottle-stopper offcuts, sealed with a plant wax.',
      'Gepresster Kork aus Resten der Korkenfertigung, mit Pflanzenwachs versiegelt.',
      'Sughero pressato dagli scarti dei tappi, sigillato con cera vegetale.',
    ],
  ],
}

/** {cases}: the woods to choose from. */
export const caseChoiceSentences: readonly Translations[] = [
  [
    'The case comes in {cases}, oiled and never varnished.',
    'Das Gehäuse gibt es in {cases}, geölt und nie lackiert.',
    'La cassa è disponibile in {cases}, oliata e mai verniciata.',
  ],
  [
    'Choose {cases}: the same shape, a different temper each time.',
    'Zur Wahl stehen {cases}: dieselbe Form, jedes Mal ein anderes Temperament.',
    'A scelta {cases}: la stessa forma, ogni volta un carattere diverso.',
  ],
]

export const movementSentences: Record<Movement, readonly Translations[]> = {
  sweep: [
    [
      'The second hand glides instead of ticking, so the room stays as quiet as it was.',
      'Das Werk läuft schleichend und lautlos, im Zimmer bleibt es so still wie zuvor.',
      'Il movimento scorre senza ticchettio: la stanza resta silenziosa com’era.',
    ],
    [
      'Inside is a silent sweep movement that runs for about two years on one AA battery.',
      'Innen arbeitet ein lautloses Quarzwerk, das mit einer AA-Batterie etwa zwei Jahre läuft.',
      'Dentro c’è un movimento al quarzo silenzioso, che con una pila AA va avanti circa due anni.',
    ],
  ],
  step: [
    [
      'A plain quartz movement with a soft, regular tick; one AA battery lasts about eighteen months.',
      'Ein schlichtes Quarzwerk mit leisem, regelmäßigem Ticken; eine AA-Batterie reicht rund achtzehn Monate.',
      'Un movimento al quarzo dal ticchettio dolce e regolare; una pila AA dura circa diciotto mesi.',
    ],
    [
      'It ticks, gently, for those who like company, and needs a single AA battery.',
      'Das Ticken ist leise, für alle, die Gesellschaft mögen; gebraucht wird eine AA-Batterie.',
      'Ticchetta piano, per chi ama la compagnia, e vuole una sola pila AA.',
    ],
  ],
  radio: [
    [
      'A radio movement sets itself every night and changes to summer time without being asked.',
      'Das Funkwerk stellt sich jede Nacht selbst und wechselt ungefragt zur Sommerzeit.',
      'Il movimento radiocontrollato si regola da solo ogni notte e passa all’ora legale senza che tu glielo chieda.',
    ],
    [
      'The time arrives by radio, correct to the second, from the transmitter nearest to you.',
      'Die Zeit kommt per Funk, auf die Sekunde genau, vom nächstgelegenen Sender.',
      'L’ora arriva via radio, precisa al secondo, dal trasmettitore più vicino.',
    ],
  ],
  'eight-day': [
    [
      'The mechanical movement is wound once a week with the key supplied; Sunday is traditional.',
      'Das mechanische Werk wird einmal in der Woche mit dem beiliegenden Schlüssel aufgezogen, traditionell am Sonntag.',
      'Il movimento meccanico si carica una volta alla settimana con la chiave in dotazione; per tradizione, la domenica.',
    ],
    [
      'An eight-day movement with eleven jewels, regulated in our workshop for a fortnight before it leaves.',
      'Ein Acht-Tage-Werk mit elf Steinen, vor dem Versand zwei Wochen lang in unserer Werkstatt reguliert.',
      'Un movimento otto giorni con undici rubini, regolato per due settimane nel nostro laboratorio prima di partire.',
    ],
  ],
  'one-day': [
    [
      'It is wound every evening, which takes less time than brushing your teeth.',
      'Aufgezogen wird jeden Abend; das dauert kürzer als Zähneputzen.',
      'Si carica ogni sera: ci vuole meno che a lavarsi i denti.',
    ],
    [
      'A one-day mechanical movement: wind it at bedtime and it will keep you company until the next.',
      'Ein mechanisches Ein-Tag-Werk: abends aufziehen, und es begleitet bis zum nächsten Abend.',
      'Un movimento meccanico da un giorno: caricalo la sera e ti fa compagnia fino alla successiva.',
    ],
  ],
}

/**
 * {size}, {depth}: centimetres; {sizes} when there are several. Wall clocks are measured by diameter, others by height.
 */
export const clockSizeSentences = {
  across: [
    [
      'It measures {size} cm across and {depth} cm deep, and hangs from one screw.',
      'Der Durchmesser beträgt {size} cm, die Tiefe {depth} cm; aufgehängt wird an einer Schraube.',
      'Misura {size} cm di diametro e {depth} cm di profondità, e si appende a una sola vite.',
    ],
    [
      '{size} cm wide, {depth} cm deep; a fixing for plaster or brick is in the box.',
      '{size} cm breit, {depth} cm tief; Dübel und Schraube liegen bei.',
      'Larghezza {size} cm, profondità {depth} cm; tassello e vite sono nella scatola.',
    ],
  ],
  acrossSeveral: [
    [
      'Choose {sizes} cm across; all are {depth} cm deep and hang from one screw.',
      'Zur Wahl stehen {sizes} cm Durchmesser, jeweils {depth} cm tief, an einer Schraube aufzuhängen.',
      'A scelta {sizes} cm di diametro, sempre {depth} cm di profondità, da appendere a una sola vite.',
    ],
    [
      'It comes {sizes} cm wide and {depth} cm deep, with a fixing in the box.',
      'Erhältlich mit {sizes} cm Breite und {depth} cm Tiefe; das Befestigungsmaterial liegt bei.',
      'Disponibile in larghezza {sizes} cm, profondità {depth} cm, con il fissaggio nella scatola.',
    ],
  ],
  upright: [
    [
      'It stands {size} cm tall and {depth} cm deep, on felt feet.',
      'Höhe {size} cm, Tiefe {depth} cm, auf Filzfüßen.',
      'In altezza {size} cm, in profondità {depth} cm, su piedini di feltro.',
    ],
    [
      'Height {size} cm, depth {depth} cm: the space of three paperbacks.',
      '{size} cm hoch und {depth} cm tief: etwa so viel Platz wie drei Taschenbücher.',
      'Altezza {size} cm, profondità {depth} cm: più o meno lo spazio di tre tascabili.',
    ],
  ],
  hung: [
    [
      'The house is {size} cm tall and {depth} cm deep, and hangs from one screw.',
      'Das Häuschen ist {size} cm hoch und {depth} cm tief und hängt an einer Schraube.',
      'La casetta è alta {size} cm e profonda {depth} cm, e si appende a una sola vite.',
    ],
    [
      'From eaves to base it measures {size} cm, with {depth} cm from wall to beak.',
      'Vom Giebel bis zum Sockel sind es {size} cm, von der Wand bis zum Schnabel {depth} cm.',
      'Dal tetto alla base misura {size} cm, dalla parete al becco {depth} cm.',
    ],
  ],
} as const satisfies Record<string, readonly Translations[]>

export const clockMakers: Partial<Record<BrandKey, readonly Translations[]>> = {
  'harrow-bell': [
    [
      'Harrow & Bell have built clocks in Shropshire since 1874 and still answer their own telephone.',
      'Harrow & Bell bauen seit 1874 Uhren in Shropshire und gehen noch immer selbst ans Telefon.',
      'Harrow & Bell costruiscono orologi nello Shropshire dal 1874 e rispondono ancora di persona al telefono.',
    ],
    [
      'Assembled by one pair of hands at Harrow & Bell, whose initials are on the back plate.',
      'Bei Harrow & Bell von einem einzigen Paar Hände gebaut, dessen Initialen auf der Rückplatte stehen.',
      'Montato da un solo paio di mani da Harrow & Bell, con le iniziali sulla platina.',
    ],
  ],
  tickmore: [
    [
      'Tickmore design everyday clocks in Sheffield and guarantee them for five years.',
      'Tickmore entwirft in Sheffield Uhren für jeden Tag und gibt fünf Jahre Garantie.',
      'Tickmore progetta a Sheffield orologi per tutti i giorni e li garantisce cinque anni.',
    ],
    [
      'From Tickmore in Sheffield, who believe that a good clock need not be a luxury.',
      'Von Tickmore aus Sheffield, wo man findet, dass eine gute Uhr kein Luxus sein muss.',
      'Di Tickmore, Sheffield, dove si pensa che un buon orologio non debba essere un lusso.',
    ],
  ],
  'alder-tide': [
    [
      'Alder & Tide are two joiners on the Northumberland coast who make very few things, slowly.',
      'Alder & Tide sind zwei Tischler an der Küste von Northumberland, die sehr wenige Dinge sehr langsam machen.',
      'Alder & Tide sono due falegnami sulla costa del Northumberland che fanno pochissime cose, con calma.',
    ],
    [
      'Made by Alder & Tide in batches of forty, then they sweep the floor and start again.',
      'Alder & Tide fertigt in Serien zu vierzig Stück, dann wird gefegt und neu begonnen.',
      'Alder & Tide lo produce a lotti di quaranta; poi si spazza il pavimento e si ricomincia.',
    ],
  ],
  junction: [
    [
      'Junction Clock Co. began with platform clocks and still tests every one for a week.',
      'Die Junction Clock Co. hat mit Bahnsteiguhren angefangen und prüft bis heute jede Uhr eine Woche lang.',
      'La Junction Clock Co. ha cominciato con gli orologi di stazione e ancora oggi li prova uno per uno per una settimana.',
    ],
    [
      'Built in Crewe by Junction Clock Co., from parts you can still buy singly.',
      'Gebaut in Crewe von der Junction Clock Co., aus Teilen, die es noch einzeln zu kaufen gibt.',
      'Costruito a Crewe dalla Junction Clock Co., con pezzi che si comprano ancora uno a uno.',
    ],
  ],
  waldruh: [
    [
      'Waldruh carves in the Black Forest; bird, bellows and fir-cone weights are made in the same valley.',
      'Waldruh schnitzt im Schwarzwald; Vogel, Blasebalg und Tannenzapfen entstehen im selben Tal.',
      'Waldruh intaglia nella Foresta Nera; uccellino, mantice e pigne nascono nella stessa valle.',
    ],
    [
      'The cuckoo calls the hours with two small bellows and, says Waldruh, goes to bed at ten.',
      'Der Kuckuck ruft die Stunden mit zwei kleinen Blasebälgen und geht, sagt Waldruh, um zehn ins Bett.',
      'Il cucù canta le ore con due piccoli mantici e, dice Waldruh, alle dieci va a dormire.',
    ],
  ],
  pippin: [
    [
      'Pippin & Daughters name every alarm clock after an apple; this one is best in autumn.',
      'Pippin & Daughters benennen jeden Wecker nach einem Apfel; dieser schmeckt das ganze Jahr.',
      'Pippin & Daughters danno a ogni sveglia il nome di una mela; questa è buona tutto l’anno.',
    ],
    [
      'The alarm grows louder over thirty seconds, because Pippin & Daughters have manners.',
      'Der Alarm wird über dreißig Sekunden lauter, denn Pippin & Daughters haben Manieren.',
      'La suoneria cresce in trenta secondi, perché Pippin & Daughters hanno buone maniere.',
    ],
  ],
}

export const clockClosings: Record<ClockGroup, readonly Translations[]> = {
  wall: [
    [
      'Good in a hall, where people need telling.',
      'Gut im Flur, wo man daran erinnert werden will.',
      'Sta bene nell’ingresso, dove serve ricordarsi l’ora.',
    ],
    [
      'It likes a wall of its own.',
      'Am liebsten an einer Wand für sich allein.',
      'Preferisce una parete tutta per sé.',
    ],
    ['Quietly right above a sideboard.', 'Über einem Sideboard genau richtig.', 'Perfetto sopra una credenza.'],
    [
      'We have had one in the office for years.',
      'In unserem Büro hängt seit Jahren eine.',
      'Nel nostro ufficio ce n’è uno da anni.',
    ],
    [
      'Pleasant to look at even when you are late.',
      'Auch dann schön anzusehen, wenn man zu spät ist.',
      'Bello da guardare anche quando si è in ritardo.',
    ],
    [
      'The bookcase will look better for it.',
      'Dem Bücherregal daneben tut sie gut.',
      'La libreria accanto ci guadagna.',
    ],
    [
      'A useful wedding present, and not a toaster.',
      'Ein nützliches Hochzeitsgeschenk, und kein Toaster.',
      'Un regalo di nozze utile, e non è un tostapane.',
    ],
  ],
  kitchen: [
    [
      'Named after a bake, and timed for one.',
      'Benannt nach einem Gebäck und gut, um eines zu stoppen.',
      'Porta il nome di un dolce e serve a cronometrarlo.',
    ],
    [
      'Wipes clean after marmalade.',
      'Nach der Marmelade einfach abwischen.',
      'Dopo la marmellata si pulisce con un panno.',
    ],
    ['Keeps its head in steam.', 'Behält auch im Dampf die Nerven.', 'Anche tra i vapori mantiene la calma.'],
  ],
  station: [
    [
      'Two minutes fast is a matter for you.',
      'Zwei Minuten vorstellen ist Privatsache.',
      'Metterlo avanti di due minuti è affar tuo.',
    ],
    ['It makes a kitchen feel punctual.', 'Jede Küche wird damit pünktlicher.', 'In cucina mette subito puntualità.'],
    ['Tea trolley not supplied.', 'Der Speisewagen ist nicht enthalten.', 'Carrello del tè non compreso.'],
  ],
  sunburst: [
    [
      'Hang it where you would hang a mirror.',
      'Am besten dort, wo sonst ein Spiegel hinge.',
      'Da appendere dove metteresti uno specchio.',
    ],
    [
      'A grey morning is no match for it.',
      'Gegen sie hat ein grauer Morgen keine Chance.',
      'Contro di lui una mattina grigia non ha speranze.',
    ],
    [
      'The shadow it throws in the afternoon is half the pleasure.',
      'Der Schatten, den sie nachmittags wirft, ist das halbe Vergnügen.',
      'L’ombra che getta il pomeriggio è metà del piacere.',
    ],
  ],
  mantel: [
    [
      'Made for the middle of the shelf, candlesticks either side.',
      'Gemacht für die Mitte des Kaminsimses, Leuchter links und rechts.',
      'Fatto per il centro della mensola, con un candeliere per lato.',
    ],
    [
      'A retirement clock that nobody will re-gift.',
      'Eine Uhr zum Ruhestand, die niemand weiterverschenkt.',
      'Un orologio da pensione che nessuno ricicla.',
    ],
    [
      'It will find its place between the invitations and the good vase.',
      'Sie findet ihren Platz zwischen Einladungen und guter Vase.',
      'Troverà il suo posto tra gli inviti e il vaso buono.',
    ],
    [
      'Equally at home on a desk or a bookshelf.',
      'Auf Schreibtisch oder Bücherregal genauso zu Hause.',
      'A casa sua anche su una scrivania o in libreria.',
    ],
    [
      'We can engrave a name and a date on the back.',
      'Auf Wunsch gravieren wir Namen und Datum auf die Rückseite.',
      'Se vuoi, incidiamo un nome e una data sul retro.',
    ],
  ],
  carriage: [
    [
      'Named after the carriage it would once have ridden in.',
      'Benannt nach der Kutsche, in der sie einst gereist wäre.',
      'Porta il nome della carrozza su cui avrebbe viaggiato.',
    ],
    [
      'The handle is not for show; take it with you from room to room.',
      'Der Griff ist keine Zierde; man trägt sie von Zimmer zu Zimmer.',
      'La maniglia non è per bellezza: portalo con te di stanza in stanza.',
    ],
    [
      'A clock for the end of something and the start of something else.',
      'Eine Uhr für das Ende von etwas und den Anfang von etwas anderem.',
      'Un orologio per la fine di qualcosa e l’inizio di qualcos’altro.',
    ],
  ],
  cuckoo: [
    [
      'A lever on the side lets everyone sleep.',
      'Ein Hebel an der Seite lässt alle schlafen.',
      'Una levetta sul fianco lascia dormire tutti.',
    ],
    [
      'Children will be on time just to hear it.',
      'Kinder sind pünktlich, nur um ihn zu hören.',
      'I bambini saranno puntuali solo per sentirlo.',
    ],
    [
      'Hang it high, where the bird can see everyone.',
      'Hoch aufhängen, damit der Vogel alle sieht.',
      'Appendilo in alto, così l’uccellino vede tutti.',
    ],
  ],
  alarm: [
    [
      'Small enough to travel, loud enough to matter.',
      'Klein genug zum Reisen, laut genug, um zu zählen.',
      'Abbastanza piccola per viaggiare, abbastanza forte per farsi sentire.',
    ],
    [
      'It leaves the telephone outside the bedroom.',
      'Damit bleibt das Telefon draußen vor dem Schlafzimmer.',
      'Così il telefono resta fuori dalla camera.',
    ],
    [
      'The light comes on at a touch and goes off by itself.',
      'Das Licht geht auf Druck an und von selbst wieder aus.',
      'La luce si accende con un tocco e si spegne da sola.',
    ],
    [
      'Snooze is nine minutes, as it has always been.',
      'Die Schlummertaste gewährt neun Minuten, wie seit jeher.',
      'Il pisolino dura nove minuti, come è sempre stato.',
    ],
  ],
}

/** Placeholders: {noun}, in lower case where the language requires it, {brand} and {movement}. */
export const shortClockDescription: Translations = [
  '{noun} by {brand}, {movement}.',
  '{noun} von {brand}, {movement}.',
  '{noun} di {brand}, {movement}.',
]
export const movementShort: Record<Movement, Translations> = {
  sweep: ['with a silent movement', 'mit lautlosem Werk', 'con movimento silenzioso'],
  step: ['with a quartz movement', 'mit Quarzwerk', 'con movimento al quarzo'],
  radio: ['set by radio', 'mit Funkwerk', 'con ora via radio'],
  'eight-day': ['wound once a week', 'einmal wöchentlich aufzuziehen', 'a carica settimanale'],
  'one-day': ['wound every evening', 'täglich aufzuziehen', 'a carica giornaliera'],
}
