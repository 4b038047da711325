import type { Language } from '@mantel/domain/store'
import type { ProductFamily } from '../products/model.ts'
import type { Trait } from './review-traits.ts'

/**
 * Each opening is combined with an ending; the mixed reviews are complete. A text fits only products that have all the traits
 * listed after it.
 */
export type ReviewPool = {
  /** Openings of reviews with four or five stars. */
  openings: readonly (readonly [title: string, text: string, ...needs: Trait[]])[]
  /** Complete reviews with three stars or fewer. */
  mixed: readonly (readonly [stars: 3 | 2 | 1, title: string, text: string, ...needs: Trait[]])[]
}

export const reviewEndings: Record<Language, readonly (readonly [text: string, ...needs: Trait[]])[]> = {
  en: [
    ['Packed so well it took two of us to get in.', 'sent'],
    ['Arrived on the Thursday, as promised.', 'sent'],
    ['The note in the box was a nice touch.', 'sent'],
    ['My sister has ordered one too.'],
    ['Would buy again, and probably will.'],
    ['Delivery man was lovely, for what that’s worth.', 'sent'],
    ['Slightly dearer than I meant to spend. Worth it.'],
    ['Bought for a present and very nearly kept.', 'sent'],
    ['Customer service answered in an hour, on a Sunday.'],
    ['Looks just like the photographs, which is rarer than it should be.', 'sent'],
    [''],
    [''],
    [''],
  ],
  de: [
    ['Sehr gut verpackt.', 'sent'],
    ['Kam einen Tag früher als angekündigt.', 'sent'],
    ['Die handgeschriebene Karte im Paket war eine schöne Überraschung.', 'sent'],
    ['Meine Schwester hat jetzt auch bestellt.'],
    ['Gerne wieder.'],
    ['Etwas teurer als geplant, aber jeden Cent wert.'],
    ['Eigentlich als Geschenk gedacht, jetzt behalte ich es fast selbst.', 'sent'],
    ['Der Kundendienst hat sogar am Sonntag geantwortet.'],
    ['Sieht genauso aus wie auf den Bildern.', 'sent'],
    ['Versand aus England hat problemlos geklappt.', 'sent'],
    [''],
    [''],
    [''],
  ],
  it: [
    ['Imballaggio perfetto.', 'sent'],
    ['È arrivato un giorno prima del previsto.', 'sent'],
    ['Il bigliettino scritto a mano nella scatola è stato una bella sorpresa.', 'sent'],
    ['L’ha ordinato anche mia sorella.'],
    ['Ricomprerei senza pensarci.'],
    ['Un po’ più caro di quanto volessi spendere, ma ne vale la pena.'],
    ['Doveva essere un regalo, quasi quasi lo tengo.', 'sent'],
    ['L’assistenza ha risposto perfino di domenica.'],
    ['Identico alle fotografie, cosa non scontata.', 'sent'],
    ['La spedizione dall’Inghilterra non ha dato problemi.', 'sent'],
    [''],
    [''],
    [''],
  ],
}

export const reviewPools: Record<Language, Record<ProductFamily, ReviewPool>> = {
  en: {
    clocks: {
      openings: [
        ['Keeps time', 'Two months on the wall and I have not had to touch it.', 'hangs'],
        ['So quiet', 'I put my ear to it to check that it was going.', 'quiet'],
        ['Exactly right', 'The hands are easy to see from the far end of our kitchen.', 'hangs'],
        ['A proper clock', 'It has a good weight and the finish is better than the price suggests.'],
        ['Handsome thing', 'Everyone who comes in looks at it, and then at their watch.'],
        ['Replaces my mother’s', 'Ours gave up after forty years; this one has a hard act to follow and is managing.'],
        ['Very pleased', 'Went up in ten minutes with the screw supplied.', 'hangs'],
        ['Better than expected', 'I worried it would look small, but the sizes given are true.'],
        ['Lovely in the hall', 'We are late slightly less often.', 'hangs'],
        ['Bought two', 'One for us and one for my son’s first flat.'],
        ['Cheerful', 'It makes the room look finished.'],
        ['Beautifully made', 'You can tell that somebody cared about the back as well as the front.'],
      ],
      mixed: [
        [3, 'Nice but slow', 'Looks good. Loses about a minute a month, which I can live with, just.'],
        [3, 'Colour', 'A shade darker than on my screen. Keeping it all the same.'],
        [2, 'Glass loose', 'The glass rattled on arrival. Replaced quickly, but I had to wait in twice.', 'glazed'],
        [3, 'Louder than I thought', 'I should have read the part about the tick. Fine in the kitchen.', 'ticks'],
        [1, 'Arrived stopped', 'Did not go at all. Refunded without fuss, to be fair.'],
      ],
    },
    wallart: {
      openings: [
        ['Even better in person', 'The paper has a texture no photograph shows.', 'paper', 'sent'],
        ['Stopped an argument', 'We had not agreed about that wall for three years.'],
        ['Beautiful colours', 'They change with the light in a way I did not expect.'],
        ['Lovely print', 'Sharp, deep and properly centred.', 'paper', 'sent'],
        ['Hung it at once', 'It took longer to find the hammer than to decide where it goes.', 'hangs'],
        ['Our favourite thing', 'Visitors ask about it before they have taken their coats off.', 'sent'],
        ['Good framing', 'The corners are perfect and it was ready to hang.', 'framed'],
        ['Just right for the stairs', 'I smile at it every morning, which is saying something.', 'sent'],
        ['Arrived flat', 'No curl, no creases, tissue paper between everything.', 'loose', 'sent'],
        ['Charming', 'It is the small details that make it; I found a new one yesterday.'],
        ['Bought the A2', 'Go one size larger than you think.', 'a2'],
        ['A real artist', 'You can see that a hand made this.'],
        ['In my inbox at once', 'The file was there before the kettle boiled, and it prints beautifully.', 'file'],
        ['Sharp at any size', 'The copy shop asked me where I had found it.', 'file'],
      ],
      mixed: [
        [3, 'Smaller than I imagined', 'My fault for not measuring. The picture itself is lovely.', 'sent'],
        [3, 'Fine', 'Nice print, but the white border is wider than I expected.', 'loose', 'sent'],
        [
          2,
          'Corner dented',
          'The tube had been sat on. The new one came in a flat pack and was perfect.',
          'loose',
          'sent',
        ],
        [3, 'Not for us in the end', 'Too quiet for our wall. Returned easily.', 'sent'],
      ],
    },
    frames: {
      openings: [
        ['Solid', 'Real wood, real glass, and it opens without a knife.', 'wood'],
        ['Does the photo justice', 'My grandparents have never looked so well.', 'photo'],
        ['Good value', 'I have paid twice as much for half the frame.'],
        ['Neat corners', 'I ran a fingernail over every joint and could not find one.'],
        ['Just as described', 'The mount is a good thick one with a clean bevel.', 'mount'],
        ['Bought four', 'They line up beautifully along the landing.'],
        ['Lovely colour', 'It goes with the wall without matching it, if you see what I mean.'],
        ['Wedding picture sorted', 'Only took us six years.', 'photo'],
        ['Stands up properly', 'No wobble, no leaning, and the felt is a kind thought.', 'stands'],
        ['Well made', 'Heavier than it looks, in a good way.'],
      ],
      mixed: [
        [
          3,
          'Check your sizes',
          'The opening is a few millimetres smaller than the photo, as they say it is. I trimmed.',
          'photo',
        ],
        [2, 'Scratch on the glass', 'Tiny, but I could see it. Replaced within the week.'],
        [3, 'Paler than expected', 'A nice frame, only lighter than I thought oak would be.', 'light'],
        [3, 'Clips are stiff', 'Once it is shut it is shut.'],
      ],
    },
    cards: {
      openings: [
        ['Made her laugh', 'And she is not easily amused.', 'cheerful'],
        ['Lovely thick card', 'Takes ink well; I used a fountain pen and it did not bleed.'],
        ['Too nice to send', 'I have framed it. I shall have to buy another.', 'cheerful'],
        ['Perfect', 'Said the right thing without saying too much.'],
        ['Kept on the mantelpiece', 'Mine is still up there three weeks later.', 'cheerful'],
        ['Good envelope', 'It sounds silly, but the envelope is half of it.'],
        ['My go-to', 'I keep six in the drawer now.', 'cheerful'],
        ['Charming drawing', 'You notice something new each time you look.'],
        ['No glitter!', 'Thank you, from my carpet.', 'cheerful'],
        ['Hit the spot', 'For a difficult man to buy cards for.', 'cheerful'],
      ],
      mixed: [
        [3, 'Smaller than I thought', 'Sweet, but check the size.'],
        [3, 'A bit dear', 'For a card. But it is a good one.'],
        [2, 'Bent in the post', 'They sent another straight away.'],
      ],
    },
    gifts: {
      openings: [
        ['Easy present', 'Ordered at lunch, delivered by tea.', 'voucher'],
        ['Thoughtful', 'Everything in the set goes together.', 'set'],
        ['Saved me an afternoon', 'Somebody with better taste than mine had already put it together.', 'set'],
        ['Looks generous', 'It all comes in one box and there is a lot of it.', 'set'],
        ['Used it twice', 'Once for her, once for me.', 'voucher'],
        ['Well looked after', 'They rang before doing anything, which I appreciated.', 'service'],
        ['Spot on', 'Exactly what it says it is.'],
        ['Recipient delighted', 'So she says, and she is an honest woman.'],
        ['Worth every penny', 'I had put it off for years; they had it done in an afternoon.', 'service'],
      ],
      mixed: [
        [3, 'Took a while', 'Nine days rather than ten, but it felt longer.', 'service'],
        [3, 'Fine', 'Does what it should.'],
      ],
    },
  },
  de: {
    clocks: {
      openings: [
        ['Geht genau', 'Hängt seit zwei Monaten, ich musste nichts nachstellen.', 'hangs'],
        ['Wirklich leise', 'Ich habe das Ohr drangehalten, um zu prüfen, ob sie läuft.', 'quiet'],
        ['Genau richtig', 'Die Zeiger sind auch vom anderen Ende der Küche gut zu sehen.', 'hangs'],
        ['Schöne Verarbeitung', 'Wirkt hochwertiger, als der Preis vermuten lässt.'],
        ['Blickfang', 'Jeder Besuch schaut erst auf die Uhr und dann auf die eigene.'],
        ['Sehr zufrieden', 'In zehn Minuten aufgehängt, die Schraube lag bei.', 'hangs'],
        ['Größe stimmt', 'Ich hatte Sorge, dass sie zu klein wirkt, aber die Maße stimmen.'],
        ['Gleich zwei bestellt', 'Eine für uns, eine für die erste Wohnung unseres Sohnes.'],
        ['Macht den Raum fertig', 'Vorher fehlte etwas, jetzt nicht mehr.'],
        ['Gute Arbeit', 'Man sieht, dass sich auch um die Rückseite jemand gekümmert hat.'],
      ],
      mixed: [
        [3, 'Schön, aber langsam', 'Sieht gut aus, geht im Monat etwa eine Minute nach. Damit kann ich leben.'],
        [3, 'Farbe', 'Etwas dunkler als am Bildschirm. Ich behalte sie trotzdem.'],
        [2, 'Glas locker', 'Das Glas klapperte. Ersatz kam schnell, ärgerlich war es doch.', 'glazed'],
        [3, 'Lauter als gedacht', 'Hätte den Satz mit dem Ticken lesen sollen. In der Küche geht es.', 'ticks'],
      ],
    },
    wallart: {
      openings: [
        ['In echt noch schöner', 'Das Papier hat eine Struktur, die man auf keinem Foto sieht.', 'paper', 'sent'],
        ['Streit beendet', 'Über diese Wand waren wir uns drei Jahre nicht einig.'],
        ['Tolle Farben', 'Sie ändern sich mit dem Licht, damit hatte ich nicht gerechnet.'],
        ['Sauberer Druck', 'Scharf, tief und genau mittig.', 'paper', 'sent'],
        ['Sofort aufgehängt', 'Den Hammer zu suchen hat länger gedauert als die Entscheidung.', 'hangs'],
        ['Lieblingsbild', 'Gäste fragen danach, ehe sie den Mantel ausgezogen haben.', 'sent'],
        ['Gut gerahmt', 'Die Ecken sind perfekt, es war sofort hängefertig.', 'framed'],
        ['Kam völlig glatt an', 'Keine Welle, kein Knick, überall Seidenpapier.', 'loose', 'sent'],
        ['Mit Humor', 'Gestern habe ich wieder ein neues Detail entdeckt.'],
        ['Ruhig eine Nummer größer', 'A2 war die richtige Wahl.', 'a2'],
        ['Sofort im Postfach', 'Die Datei war da, bevor das Wasser kochte, und druckt sich wunderbar.', 'file'],
        ['In jeder Größe scharf', 'Im Copyshop wurde ich gefragt, woher das Bild stammt.', 'file'],
      ],
      mixed: [
        [3, 'Kleiner als gedacht', 'Selbst schuld, ich habe nicht gemessen. Das Bild ist schön.', 'sent'],
        [3, 'In Ordnung', 'Schöner Druck, nur der weiße Rand ist breiter als erwartet.', 'loose', 'sent'],
        [2, 'Ecke gestaucht', 'Das Paket hatte gelitten. Der Ersatz war einwandfrei.', 'sent'],
      ],
    },
    frames: {
      openings: [
        ['Solide', 'Echtes Holz, echtes Glas, und er lässt sich ohne Messer öffnen.', 'wood'],
        ['Wird dem Foto gerecht', 'Meine Großeltern sahen noch nie so gut aus.', 'photo'],
        ['Saubere Ecken', 'Ich habe jede Gehrung mit dem Fingernagel geprüft: nichts zu spüren.'],
        ['Wie beschrieben', 'Das Passepartout ist schön dick und sauber geschnitten.', 'mount'],
        ['Vier Stück gekauft', 'In einer Reihe im Flur sehen sie großartig aus.'],
        ['Schöne Farbe', 'Passt zur Wand, ohne ihr zu gleichen.'],
        ['Endlich das Hochzeitsfoto', 'Hat ja nur sechs Jahre gedauert.', 'photo'],
        ['Steht gut', 'Nichts wackelt, und der Filz ist eine nette Idee.', 'stands'],
      ],
      mixed: [
        [
          3,
          'Maße beachten',
          'Der Ausschnitt ist ein paar Millimeter kleiner als das Foto, steht aber auch so da.',
          'photo',
        ],
        [2, 'Kratzer im Glas', 'Winzig, aber ich habe ihn gesehen. Wurde ersetzt.'],
        [3, 'Heller als erwartet', 'Schöner Rahmen, nur heller als gedacht.', 'light'],
      ],
    },
    cards: {
      openings: [
        ['Sie hat gelacht', 'Und das ist nicht leicht zu schaffen.', 'cheerful'],
        ['Schöner, dicker Karton', 'Nimmt Tinte gut an, nichts verläuft.'],
        ['Zu schade zum Verschicken', 'Hängt jetzt im Rahmen. Ich brauche eine zweite.', 'cheerful'],
        ['Genau der richtige Ton', 'Sagt das Richtige und nicht zu viel.'],
        ['Steht noch immer da', 'Seit drei Wochen auf dem Regal.', 'cheerful'],
        ['Toller Umschlag', 'Klingt albern, aber der Umschlag ist die halbe Freude.'],
        ['Immer auf Vorrat', 'Sechs davon liegen jetzt in der Schublade.', 'cheerful'],
        ['Ganz ohne Glitzer', 'Mein Teppich bedankt sich.', 'cheerful'],
      ],
      mixed: [
        [3, 'Kleiner als gedacht', 'Hübsch, aber auf die Größe achten.'],
        [3, 'Nicht ganz billig', 'Für eine Karte. Aber eine gute.'],
        [2, 'Geknickt angekommen', 'Es wurde sofort eine neue geschickt.'],
      ],
    },
    gifts: {
      openings: [
        ['Geschenk gefunden', 'Mittags bestellt, nachmittags war die Mail da.', 'voucher'],
        ['Durchdacht', 'Alles im Set passt zusammen.', 'set'],
        ['Erspart die Sucherei', 'Jemand mit besserem Geschmack als ich hatte schon alles zusammengestellt.', 'set'],
        ['Macht etwas her', 'Alles kommt in einem Karton, und es ist viel drin.', 'set'],
        ['Zweimal verschenkt', 'Beide Male hat es gepasst.', 'voucher'],
        ['Gerne wieder gebucht', 'Was ich jahrelang aufgeschoben habe, war an einem Nachmittag erledigt.', 'service'],
        ['Gut betreut', 'Vor jedem Schritt wurde angerufen, das hat mir gefallen.', 'service'],
        ['Genau so', 'Hält, was die Beschreibung verspricht.'],
      ],
      mixed: [
        [3, 'Hat gedauert', 'Neun Tage statt zehn, gefühlt länger.', 'service'],
        [3, 'In Ordnung', 'Tut, was es soll.'],
      ],
    },
  },
  it: {
    clocks: {
      openings: [
        ['Preciso', 'Due mesi alla parete e non l’ho mai dovuto toccare.', 'hangs'],
        ['Silenziosissimo', 'Ho appoggiato l’orecchio per capire se andava.', 'quiet'],
        ['Perfetto', 'Le lancette si vedono bene anche dall’altra parte della cucina.', 'hangs'],
        ['Ottima fattura', 'La finitura è migliore di quanto il prezzo faccia pensare.'],
        ['Si fa notare', 'Chi entra lo guarda, poi controlla il proprio orologio.'],
        ['Molto soddisfatta', 'Montato in dieci minuti con la vite fornita.', 'hangs'],
        ['Misure giuste', 'Temevo che sembrasse piccolo, invece le dimensioni sono esatte.'],
        ['Ne ho presi due', 'Uno per noi e uno per la prima casa di nostro figlio.'],
        ['Completa la stanza', 'Prima mancava qualcosa, adesso no.'],
        ['Curato', 'Si vede che qualcuno ha pensato anche al retro.'],
      ],
      mixed: [
        [3, 'Bello ma lento', 'Bell’aspetto, ma perde circa un minuto al mese.'],
        [3, 'Il colore', 'Un po’ più scuro che sullo schermo. Lo tengo lo stesso.'],
        [2, 'Vetro allentato', 'Il vetro ballava. Sostituito in fretta, ma che fastidio.', 'glazed'],
        [3, 'Più rumoroso del previsto', 'Dovevo leggere la frase sul ticchettio. In cucina va bene.', 'ticks'],
      ],
    },
    wallart: {
      openings: [
        ['Dal vivo è ancora più bella', 'La carta ha una grana che nessuna foto mostra.', 'paper', 'sent'],
        ['Fine delle discussioni', 'Su quella parete non eravamo d’accordo da tre anni.'],
        ['Colori splendidi', 'Cambiano con la luce, non me l’aspettavo.'],
        ['Stampa impeccabile', 'Nitida, profonda e ben centrata.', 'paper', 'sent'],
        ['Appesa subito', 'Ho impiegato più tempo a trovare il martello che a decidere dove.', 'hangs'],
        ['La nostra preferita', 'Gli ospiti chiedono chi l’ha fatta prima ancora di togliersi il cappotto.', 'sent'],
        ['Bella cornice', 'Angoli perfetti, pronta da appendere.', 'framed'],
        ['Arrivata in piano', 'Nessuna piega, carta velina dappertutto.', 'loose', 'sent'],
        ['Spiritosa', 'Ieri ho scoperto un altro dettaglio.'],
        ['Prendete una misura in più', 'L’A2 è stata la scelta giusta.', 'a2'],
        ['Subito nella posta', 'Il file è arrivato prima che l’acqua bollisse e si stampa benissimo.', 'file'],
        ['Nitida a ogni misura', 'In copisteria mi hanno chiesto dove l’avessi trovata.', 'file'],
      ],
      mixed: [
        [3, 'Più piccola del previsto', 'Colpa mia, non ho misurato. L’immagine è bella.', 'sent'],
        [3, 'Va bene', 'Bella stampa, ma il bordo bianco è più largo di quanto pensassi.', 'loose', 'sent'],
        [2, 'Angolo ammaccato', 'Il pacco aveva sofferto. La sostituzione era perfetta.', 'sent'],
      ],
    },
    frames: {
      openings: [
        ['Solida', 'Legno vero, vetro vero, e si apre senza coltello.', 'wood'],
        ['Rende giustizia alla foto', 'I miei nonni non sono mai stati così belli.', 'photo'],
        ['Angoli precisi', 'Ho passato l’unghia su ogni giunta: non si sente nulla.'],
        ['Come descritta', 'Il passe-partout è spesso e tagliato bene.', 'mount'],
        ['Ne ho comprate quattro', 'In fila nel corridoio stanno benissimo.'],
        ['Bel colore', 'Si accorda con la parete senza copiarla.'],
        ['Finalmente la foto delle nozze', 'Ci abbiamo messo solo sei anni.', 'photo'],
        ['Sta ben dritta', 'Non dondola, e il feltro è un pensiero gentile.', 'stands'],
      ],
      mixed: [
        [
          3,
          'Attenzione alle misure',
          'L’apertura è qualche millimetro più piccola della foto; però c’è scritto.',
          'photo',
        ],
        [2, 'Graffio sul vetro', 'Minuscolo, ma si vedeva. L’hanno sostituita.'],
        [3, 'Più chiara del previsto', 'Bella cornice, solo più chiara di come la immaginavo.', 'light'],
      ],
    },
    cards: {
      openings: [
        ['L’ha fatta ridere', 'E non è un’impresa da poco.', 'cheerful'],
        ['Bel cartoncino', 'Prende bene l’inchiostro, non sbava.'],
        ['Troppo bello per spedirlo', 'L’ho incorniciato. Me ne serve un altro.', 'cheerful'],
        ['Il tono giusto', 'Dice la cosa giusta senza dirne troppe.'],
        ['È ancora lì', 'Da tre settimane sulla mensola.', 'cheerful'],
        ['Che bella busta', 'Sembra una sciocchezza, ma la busta è metà del piacere.'],
        ['Sempre di scorta', 'Adesso ne ho sei nel cassetto.', 'cheerful'],
        ['Senza brillantini', 'Il mio tappeto ringrazia.', 'cheerful'],
      ],
      mixed: [
        [3, 'Più piccolo del previsto', 'Carino, ma guardate le misure.'],
        [3, 'Non proprio economico', 'Per un biglietto. Però è un bel biglietto.'],
        [2, 'Arrivato piegato', 'Ne hanno mandato subito un altro.'],
      ],
    },
    gifts: {
      openings: [
        ['Regalo risolto', 'Ordinato a pranzo, la mail è arrivata nel pomeriggio.', 'voucher'],
        ['Ben pensato', 'Nel set tutto si accorda.', 'set'],
        ['Un pomeriggio risparmiato', 'Qualcuno con più gusto di me aveva già messo insieme tutto.', 'set'],
        ['Fa la sua figura', 'Arriva in una sola scatola ed è pieno di cose.', 'set'],
        ['Regalata due volte', 'E tutte e due le volte ho fatto centro.', 'voucher'],
        ['Soldi ben spesi', 'Rimandavo da anni e in un pomeriggio era fatto.', 'service'],
        ['Gentilissimi', 'Hanno telefonato prima di fare qualsiasi cosa.', 'service'],
        ['Proprio così', 'È esattamente quello che promette.'],
      ],
      mixed: [
        [3, 'C’è voluto un po’', 'Nove giorni invece di dieci, ma sembravano di più.', 'service'],
        [3, 'Va bene', 'Fa quello che deve.'],
      ],
    },
  },
}
