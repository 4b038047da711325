import type { Post } from '../post.ts'

export const carePosts: readonly Post[] = [
  {
    key: 'caring-for-oak',
    title: 'Eiche pflegen: wenig, aber richtig',
    author: 'Jonas Achterberg',
    topics: ['care'],
    about: 'oak clock frame',
    scene: 'workshop',
    on: '02-18',
    yearsAgo: 0,
    short: 'Ein trockenes Tuch, einmal im Jahr Öl, und das Spray bleibt im Schrank.',
    text: `
Hundertfünfzig Jahre hat die Eiche im Wald gestanden, bei Wind und Frost, bevor aus ihr ein Uhrgehäuse wurde. Vor Ihrem Staubtuch fürchtet sie sich nicht.

Im Alltag reicht ein Baumwolltuch in Richtung der Maserung. Fingerabdrücke verschwinden mit lauwarmem Wasser und einem Tropfen Spülmittel; gleich danach trocken nachwischen.

## Einmal im Jahr Öl

Unser Holz ist geölt und nicht lackiert, deshalb lässt es sich auffrischen. Am besten gegen Ende des Winters, wenn die Heizung die Luft ausgetrocknet hat. Einen Teelöffel Hartwachsöl auf einen Lappen geben, dünn einreiben, eine Viertelstunde warten, den Überschuss gründlich abnehmen. Was auf der Oberfläche stehen bleibt, wird klebrig. Den Lappen bitte ausgebreitet im Freien trocknen lassen, denn zusammengeknüllt kann er sich selbst entzünden.

## Kleine Unfälle

- *Heller Ring:* ölen und abwarten, meist ist er nach einer Woche fort.
- *Schwarzer Fleck:* Eisen und Wasser haben sich getroffen. Die Gerbsäure der Eiche macht daraus Tinte. Vorsichtig mit feinem Papier schleifen, dann ölen.
- *Möbelpolitur mit Silikon:* lieber nicht. Sie glänzt einen Tag lang und sperrt das Öl für immer aus.

Mit den Jahren wird das Holz erst golden, dann braun. Wer das nicht mag, hängt den Rahmen gelegentlich um. Wir mögen es und lassen ihn, wo er ist.
`,
  },
  {
    key: 'cleaning-glass',
    title: 'Bilderglas putzen, ohne das Bild zu baden',
    author: 'Friederike Lohmann',
    topics: ['care', 'frames'],
    about: 'photo frame glass',
    scene: 'photo-frames',
    on: '04-03',
    yearsAgo: 1,
    short: 'Das Tuch wird feucht, die Scheibe nicht. Daraus folgt alles Übrige.',
    text: `
An einem bestimmten Vormittag im April fällt die Sonne so flach ins Zimmer, dass man jeden Fingerabdruck seit Oktober sieht. Dann greift man zur Sprühflasche, und genau das sollte man nicht tun.

Flüssigkeit läuft an der Scheibe hinunter, verschwindet im Falz und wird vom Passepartout aufgesogen. Ein paar Wochen später zieht sich unten ein brauner Rand durch den Karton. Sprühen Sie also auf das Tuch, und zwar mit Abstand zur Wand.

## Der Reihe nach

1. Die Leiste mit einem weichen Pinsel abstauben, die Oberkante zuerst.
2. Das Glas mit einem leicht feuchten Mikrofasertuch von innen nach außen wischen. Vor dem Rand aufhören.
3. Mit einem zweiten Tuch trocken nachreiben.
4. Das Bild wieder gerade rücken. Das vergessen fast alle.

Essig und Wasser zu gleichen Teilen leisten so viel wie jedes Mittel aus dem Regal. Von vergoldeten Leisten halten Sie bitte alles Scharfe fern. Klingt die Scheibe beim Klopfen dumpf und fühlt sie sich warm an, ist es Acryl: nur ein feuchtes Baumwolltuch, kein Druck.

Beschlägt das Glas von innen, hängt das Bild an einer kalten Außenwand. Zwei Korkscheiben hinter den unteren Ecken lassen Luft hindurch.

Und werfen Sie einen Blick auf den Draht. Er reißt selten ohne Ankündigung, man muss nur hinsehen.
`,
  },
  {
    key: 'packing-glass',
    title: 'Glas auf Reisen',
    author: 'Jonas Achterberg',
    topics: ['care'],
    about: 'large framed print',
    scene: 'delivery',
    on: '10-30',
    yearsAgo: 1,
    short: 'Vierzehn Pakete haben wir fallen lassen. Aus dem einen haben wir am meisten gelernt.',
    text: `
Vierzehnmal haben wir im vergangenen Herbst denselben gerahmten Druck verpackt, jedes Mal anders, und das Paket dann von der Rampe fallen lassen: flach, auf die Kante, auf die Ecke. Dreizehn Scheiben blieben heil.

Glas geht aus zwei Gründen zu Bruch. Entweder es biegt sich, oder etwas Hartes berührt seine Kante. Ein gutes Paket ist darum steif, und sein Inhalt kommt nirgends an die Wand.

## So wird es gemacht

1. Kleben Sie einen Stern aus Papierband auf die Scheibe. Er verhindert keinen Sprung, hält aber die Splitter vom Bild fern.
2. Auf jede Ecke des Rahmens gehört ein doppelter Schutz aus Karton.
3. Vor das Glas kommt ein steifer Bogen in Rahmengröße.
4. Einmal in weiches Papier einschlagen, einmal in Wabenpapier.
5. Der Karton hat ringsum fünf Zentimeter Luft, und diese Luft wird gefüllt, bis sich beim Schütteln nichts mehr rührt. Sie sollten sich trauen zu schütteln.

Schreiben Sie „Glas“ auf beide Seiten. Das hilft tatsächlich.

Und das vierzehnte Paket? Es war das dickste von allen, nur steckte die ganze Polsterung vorn und hinten. Es fiel auf die Kante.

Sollte bei Ihnen etwas beschädigt ankommen, heben Sie bitte die Verpackung auf und schicken Sie uns [zwei Fotos](page:contact). Wir kümmern uns darum.
`,
  },
  {
    key: 'studio-lotte-brandes',
    title: 'Kreis, Winkel, Kaffee: zu Besuch bei Lotte Brandes',
    author: 'Friederike Lohmann',
    topics: ['studios'],
    about: 'Lotte Brandes bauhaus',
    scene: 'studios',
    on: '07-14',
    yearsAgo: 0,
    short: 'Vier Farben am Tag und keine Umrisse. Ein Vormittag zwischen Zirkel und Sieb.',
    text: `
„Nicht anfassen, das ist Dienstag“, sagt Lotte Brandes und zeigt auf ein Schälchen Rot.

Sie mischt jeden Morgen neu, vier Farben, mehr nicht. Was übrig bleibt, bekommt ein Datum und wandert ins Regal; dort stehen inzwischen so viele Schälchen, dass man aus ihnen die Jahre ablesen könnte. Das Rot vom Dienstag ist etwas kälter als das vom Mittwoch. Ich sehe es nicht. Sie sieht es vom Flur aus.

Ihr Werkzeug passt in eine Schublade: ein Zirkel aus Schulzeiten, zwei Winkel, ein Lineal ohne Zahlen. Die Zahlen hat sie abgeschliffen. „Sonst misst man, statt zu schauen.“

## Wann ein Blatt fertig ist

Lotte Brandes schneidet ihre Formen zuerst aus Papier und schiebt sie auf einer weißen Platte hin und her, manchmal tagelang. Ein Kreis rutscht einen Millimeter nach links, und plötzlich trägt er die ganze Ecke. Erst wenn sich nichts mehr verschieben lässt, ohne dass es schlechter wird, geht der Entwurf ins Sieb: Farbe für Farbe, ohne Umrisse, weil eine Linie, wie sie sagt, bloß eine Ausrede der Fläche sei.

Das Bauhaus verehrt sie, aber nicht auf Knien. „Die hatten auch schlechte Tage. Man sieht es an den Stühlen.“

Beim Abschied darf ich ein Schälchen mitnehmen. Es ist Donnerstag, ein Gelb. Zu Hause am Fenster finde ich, dass es tatsächlich nach Donnerstag aussieht.
`,
  },
]
