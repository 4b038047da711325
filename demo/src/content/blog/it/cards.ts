import type { Post } from '../post.ts'

export const cardPosts: readonly Post[] = [
  {
    key: 'writing-condolence',
    title: 'Che cosa scrivere quando muore qualcuno',
    author: 'Caterina Bellandi',
    topics: ['cards'],
    about: 'sympathy card',
    scene: 'greeting-cards',
    on: '11-04',
    yearsAgo: 1,
    short: 'Le parole giuste non esistono. Scrivi lo stesso, e scrivi questa settimana.',
    text: `
«Sentite condoglianze» è una formula che non ha mai consolato nessuno, eppure la scriviamo tutti, perché la pagina bianca fa paura. Proviamo a fare un passo in più.

Comincia dalla cosa semplice: «Ho saputo oggi che Arturo è morto, e mi dispiace tanto». Scrivi il nome. Intorno a chi è in lutto tutti girano alla larga dal nome, ed è proprio quello che manca.

Poi, se puoi, regala un ricordo piccolo. Che portava sempre lo spago in tasca, che cosa diceva alla fermata dell’autobus. Non occorre che sia importante. Di quella persona non ci saranno più storie nuove, tranne quelle che conserva qualcun altro, e una ce l’hai tu.

Se non la conoscevi, scrivi a chi è rimasto e di chi è rimasto.

## Da lasciare nella penna

- tutto quello che comincia con «almeno»
- «so come ti senti»
- «se hai bisogno, chiamami». Non chiamerà. Offri una cosa precisa: la minestra venerdì, il cane per una settimana.

Bastano quattro frasi, a mano. Aggiungi che non serve rispondere. E se è passato un mese, manda il biglietto comunque: quello che arriva quando la casa è tornata silenziosa è spesso quello che viene conservato.

Scegli [un biglietto discreto](category:greetingcards), bianco all’interno. Respira, e parti dal nome.
`,
  },
  {
    key: 'wedding-words',
    title: 'Agli sposi, con parole tue',
    author: 'Caterina Bellandi',
    topics: ['cards', 'seasons'],
    about: 'wedding card',
    scene: 'greeting-cards',
    on: '05-08',
    yearsAgo: 1,
    short: 'Come scrivere un biglietto di nozze che non finisca nel mucchio.',
    text: `
Il giorno dopo le nozze gli sposi siedono sul letto dell’albergo, aprono le buste e leggono ad alta voce. Alla quarantesima volta che trovano «cento di questi giorni» cominciano a ridere. Il tuo biglietto può essere quello che li fa smettere.

Non occorre essere poeti. Basta mettere nel biglietto una cosa che potevi scrivere soltanto tu, e soltanto a loro due.

## Tre inizi che funzionano

- *La prima volta.* «Quando Marta ci parlò di te, disse che parcheggiavi malissimo. Sorrideva.»
- *Quello che hai visto.* «Vi ho guardati montare quell’armadio e ho pensato: ce la faranno.»
- *Un augurio piccolo.* Non la felicità eterna, che è impegnativa: piuttosto vicini simpatici, e qualcuno che porti il caffè a letto la domenica.

Se conosci solo uno dei due, scrivi comunque a entrambi e chiama tutti e due per nome. Se non sei potuto andare, non scusarti per mezza pagina; racconta dov’eri a quell’ora e a che cosa hai brindato.

Per la busta che accompagna un regalo in denaro, due righe in più su come ti piacerebbe che fosse speso («in cose inutili, mi raccomando») la rendono un regalo vero.

Scrivi con calma, prima della cerimonia, a un tavolo. Sul cofano dell’auto, fuori dalla chiesa, vengono tutti uguali.
`,
  },
  {
    key: 'letterpress-explained',
    title: 'Quel solco nella carta',
    author: 'Pietro Savoldi',
    topics: ['cards', 'studios'],
    about: 'letterpress card Larkfield',
    scene: 'greeting-cards',
    on: '08-28',
    yearsAgo: 1,
    short: 'La stampa tipografica raccontata da un fienile del Kent e da una macchina del 1912.',
    text: `
Passa il pollice su un biglietto di Larkfield: le parole si sentono. Un tipografo di una volta se ne sarebbe vergognato. La pressione perfetta, per lui, era un bacio, quanto basta a posare l’inchiostro senza consumare il piombo. Oggi invece il solco è proprio quello che cerchiamo.

Flora Inchbold stampa su una pedalina del 1912, che si apre e si chiude come un grande libro di ferro. Da una parte stanno i caratteri, inchiostrati dai rulli a ogni giro; dall’altra lei appoggia un cartoncino, toglie quello già stampato con la sinistra e cerca di non pensare alle dita. Il catalogo d’epoca prometteva milleduecento copie l’ora. Lei ne fa trecento.

## Un colore al giorno

Ogni tinta è un passaggio a sé. Oggi l’azzurro, stanotte asciuga, domani il rosso. Se il secondo cade mezzo millimetro più in là, il pettirosso si ritrova con due petti e il mazzo diventa carta da prova.

Conta anche il cotone: seicento grammi, il doppio del solito, abbastanza morbido da farsi mordere e abbastanza rigido da stare in piedi. Il cartoncino comune, alla stessa pressione, si spacca.

Per riconoscere la tipografia vera gira il biglietto: sul retro si vede un’eco leggera, e niente lucido.

Puoi scriverci con la stilografica. Al cotone l’inchiostro piace. Li trovi fra i [biglietti](category:greetingcards).
`,
  },
]
