import type { Language } from '@mantel/domain/store'
import type { Family } from '../products/model.ts'

/** title|text of reviews. Openings and endings are combined; the others are complete. */
export type ReviewPool = {
  /** Openings of reviews with four or five stars. */
  openings: readonly (readonly [title: string, text: string])[]
  /** Complete reviews with three stars or fewer. */
  mixed: readonly (readonly [stars: 3 | 2 | 1, title: string, text: string])[]
}

export const endings: Record<Language, readonly string[]> = {
  en: [
    'Packed so well it took two of us to get in.',
    'Arrived on the Thursday, as promised.',
    'The note in the box was a nice touch.',
    'My sister has ordered one too.',
    'Would buy again, and probably will.',
    'Delivery man was lovely, for what that’s worth.',
    'Slightly dearer than I meant to spend. Worth it.',
    'Bought for a present and very nearly kept.',
    'Customer service answered in an hour, on a Sunday.',
    'Looks just like the photographs, which is rarer than it should be.',
    '',
    '',
    '',
  ],
  de: [
    'Sehr gut verpackt.',
    'Kam einen Tag früher als angekündigt.',
    'Die handgeschriebene Karte im Paket war eine schöne Überraschung.',
    'Meine Schwester hat jetzt auch bestellt.',
    'Gerne wieder.',
    'Etwas teurer als geplant, aber jeden Cent wert.',
    'Eigentlich als Geschenk gedacht, jetzt behalte ich es fast selbst.',
    'Der Kundendienst hat sogar am Sonntag geantwortet.',
    'Sieht genauso aus wie auf den Bildern.',
    'Versand aus England hat problemlos geklappt.',
    '',
    '',
    '',
  ],
  it: [
    'Imballaggio perfetto.',
    'È arrivato un giorno prima del previsto.',
    'Il bigliettino scritto a mano nella scatola è stato una bella sorpresa.',
    'L’ha ordinato anche mia sorella.',
    'Ricomprerei senza pensarci.',
    'Un po’ più caro di quanto volessi spendere, ma ne vale la pena.',
    'Doveva essere un regalo, quasi quasi lo tengo.',
    'L’assistenza ha risposto perfino di domenica.',
    'Identico alle fotografie, cosa non scontata.',
    'La spedizione dall’Inghilterra non ha dato problemi.',
    '',
    '',
    '',
  ],
}

export const reviewPools: Record<Language, Record<Family, ReviewPool>> = {
  en: {
    clocks: {
      openings: [
        ['Keeps time', 'Two months on the wall and I have not had to touch it.'],
        ['So quiet', 'I put my ear to it to check that it was going.'],
        ['Exactly right', 'The hands are easy to see from the far end of our kitchen.'],
        ['A proper clock', 'It has a good weight and the finish is better than the price suggests.'],
        ['Handsome thing', 'Everyone who comes in looks at it, and then at their watch.'],
        ['Replaces my mother’s', 'Ours gave up after forty years; this one has a hard act to follow and is managing.'],
        ['Very pleased', 'Went up in ten minutes with the screw supplied.'],
        ['Better than expected', 'I worried it would look small, but the sizes given are true.'],
        ['Lovely in the hall', 'We are late slightly less often.'],
        ['Bought two', 'One for us and one for my son’s first flat.'],
        ['Cheerful', 'It makes the room look finished.'],
        ['Beautifully made', 'You can tell that somebody cared about the back as well as the front.'],
      ],
      mixed: [
        [3, 'Nice but slow', 'Looks good. Loses about a minute a month, which I can live with, just.'],
        [3, 'Colour', 'A shade darker than on my screen. Keeping it all the same.'],
        [2, 'Glass loose', 'The glass rattled on arrival. Replaced quickly, but I had to wait in twice.'],
        [3, 'Louder than I thought', 'I should have read the part about the tick. Fine in the kitchen.'],
        [1, 'Arrived stopped', 'Did not go at all. Refunded without fuss, to be fair.'],
      ],
    },
    wallart: {
      openings: [
        ['Even better in person', 'The paper has a texture no photograph shows.'],
        ['Stopped an argument', 'We had not agreed about that wall for three years.'],
        ['Beautiful colours', 'They change with the light in a way I did not expect.'],
        ['Lovely print', 'Sharp, deep and properly centred.'],
        ['Hung it at once', 'It took longer to find the hammer than to decide where it goes.'],
        ['Our favourite thing', 'Visitors ask about it before they have taken their coats off.'],
        ['Good framing', 'The corners are perfect and it was ready to hang.'],
        ['Just right for the stairs', 'I smile at it every morning, which is saying something.'],
        ['Arrived flat', 'No curl, no creases, tissue paper between everything.'],
        ['Charming', 'It is the small details that make it; I found a new one yesterday.'],
        ['Bought the A2', 'Go one size larger than you think.'],
        ['A real artist', 'You can see that a hand made this.'],
      ],
      mixed: [
        [3, 'Smaller than I imagined', 'My fault for not measuring. The picture itself is lovely.'],
        [3, 'Fine', 'Nice print, but the white border is wider than I expected.'],
        [2, 'Corner dented', 'The tube had been sat on. The new one came in a flat pack and was perfect.'],
        [3, 'Not for us in the end', 'Too quiet for our wall. Returned easily.'],
      ],
    },
    frames: {
      openings: [
        ['Solid', 'Real wood, real glass, and it opens without a knife.'],
        ['Does the photo justice', 'My grandparents have never looked so well.'],
        ['Good value', 'I have paid twice as much for half the frame.'],
        ['Neat corners', 'I ran a fingernail over every joint and could not find one.'],
        ['Just as described', 'The mount is a good thick one with a clean bevel.'],
        ['Bought four', 'They line up beautifully along the landing.'],
        ['Lovely colour', 'It goes with the wall without matching it, if you see what I mean.'],
        ['Wedding picture sorted', 'Only took us six years.'],
        ['Stands up properly', 'No wobble, no leaning, and the felt is a kind thought.'],
        ['Well made', 'Heavier than it looks, in a good way.'],
      ],
      mixed: [
        [
          3,
          'Check your sizes',
          'The opening is a few millimetres smaller than the photo, as they say it is. I trimmed.',
        ],
        [2, 'Scratch on the glass', 'Tiny, but I could see it. Replaced within the week.'],
        [3, 'Paler than expected', 'A nice frame, only lighter than I thought oak would be.'],
        [3, 'Clips are stiff', 'Once it is shut it is shut.'],
      ],
    },
    cards: {
      openings: [
        ['Made her laugh', 'And she is not easily amused.'],
        ['Lovely thick card', 'Takes ink well; I used a fountain pen and it did not bleed.'],
        ['Too nice to send', 'I have framed it. I shall have to buy another.'],
        ['Perfect', 'Said the right thing without saying too much.'],
        ['Kept on the mantelpiece', 'Mine is still up there three weeks later.'],
        ['Good envelope', 'It sounds silly, but the envelope is half of it.'],
        ['My go-to', 'I keep six in the drawer now.'],
        ['Charming drawing', 'You notice something new each time you look.'],
        ['No glitter!', 'Thank you, from my carpet.'],
        ['Hit the spot', 'For a difficult man to buy cards for.'],
      ],
      mixed: [
        [3, 'Smaller than I thought', 'Sweet, but check the size.'],
        [3, 'A bit dear', 'For a card. But it is a good one.'],
        [2, 'Bent in the post', 'They sent another straight away.'],
      ],
    },
    gifts: {
      openings: [
        ['Easy present', 'Ordered at lunch, delivered by tea.'],
        ['Thoughtful', 'Everything in the set goes together.'],
        ['Well looked after', 'They rang before doing anything, which I appreciated.'],
        ['Spot on', 'Exactly what it says it is.'],
        ['Recipient delighted', 'So she says, and she is an honest woman.'],
      ],
      mixed: [
        [3, 'Took a while', 'Nine days rather than ten, but it felt longer.'],
        [3, 'Fine', 'Does what it should.'],
      ],
    },
  },
  de: {
    clocks: {
      openings: [
        ['Geht genau', 'Hängt seit zwei Monaten, ich musste nichts nachstellen.'],
        ['Wirklich leise', 'Ich habe das Ohr drangehalten, um zu prüfen, ob sie läuft.'],
        ['Genau richtig', 'Die Zeiger sind auch vom anderen Ende der Küche gut zu sehen.'],
        ['Schöne Verarbeitung', 'Wirkt hochwertiger, als der Preis vermuten lässt.'],
        ['Blickfang', 'Jeder Besuch schaut erst auf die Uhr und dann auf die eigene.'],
        ['Sehr zufrieden', 'In zehn Minuten aufgehängt, die Schraube lag bei.'],
        ['Größe stimmt', 'Ich hatte Sorge, dass sie zu klein wirkt, aber die Maße stimmen.'],
        ['Gleich zwei bestellt', 'Eine für uns, eine für die erste Wohnung unseres Sohnes.'],
        ['Macht den Raum fertig', 'Vorher fehlte etwas, jetzt nicht mehr.'],
        ['Gute Arbeit', 'Man sieht, dass sich auch um die Rückseite jemand gekümmert hat.'],
      ],
      mixed: [
        [3, 'Schön, aber langsam', 'Sieht gut aus, geht im Monat etwa eine Minute nach. Damit kann ich leben.'],
        [3, 'Farbe', 'Etwas dunkler als am Bildschirm. Ich behalte sie trotzdem.'],
        [2, 'Glas locker', 'Das Glas klapperte. Ersatz kam schnell, ärgerlich war es doch.'],
        [3, 'Lauter als gedacht', 'Hätte den Satz mit dem Ticken lesen sollen. In der Küche geht es.'],
      ],
    },
    wallart: {
      openings: [
        ['In echt noch schöner', 'Das Papier hat eine Struktur, die man auf keinem Foto sieht.'],
        ['Streit beendet', 'Über diese Wand waren wir uns drei Jahre nicht einig.'],
        ['Tolle Farben', 'Sie ändern sich mit dem Licht, damit hatte ich nicht gerechnet.'],
        ['Sauberer Druck', 'Scharf, tief und genau mittig.'],
        ['Sofort aufgehängt', 'Den Hammer zu suchen hat länger gedauert als die Entscheidung.'],
        ['Lieblingsbild', 'Gäste fragen danach, ehe sie den Mantel ausgezogen haben.'],
        ['Gut gerahmt', 'Die Ecken sind perfekt, es war sofort hängefertig.'],
        ['Kam völlig glatt an', 'Keine Welle, kein Knick, überall Seidenpapier.'],
        ['Mit Humor', 'Gestern habe ich wieder ein neues Detail entdeckt.'],
        ['Ruhig eine Nummer größer', 'A2 war die richtige Wahl.'],
      ],
      mixed: [
        [3, 'Kleiner als gedacht', 'Selbst schuld, ich habe nicht gemessen. Das Bild ist schön.'],
        [3, 'In Ordnung', 'Schöner Druck, nur der weiße Rand ist breiter als erwartet.'],
        [2, 'Ecke gestaucht', 'Das Paket hatte gelitten. Der Ersatz war einwandfrei.'],
      ],
    },
    frames: {
      openings: [
        ['Solide', 'Echtes Holz, echtes Glas, und er lässt sich ohne Messer öffnen.'],
        ['Wird dem Foto gerecht', 'Meine Großeltern sahen noch nie so gut aus.'],
        ['Saubere Ecken', 'Ich habe jede Gehrung mit dem Fingernagel geprüft: nichts zu spüren.'],
        ['Wie beschrieben', 'Das Passepartout ist schön dick und sauber geschnitten.'],
        ['Vier Stück gekauft', 'In einer Reihe im Flur sehen sie großartig aus.'],
        ['Schöne Farbe', 'Passt zur Wand, ohne ihr zu gleichen.'],
        ['Endlich das Hochzeitsfoto', 'Hat ja nur sechs Jahre gedauert.'],
        ['Steht gut', 'Nichts wackelt, und der Filz ist eine nette Idee.'],
      ],
      mixed: [
        [3, 'Maße beachten', 'Der Ausschnitt ist ein paar Millimeter kleiner als das Foto, steht aber auch so da.'],
        [2, 'Kratzer im Glas', 'Winzig, aber ich habe ihn gesehen. Wurde ersetzt.'],
        [3, 'Heller als erwartet', 'Schöner Rahmen, nur heller als gedacht.'],
      ],
    },
    cards: {
      openings: [
        ['Sie hat gelacht', 'Und das ist nicht leicht zu schaffen.'],
        ['Schöner, dicker Karton', 'Nimmt Tinte gut an, nichts verläuft.'],
        ['Zu schade zum Verschicken', 'Hängt jetzt im Rahmen. Ich brauche eine zweite.'],
        ['Genau der richtige Ton', 'Sagt das Richtige und nicht zu viel.'],
        ['Steht noch immer da', 'Seit drei Wochen auf dem Regal.'],
        ['Toller Umschlag', 'Klingt albern, aber der Umschlag ist die halbe Freude.'],
        ['Immer auf Vorrat', 'Sechs davon liegen jetzt in der Schublade.'],
        ['Ganz ohne Glitzer', 'Mein Teppich bedankt sich.'],
      ],
      mixed: [
        [3, 'Kleiner als gedacht', 'Hübsch, aber auf die Größe achten.'],
        [3, 'Nicht ganz billig', 'Für eine Karte. Aber eine gute.'],
        [2, 'Geknickt angekommen', 'Es wurde sofort eine neue geschickt.'],
      ],
    },
    gifts: {
      openings: [
        ['Geschenk gefunden', 'Mittags bestellt, nachmittags war die Mail da.'],
        ['Durchdacht', 'Alles im Set passt zusammen.'],
        ['Gut betreut', 'Vor jedem Schritt wurde angerufen, das hat mir gefallen.'],
        ['Genau so', 'Hält, was die Beschreibung verspricht.'],
      ],
      mixed: [
        [3, 'Hat gedauert', 'Neun Tage statt zehn, gefühlt länger.'],
        [3, 'In Ordnung', 'Tut, was es soll.'],
      ],
    },
  },
  it: {
    clocks: {
      openings: [
        ['Preciso', 'Due mesi alla parete e non l’ho mai dovuto toccare.'],
        ['Silenziosissimo', 'Ho appoggiato l’orecchio per capire se andava.'],
        ['Perfetto', 'Le lancette si vedono bene anche dall’altra parte della cucina.'],
        ['Ottima fattura', 'La finitura è migliore di quanto il prezzo faccia pensare.'],
        ['Si fa notare', 'Chi entra lo guarda, poi controlla il proprio orologio.'],
        ['Molto soddisfatta', 'Montato in dieci minuti con la vite fornita.'],
        ['Misure giuste', 'Temevo che sembrasse piccolo, invece le dimensioni sono esatte.'],
        ['Ne ho presi due', 'Uno per noi e uno per la prima casa di nostro figlio.'],
        ['Completa la stanza', 'Prima mancava qualcosa, adesso no.'],
        ['Curato', 'Si vede che qualcuno ha pensato anche al retro.'],
      ],
      mixed: [
        [3, 'Bello ma lento', 'Bell’aspetto, ma perde circa un minuto al mese.'],
        [3, 'Il colore', 'Un po’ più scuro che sullo schermo. Lo tengo lo stesso.'],
        [2, 'Vetro allentato', 'Il vetro ballava. Sostituito in fretta, ma che fastidio.'],
        [3, 'Più rumoroso del previsto', 'Dovevo leggere la frase sul ticchettio. In cucina va bene.'],
      ],
    },
    wallart: {
      openings: [
        ['Dal vivo è ancora più bella', 'La carta ha una grana che nessuna foto mostra.'],
        ['Fine delle discussioni', 'Su quella parete non eravamo d’accordo da tre anni.'],
        ['Colori splendidi', 'Cambiano con la luce, non me l’aspettavo.'],
        ['Stampa impeccabile', 'Nitida, profonda e ben centrata.'],
        ['Appesa subito', 'Ho impiegato più tempo a trovare il martello che a decidere dove.'],
        ['La nostra preferita', 'Gli ospiti chiedono chi l’ha fatta prima ancora di togliersi il cappotto.'],
        ['Bella cornice', 'Angoli perfetti, pronta da appendere.'],
        ['Arrivata in piano', 'Nessuna piega, carta velina dappertutto.'],
        ['Spiritosa', 'Ieri ho scoperto un altro dettaglio.'],
        ['Prendete una misura in più', 'L’A2 è stata la scelta giusta.'],
      ],
      mixed: [
        [3, 'Più piccola del previsto', 'Colpa mia, non ho misurato. L’immagine è bella.'],
        [3, 'Va bene', 'Bella stampa, ma il bordo bianco è più largo di quanto pensassi.'],
        [2, 'Angolo ammaccato', 'Il pacco aveva sofferto. La sostituzione era perfetta.'],
      ],
    },
    frames: {
      openings: [
        ['Solida', 'Legno vero, vetro vero, e si apre senza coltello.'],
        ['Rende giustizia alla foto', 'I miei nonni non sono mai stati così belli.'],
        ['Angoli precisi', 'Ho passato l’unghia su ogni giunta: non si sente nulla.'],
        ['Come descritta', 'Il passe-partout è spesso e tagliato bene.'],
        ['Ne ho comprate quattro', 'In fila nel corridoio stanno benissimo.'],
        ['Bel colore', 'Si accorda con la parete senza copiarla.'],
        ['Finalmente la foto delle nozze', 'Ci abbiamo messo solo sei anni.'],
        ['Sta ben dritta', 'Non dondola, e il feltro è un pensiero gentile.'],
      ],
      mixed: [
        [3, 'Attenzione alle misure', 'L’apertura è qualche millimetro più piccola della foto; però c’è scritto.'],
        [2, 'Graffio sul vetro', 'Minuscolo, ma si vedeva. L’hanno sostituita.'],
        [3, 'Più chiara del previsto', 'Bella cornice, solo più chiara di come la immaginavo.'],
      ],
    },
    cards: {
      openings: [
        ['L’ha fatta ridere', 'E non è un’impresa da poco.'],
        ['Bel cartoncino', 'Prende bene l’inchiostro, non sbava.'],
        ['Troppo bello per spedirlo', 'L’ho incorniciato. Me ne serve un altro.'],
        ['Il tono giusto', 'Dice la cosa giusta senza dirne troppe.'],
        ['È ancora lì', 'Da tre settimane sulla mensola.'],
        ['Che bella busta', 'Sembra una sciocchezza, ma la busta è metà del piacere.'],
        ['Sempre di scorta', 'Adesso ne ho sei nel cassetto.'],
        ['Senza brillantini', 'Il mio tappeto ringrazia.'],
      ],
      mixed: [
        [3, 'Più piccolo del previsto', 'Carino, ma guardate le misure.'],
        [3, 'Non proprio economico', 'Per un biglietto. Però è un bel biglietto.'],
        [2, 'Arrivato piegato', 'Ne hanno mandato subito un altro.'],
      ],
    },
    gifts: {
      openings: [
        ['Regalo risolto', 'Ordinato a pranzo, la mail è arrivata nel pomeriggio.'],
        ['Ben pensato', 'Nel set tutto si accorda.'],
        ['Gentilissimi', 'Hanno telefonato prima di fare qualsiasi cosa.'],
        ['Proprio così', 'È esattamente quello che promette.'],
      ],
      mixed: [
        [3, 'C’è voluto un po’', 'Nove giorni invece di dieci, ma sembravano di più.'],
        [3, 'Va bene', 'Fa quello che deve.'],
      ],
    },
  },
}
