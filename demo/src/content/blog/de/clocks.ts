import type { Post } from '../post.ts'

export const clockPosts: readonly Post[] = [
  {
    key: 'choosing-a-clock',
    title: 'Eine Uhr, die bleibt',
    author: 'Jonas Achterberg',
    topics: ['clocks'],
    about: 'wall clock',
    scene: 'wall-clocks',
    on: '10-21',
    yearsAgo: 0,
    short: 'Vier Fragen, bevor Sie sich in ein Zifferblatt verlieben.',
    text: `
Wer eine Uhr kauft, schaut zuerst auf das Zifferblatt. Wir empfehlen, damit noch einen Augenblick zu warten und sich in das Zimmer zu setzen, in dem sie hängen soll.

*Von wo aus lesen Sie die Zeit ab?* Als Faustregel gilt ein Zehntel der Entfernung. Bei drei Metern Küche sind das 30 cm Durchmesser, vom Kopfkissen aus reichen zehn.

*Darf es ticken?* Für manche ist das Gesellschaft, andere zählen mit. Ein schleichender Sekundenzeiger ist lautlos, ein springender klickt. Mechanische Werke ticken richtig, und abstellen lässt sich das nicht.

*Wer kümmert sich?* Quarz braucht alle ein bis zwei Jahre eine Batterie, ein Funkwerk gar nichts außer Empfang. Ein Acht-Tage-Werk möchte jede Woche am selben Tag aufgezogen werden, am besten sonntags.

*Was hängt sonst noch dort?* Ziffern sind selbst ein Bild. An eine volle Wand gehören Striche oder ein leeres Blatt, an eine kahle dürfen römische Zahlen.

## Und dann

Jetzt dürfen Sie sich verlieben. Prüfen Sie nur, ob sich die Zeiger deutlich unterscheiden und ob Sie zwanzig vor vier von zwanzig nach vier unterscheiden können, ohne Brille und halb wach.

Alles Weitere ist Geschmack. Jede unserer [Uhren](category:clocks) läuft eine Woche auf der Werkbank, bevor sie auf die Reise geht. Welches Werk wie funktioniert, steht [in einem eigenen Beitrag](post:quartz-or-mechanical).
`,
  },
  {
    key: 'quartz-or-mechanical',
    title: 'Quarz oder Feder? Zwei Arten, bis eins zu zählen',
    author: 'Jonas Achterberg',
    topics: ['clocks'],
    about: 'eight-day mantel clock',
    scene: 'clocks',
    on: '06-24',
    yearsAgo: 0,
    short: 'Was im Gehäuse schwingt, und warum ausgerechnet 32.768 Mal.',
    text: `
Jede Uhr, vom Kirchturm bis zum Wecker, tut dasselbe: Sie hält etwas in Schwingung und zählt mit.

Bei der mechanischen Uhr schwingt ein Pendel oder eine Unruh. Die Kraft kommt aus einer Feder oder aus Gewichten, und ein kleiner Anker lässt bei jeder Schwingung genau einen Zahn weiter. Dieses Geräusch kennen Sie. Eine gute Uhr weicht in der Woche um eine Minute ab, und beim Aufziehen stellt man sie nach.

Bei der Quarzuhr schwingt ein winziger Kristall in Form einer Stimmgabel, und zwar 32.768 Mal in der Sekunde. Die Zahl wirkt willkürlich, ist es aber nicht: Fünfzehnmal halbiert ergibt sie eins. Halbieren können Chips besonders gut.

Die Funkuhr ist eine Quarzuhr, die nachts um Rat fragt. In Mitteleuropa kommt die Antwort aus Mainflingen bei Frankfurt, vom Sender DCF77.

## Welche passt zu Ihnen?

Wer wissen will, wie spät es ist, nimmt Quarz. Wer etwas Lebendiges im Zimmer haben möchte, nimmt die Mechanik. Sie braucht Zuwendung, sie hat Launen bei Kälte, und in hundert Jahren wird jemand sie mit Schraubendreher und Öl wieder in Gang setzen.

Auf neun verkaufte Quarzuhren kommt bei uns eine mechanische. Liebesbriefe bekommen wir allerdings nur zu der einen.
`,
  },
  {
    key: 'cuckoo-manners',
    title: 'Zusammenleben mit einem Kuckuck',
    author: 'Friederike Lohmann',
    topics: ['clocks', 'studios'],
    about: 'cuckoo clock Waldruh',
    scene: 'clocks',
    on: '12-27',
    yearsAgo: 1,
    short: 'Zwei Pfeifen, ein Rad mit Kerben und eine Vereinbarung über die Nacht.',
    text: `
Kuckucksuhren haben ein Problem mit ihrem Ruf. Man verbindet sie mit Busreisen und Kirschwasser, und dabei sind sie, nüchtern betrachtet, kleine Orgeln mit Zeitansage.

Hinter der Klappe sitzen zwei Holzpfeifen mit je einem Blasebalg aus Papier. Die erste spielt den hohen Ton, die zweite eine Terz tiefer. Ein Rad mit Kerben zählt, wie oft. So baut man das im Schwarzwald seit bald dreihundert Jahren, und bei Waldruh stammen Vogel, Balg und Tannenzapfen noch immer aus demselben Tal.

## Die Hausordnung

Hängen Sie die Uhr etwa zwei Meter hoch an eine ordentliche Schraube. Unter ihr muss Platz bleiben, denn die Gewichte wandern im Lauf des Tages nach unten.

- Die Kette gerade nach unten ziehen, ohne das Gewicht anzuheben.
- Den Minutenzeiger nur vorwärts bewegen und den Vogel ausreden lassen.
- Abstauben mit einem trockenen Pinsel, nie mit Politur.
- Der kleine Hebel an der Seite stellt die Nachtruhe ein. Ab zehn, sagt Waldruh, gehört ein Kuckuck ins Bett.

In der ersten Woche führen Sie ihn allen vor. Nach einem Monat hören Sie ihn nicht mehr. Und wenn er dann einmal für drei Tage in die Werkstatt muss, ist es in der Wohnung so still, dass jemand fragt, was eigentlich fehlt.
`,
  },
  {
    key: 'carriage-clocks',
    title: 'Die Uhr mit dem Griff',
    author: 'Friederike Lohmann',
    topics: ['clocks', 'studios'],
    about: 'carriage clock brass',
    scene: 'mantel-clocks',
    on: '02-09',
    yearsAgo: 1,
    short: 'Wie die Reiseuhr entstand und warum sie am Ende zu Hause blieb.',
    text: `
Wozu hat eine Tischuhr einen Griff? Die Frage hören wir oft, und die Antwort beginnt in einer Kutsche.

Ein Pendel verträgt keine Schlaglöcher. Wer vor zweihundert Jahren verreiste, ließ die genaue Zeit deshalb daheim und fragte sich von Gasthof zu Gasthof durch. Erst der Pariser Uhrmacher Abraham-Louis Breguet baute kurz nach 1800 kleine Uhren, in denen statt des Pendels eine Unruh arbeitet. Man konnte sie kippen, tragen und über Kopfsteinpflaster fahren. Leisten konnten sie sich vor allem Generäle.

Eine Generation später fertigten Pariser Werkstätten sie in größerer Zahl: ein Gehäuse aus Messing, geschliffene Scheiben auf allen Seiten, ein weißes Emailblatt, oben ein Fensterchen, durch das man die Unruh schwingen sieht. Dazu gehörte ein Lederetui mit Schieber, damit sich die Zeit ablesen ließ, ohne auszupacken.

## Am Ziel

Dann kamen die Eisenbahn und mit ihr die Bahnhofsuhr. Die Reiseuhr hatte ausgedient und zog auf den Kaminsims um, oft als Geschenk nach dreißig Dienstjahren.

Wir finden, sie kann mehr: neben dem Bett stehen, auf dem Schreibtisch, in einer schmalen Nische. Harrow & Bell baut sie in Shropshire noch heute, mit einem Werk für acht Tage. Der Griff ist auch noch dran, für alle Fälle.
`,
  },
  {
    key: 'waking-kindly',
    title: 'Ein Wecker ist kein Telefon',
    author: 'Jonas Achterberg',
    topics: ['clocks'],
    about: 'alarm clock Pippin',
    scene: 'alarm-clocks',
    on: '09-05',
    yearsAgo: 1,
    short: 'Er kann nur eines. Genau das ist der Vorzug.',
    text: `
Um drei Uhr nachts auf den Wecker zu schauen dauert eine Sekunde. Um drei Uhr nachts auf das Telefon zu schauen dauert bis vier.

Mehr muss man eigentlich nicht sagen. Trotzdem liegt neben den meisten Betten ein Gerät, das wecken kann und außerdem Nachrichten, Wetter, Büro und die Urlaubsbilder entfernter Bekannter bereithält. Seit dem Frühjahr schläft meines im Flur. Es geht ihm gut.

## Worauf Sie achten können

- Ein Zifferblatt ab 8 cm, dunkle Zeiger auf hellem Grund, damit es auch im Liegen geht.
- Licht auf Knopfdruck, das von selbst wieder ausgeht.
- Ein leises Werk. Wer mit dem Ticken aufgewachsen ist, schläft mit ihm oft besser; alle anderen nehmen einen schleichenden Zeiger.
- Ein Ton, der klein anfängt. Bei Pippin & Daughters dauert es eine halbe Minute, bis der Wecker ernst macht.
- Glocken obendrauf, falls Sie mit jemandem zusammenwohnen, der Züge verschläft.

Stellen Sie ihn auf die Kommode und nicht auf den Nachttisch. Wer aufsteht, um ihn auszumachen, hat das Schwerste bereits hinter sich.

Übrigens sind alle nach Apfelsorten benannt. Das erklärt nichts, macht aber den Morgen ein wenig freundlicher. Die ganze Ernte finden Sie bei unseren [Uhren](category:clocks).
`,
  },
]
