import type { Translations } from '../texts.ts'
import type { ArtistKey, BrandKey } from './names.ts'

/** Two or three sentences about each studio and maker. All of them are invented. */
export const biographies: Readonly<Record<ArtistKey | BrandKey, Translations>> = {
  renwick: [
    'Isla Renwick walks the Cumbrian fells with a box of twelve colours and comes home with six. She trained as a map colourist, taught for a while, and now paints hills full time from a kitchen with a view of three of them.',
    'Isla Renwick wandert mit zwölf Farben durch die Berge von Cumbria und kommt mit sechs zurück. Sie lernte Kartenkoloristin, unterrichtete eine Weile und malt heute nur noch Hügel, in einer Küche mit Blick auf drei davon.',
    'Isla Renwick cammina sui monti della Cumbria con dodici colori e torna con sei. Ha studiato da colorista di mappe, ha insegnato per un po’ e ora dipinge soltanto colline, in una cucina che ne vede tre.',
  ],
  marsh: [
    'Odette Marsh cut costumes for the theatre until her scissors found something better to do. She paints her papers on Mondays and cuts for the rest of the week, standing up, with the radio on.',
    'Odette Marsh schnitt Kostüme fürs Theater, bis ihre Schere etwas Besseres zu tun fand. Montags bemalt sie Papier, den Rest der Woche schneidet sie, im Stehen und mit Radio.',
    'Odette Marsh tagliava costumi per il teatro, finché le sue forbici non hanno trovato di meglio. Il lunedì dipinge le carte, il resto della settimana taglia, in piedi e con la radio accesa.',
  ],
  quill: [
    'Hester Quill has a shed, a press and a garden in Herefordshire, in ascending order of size. She cuts only what grows within a mile, which has made her an authority on cow parsley.',
    'Hester Quill hat in Herefordshire einen Schuppen, eine Presse und einen Garten. Sie schneidet nur, was im Umkreis von zwei Kilometern wächst, und gilt darum als Fachfrau für Wiesenkerbel.',
    'Hester Quill ha un capanno, un torchio e un giardino nell’Herefordshire. Incide soltanto ciò che cresce nel raggio di due chilometri, e così è diventata un’autorità in fatto di cerfoglio selvatico.',
  ],
  penhale: [
    'Jory Penhale fished out of Newlyn for eleven years and drew in the evenings; now it is the other way round. He still checks the forecast four times a day.',
    'Jory Penhale fischte elf Jahre lang von Newlyn aus und zeichnete am Abend; heute ist es umgekehrt. Den Seewetterbericht hört er noch immer viermal am Tag.',
    'Jory Penhale ha pescato per undici anni al largo di Newlyn e disegnava la sera; adesso è il contrario. Le previsioni le ascolta ancora quattro volte al giorno.',
  ],
  vogt: [
    'Anselm Vogt painted scenery in Hamburg before he moved to Margate for the light. He works on eight pictures at once and finishes, on average, three.',
    'Anselm Vogt malte in Hamburg Bühnenbilder, ehe er des Lichtes wegen nach Margate zog. Er arbeitet an acht Bildern zugleich und vollendet im Schnitt drei.',
    'Anselm Vogt dipingeva scenografie ad Amburgo prima di trasferirsi a Margate per la luce. Lavora a otto quadri insieme e ne finisce, in media, tre.',
  ],
  ashcombe: [
    'Nell Ashcombe has kept a moon diary for twenty-two years, ever since she rented an attic with the right window. By day she draws for a science museum; by night she is upstairs with a red torch and a flask.',
    'Nell Ashcombe führt seit zweiundzwanzig Jahren ein Mondtagebuch, seit sie eine Dachstube mit dem richtigen Fenster mietete. Tagsüber zeichnet sie für ein Wissenschaftsmuseum, nachts sitzt sie mit roter Lampe und Thermoskanne oben.',
    'Nell Ashcombe tiene un diario della luna da ventidue anni, da quando affittò una soffitta con la finestra giusta. Di giorno disegna per un museo della scienza, di notte sta lassù con una torcia rossa e un thermos.',
  ],
  tamsel: [
    'Studio Tamsel is Ruth Tamblin and Elsa Selwyn, who share a mill in the Borders and a very large loom. They draw every cloth before they weave it and have kept every drawing.',
    'Studio Tamsel, das sind Ruth Tamblin und Elsa Selwyn, die sich in den Borders eine Mühle und einen sehr großen Webstuhl teilen. Jeden Stoff zeichnen sie zuerst, und jede Zeichnung heben sie auf.',
    'Studio Tamsel sono Ruth Tamblin ed Elsa Selwyn, che nei Borders condividono un mulino e un telaio enorme. Disegnano ogni stoffa prima di tesserla e hanno conservato tutti i disegni.',
  ],
  strand: [
    'Mairi Strand paints birds from a hide on the Solway and has been mistaken for part of it. She learned brush and ink from a calligrapher and patience from herons.',
    'Mairi Strand malt Vögel aus einem Versteck am Solway und wurde schon für einen Teil davon gehalten. Pinsel und Tusche lernte sie bei einem Kalligrafen, Geduld von den Reihern.',
    'Mairi Strand dipinge uccelli da un capanno sul Solway, con cui è stata più volte confusa. Pennello e china li ha imparati da un calligrafo, la pazienza dagli aironi.',
  ],
  elsewhere: [
    'The Bureau of Elsewhere is two cartographers who would rather not be named. They survey towns that do not exist, exact to the metre. Complaints about missing streets are answered within a week.',
    'Das Bureau of Elsewhere besteht aus zwei Kartografen, die lieber ungenannt bleiben. Sie vermessen Städte, die es nicht gibt, auf den Meter genau. Beschwerden über fehlende Straßen werden binnen einer Woche beantwortet.',
    'Il Bureau of Elsewhere è formato da due cartografi che preferiscono restare anonimi. Rilevano città inesistenti, precise al metro. Ai reclami per strade mancanti si risponde entro una settimana.',
  ],
  rudd: [
    'Clemency Rudd paints one still life a week at a table by the window in Whitstable. The lemons are real, the jug is chipped and the cat has been edited out.',
    'Clemency Rudd malt jede Woche ein Stillleben an einem Tisch am Fenster in Whitstable. Die Zitronen sind echt, der Krug hat einen Sprung, und die Katze wurde weggelassen.',
    'Clemency Rudd dipinge una natura morta alla settimana, a un tavolo accanto alla finestra, a Whitstable. I limoni sono veri, la brocca è scheggiata e il gatto è stato tolto.',
  ],
  tarbet: [
    'Ewan Tarbet drew contour lines for a government office for thirty years. Since he retired the hills have been his own idea, and the weather in them is better.',
    'Ewan Tarbet zeichnete dreißig Jahre lang Höhenlinien für eine Behörde. Seit seiner Pensionierung denkt er sich die Berge selbst aus, und das Wetter ist dort besser.',
    'Ewan Tarbet ha tracciato curve di livello per un ufficio statale per trent’anni. Da quando è in pensione i monti se li inventa, e il tempo lassù è migliore.',
  ],
  brandes: [
    'Lotte Brandes studied in Weimar, works in Leeds and owns eleven pairs of compasses. She mixes her colours every morning and throws away what is left at six.',
    'Lotte Brandes hat in Weimar studiert, arbeitet in Leeds und besitzt elf Zirkel. Ihre Farben mischt sie jeden Morgen neu, und was um sechs übrig ist, kommt weg.',
    'Lotte Brandes ha studiato a Weimar, lavora a Leeds e possiede undici compassi. Mescola i colori ogni mattina e alle sei butta quello che avanza.',
  ],
  loman: [
    'Pieter Loman grew up on a houseboat and has been drawing houses that stay put ever since. He counts the windows first and apologises to anyone who looks out.',
    'Pieter Loman wuchs auf einem Hausboot auf und zeichnet seither Häuser, die stehen bleiben. Zuerst zählt er die Fenster, und wer herausschaut, den grüßt er.',
    'Pieter Loman è cresciuto su una casa galleggiante e da allora disegna case che stanno ferme. Prima conta le finestre e saluta chiunque si affacci.',
  ],
  stenning: [
    'Haru Stenning learned calligraphy from a grandmother in Kyoto and football from an uncle in Derby. The brush is as wide as a hand; the practice takes all morning, the picture four seconds.',
    'Haru Stenning lernte Kalligrafie bei einer Großmutter in Kyoto und Fußball bei einem Onkel in Derby. Der Pinsel ist handbreit; geübt wird den ganzen Vormittag, gemalt vier Sekunden.',
    'Haru Stenning ha imparato la calligrafia da una nonna di Kyoto e il calcio da uno zio di Derby. Il pennello è largo una mano; ci si esercita tutta la mattina e si dipinge in quattro secondi.',
  ],
  teague: [
    'Morwenna Teague prints by hand above a boatyard in Falmouth, so her patterns smell faintly of varnish. The blocks are pearwood and she cuts them herself.',
    'Morwenna Teague druckt von Hand über einer Bootswerft in Falmouth; ihre Muster riechen darum ein wenig nach Lack. Die Druckstöcke aus Birnholz schneidet sie selbst.',
    'Morwenna Teague stampa a mano sopra un cantiere nautico di Falmouth, e i suoi motivi profumano un po’ di vernice. I blocchi sono di pero e li intaglia da sé.',
  ],
  dropcap: [
    'The Dropped Cap is a press in a former chapel in Stroud, run by two sisters and one apprentice. Their oldest typeface is missing its Q; they have learned to manage.',
    'The Dropped Cap ist eine Presse in einer früheren Kapelle in Stroud, geführt von zwei Schwestern und einem Lehrling. Ihrer ältesten Schrift fehlt das Q; man kommt zurecht.',
    'The Dropped Cap è una stamperia in un’ex cappella di Stroud, gestita da due sorelle e un apprendista. Al loro carattere più antico manca la Q; hanno imparato a farne a meno.',
  ],
  tarrant: [
    'Posy Tarrant draws every Paper Wren card from a loft in Norfolk, with a bird feeder outside for models. She uses one pencil a month.',
    'Posy Tarrant zeichnet alle Karten von Paper Wren auf einem Dachboden in Norfolk; Modell sitzen die Vögel vor dem Fenster. Sie verbraucht einen Bleistift im Monat.',
    'Posy Tarrant disegna tutti i biglietti di Paper Wren in una soffitta del Norfolk; a far da modelli sono gli uccelli alla mangiatoia. Consuma una matita al mese.',
  ],
  inchbold: [
    'Flora Inchbold prints for Larkfield Letterpress on a treadle press from 1912 and has one strong leg to show for it. She mixes her greys by candlelight.',
    'Flora Inchbold druckt für Larkfield Letterpress auf einer Fußpresse von 1912 und hat davon ein besonders kräftiges Bein. Ihre Grautöne mischt sie bei Kerzenlicht.',
    'Flora Inchbold stampa per Larkfield Letterpress su una pedalina del 1912, e ormai ha una gamba più forte dell’altra. I grigi li mescola a lume di candela.',
  ],
  adair: [
    'Tunde Adair writes the cards at Plain Speaking Press. He was a subeditor on an evening paper, which taught him to stop early.',
    'Tunde Adair schreibt die Karten von Plain Speaking Press. Früher redigierte er bei einer Abendzeitung; dort lernte er, rechtzeitig aufzuhören.',
    'Tunde Adair scrive i biglietti di Plain Speaking Press. Correggeva testi in un giornale della sera: lì ha imparato a fermarsi in tempo.',
  ],
  lark: [
    'Wilf Larkin paints the patterns at Marmalade Post before breakfast, when he says the colours are freshest. He has never worn anything plain.',
    'Wilf Larkin malt die Muster von Marmalade Post vor dem Frühstück, weil die Farben dann am frischesten sind, sagt er. Einfarbiges hat er noch nie getragen.',
    'Wilf Larkin dipinge i motivi di Marmalade Post prima di colazione, quando, dice, i colori sono più freschi. Non ha mai indossato una tinta unita.',
  ],
  'harrow-bell': [
    'Harrow & Bell have built mantel and carriage clocks in Shropshire since 1874. Nineteen people work there, one of them a Bell.',
    'Harrow & Bell bauen seit 1874 Kamin- und Reiseuhren in Shropshire. Neunzehn Menschen arbeiten dort, und eine davon heißt noch Bell.',
    'Harrow & Bell costruiscono orologi da camino e da viaggio nello Shropshire dal 1874. Ci lavorano in diciannove, e una si chiama ancora Bell.',
  ],
  tickmore: [
    'Tickmore make clocks for ordinary days in a former cutlery works in Sheffield. Everything is guaranteed for five years and can be taken apart with one screwdriver.',
    'Tickmore macht Uhren für gewöhnliche Tage, in einer früheren Besteckfabrik in Sheffield. Alles hat fünf Jahre Garantie und lässt sich mit einem Schraubenzieher zerlegen.',
    'Tickmore fa orologi per i giorni qualunque in un’ex fabbrica di posate a Sheffield. Tutto è garantito cinque anni e si smonta con un solo cacciavite.',
  ],
  'alder-tide': [
    'Alder & Tide are two joiners on the Northumberland coast. They work in ash, oak and cork, forty clocks at a time, and surf when the wind is wrong for sanding.',
    'Alder & Tide sind zwei Tischler an der Küste von Northumberland. Sie arbeiten mit Esche, Eiche und Kork, vierzig Uhren auf einmal, und gehen surfen, wenn der Wind zum Schleifen falsch steht.',
    'Alder & Tide sono due falegnami della costa del Northumberland. Lavorano frassino, rovere e sughero, quaranta orologi alla volta, e fanno surf quando il vento non va bene per levigare.',
  ],
  junction: [
    'Junction Clock Co. has kept railway stations on time since steam. The factory is in Crewe, naturally, and its own clock is always right.',
    'Die Junction Clock Co. hält seit der Dampfzeit Bahnhöfe pünktlich. Das Werk steht natürlich in Crewe, und die eigene Uhr geht immer richtig.',
    'La Junction Clock Co. tiene puntuali le stazioni dai tempi del vapore. La fabbrica è, naturalmente, a Crewe, e il suo orologio è sempre giusto.',
  ],
  waldruh: [
    'Waldruh carves cuckoo clocks in a side valley of the Black Forest. The bellows are made by one family, the birds by another; they meet on Fridays.',
    'Waldruh schnitzt Kuckucksuhren in einem Seitental des Schwarzwalds. Die Blasebälge macht eine Familie, die Vögel eine andere; freitags trifft man sich.',
    'Waldruh intaglia orologi a cucù in una valle laterale della Foresta Nera. I mantici li fa una famiglia, gli uccellini un’altra; si incontrano il venerdì.',
  ],
  pippin: [
    'Pippin & Daughters make alarm clocks in Worcestershire among the orchards they are named after. The daughters run it now; Mr Pippin still gets up first.',
    'Pippin & Daughters bauen Wecker in Worcestershire, mitten in den Obstgärten, nach denen sie heißen. Heute führen die Töchter den Betrieb; als Erster steht noch immer der Vater auf.',
    'Pippin & Daughters fanno sveglie nel Worcestershire, tra i frutteti da cui prendono il nome. Ora comandano le figlie; il primo ad alzarsi è ancora il padre.',
  ],
  'mitre-rule': [
    'Mitre & Rule cut mouldings near Ludlow on a saw older than any of the staff. They frame for two museums and do not say which.',
    'Mitre & Rule schneidet bei Ludlow Leisten auf einer Säge, die älter ist als alle Mitarbeiter. Sie rahmen für zwei Museen und verraten nicht, für welche.',
    'Mitre & Rule taglia profili vicino a Ludlow con una sega più vecchia di tutto il personale. Incornicia per due musei e non dice quali.',
  ],
  fairlead: [
    'Fairlead were ships’ chandlers in Bristol until the ships got too large. The frames are folded, soldered and polished where the cleats used to be.',
    'Fairlead rüstete in Bristol Schiffe aus, bis die Schiffe zu groß wurden. Wo früher Klampen entstanden, werden heute Rahmen gefaltet, gelötet und poliert.',
    'Fairlead riforniva navi a Bristol, finché le navi non diventarono troppo grandi. Le cornici si piegano, saldano e lucidano dove un tempo si facevano le gallocce.',
  ],
  'little-gallery': [
    'The Little Gallery makes frames for more than one photograph, because choosing is hard. Each is named after a Scottish island on which the founders were rained on.',
    'The Little Gallery macht Rahmen für mehr als ein Foto, weil die Auswahl schwerfällt. Jeder heißt nach einer schottischen Insel, auf der die Gründer nass geworden sind.',
    'The Little Gallery fa cornici per più di una fotografia, perché scegliere è difficile. Ognuna ha il nome di un’isola scozzese dove i fondatori hanno preso la pioggia.',
  ],
  oxbow: [
    'Oxbow paint frames in a converted laundry in Wiltshire. The family of four votes on new colours, and nothing passes with fewer than three.',
    'Oxbow streicht Rahmen in einer umgebauten Wäscherei in Wiltshire. Über neue Farben stimmt die vierköpfige Familie ab, und unter drei Stimmen geht nichts.',
    'Oxbow dipinge cornici in un’ex lavanderia del Wiltshire. Sui nuovi colori votano tutti e quattro i familiari, e con meno di tre voti non se ne fa nulla.',
  ],
  'paper-wren': [
    'Paper Wren publishes Posy Tarrant’s drawings as cards, on recycled board and without a speck of glitter.',
    'Paper Wren verlegt die Zeichnungen von Posy Tarrant als Karten, auf Recyclingkarton und ohne ein Körnchen Glitzer.',
    'Paper Wren pubblica i disegni di Posy Tarrant come biglietti, su cartoncino riciclato e senza un granello di brillantini.',
  ],
  'plain-speaking': [
    'Plain Speaking Press owns one typeface and believes it is enough. The cards say one thing each and leave the inside to you.',
    'Plain Speaking Press besitzt eine einzige Schrift und findet, das genügt. Jede Karte sagt eine Sache und überlässt die Innenseite Ihnen.',
    'Plain Speaking Press possiede un solo carattere e pensa che basti. Ogni biglietto dice una cosa sola e lascia l’interno a te.',
  ],
  marmalade: [
    'Marmalade Post prints square cards with patterns to the edge. It began as a wrapping paper company that could not bear to see the paper torn.',
    'Marmalade Post druckt quadratische Karten mit Mustern bis zum Rand. Angefangen hat es mit Geschenkpapier, das man nicht zerreißen sehen konnte.',
    'Marmalade Post stampa biglietti quadrati con motivi fino al bordo. Tutto cominciò con una carta da regalo che dispiaceva vedere strappata.',
  ],
  larkfield: [
    'Larkfield Letterpress prints slowly in a barn in Kent: one colour a day, overnight to dry, and a card you can read with your thumb.',
    'Larkfield Letterpress druckt langsam, in einer Scheune in Kent: eine Farbe am Tag, trocknen über Nacht, und am Ende eine Karte, die man mit dem Daumen lesen kann.',
    'Larkfield Letterpress stampa con calma in un fienile del Kent: un colore al giorno, la notte ad asciugare e alla fine un biglietto che si legge col pollice.',
  ],
  'mantel-editions': [
    'Mantel Editions is our own print room: two large printers, one paper cutter and Agnes, who looks at every sheet before it leaves.',
    'Mantel Editions ist unsere eigene Druckwerkstatt: zwei große Drucker, ein Schneidetisch und Agnes, die jedes Blatt ansieht, ehe es das Haus verlässt.',
    'Mantel Editions è il nostro laboratorio di stampa: due grandi stampanti, una taglierina e Agnes, che guarda ogni foglio prima che parta.',
  ],
  mantel: [
    'Mantel is us. We started with one shelf, one clock and a picture that leaned, and have been adding to it since.',
    'Mantel, das sind wir. Angefangen haben wir mit einem Sims, einer Uhr und einem Bild, das daran lehnte; seither ist einiges dazugekommen.',
    'Mantel siamo noi. Abbiamo cominciato con una mensola, un orologio e un quadro appoggiato, e da allora abbiamo continuato ad aggiungere.',
  ],
}
