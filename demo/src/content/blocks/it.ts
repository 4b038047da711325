import type { Blocks } from './block.ts'

export const italianBlocks: Blocks = {
  'footer-links': {
    title: 'Link a piè di pagina',
    text: `
- [Chi siamo](page:about-us)
- [Consegna](page:delivery)
- [Recesso e resi](page:returns)
- [Guida alle misure](page:size-guide)
- [Cura e manutenzione](page:care-guides)
- [Carte regalo](page:gift-cards)
- [Giornale](route:blog)
- [Contatti](page:contact)
- [Accessibilità](page:accessibility)
- [Privacy](page:privacy)
- [Condizioni di vendita](page:terms)
- [Note legali](page:imprint)
`,
  },
  'footer-about': {
    title: 'Mantel',
    text: 'Orologi, quadri, cornici e biglietti: le cose che stanno sul camino. [Chi siamo](page:about-us).',
  },
  'promo-bar': {
    title: 'Sopra la testata',
    text: 'Consegna a {shipping}, qualunque sia la misura. E 14 giorni per [ripensarci](page:returns).',
  },
  newsletter: {
    title: 'Una lettera al mese',
    text: `
Studi nuovi, qualcosa da leggere e ogni tanto un disegno. Se ti iscrivi ti mandiamo un codice del 10% per il primo ordine.

Non più di una al mese, e per smettere basta un clic.
`,
  },
  'social-discount': {
    title: 'Il 20% per una fotografia',
    text: 'Mostraci qualcosa di nostro a casa tua e taggaci: ti mandiamo un codice del 20% per il prossimo ordine. Tanto la tua foto è più bella delle nostre.',
  },
  'home-hero': {
    title: 'Le cose che stanno sul camino',
    text: 'Un orologio che ticchetta, un quadro appoggiato, il biglietto di qualcuno. [Guarda gli orologi](category:clocks)',
  },
  'home-editorial': {
    title: 'Uno stelo e un vasetto',
    text: `
In fondo a un giardino dell’Herefordshire, in un capanno, Hester Quill incide cardi nel linoleum. Li disegna dal vero, perché una fotografia ha già deciso che cosa conta, e lei preferisce discutere con la pianta. I segni della sgorbia non li ripulisce: dice che sono il rumore del lavoro. Siamo andati a trovarla prima dell’ora del tè.

[Leggi della visita](post:studio-hester-quill)
`,
  },
  'delivery-note': {
    title: 'Consegna',
    text: 'Con corriere a {shipping}, in {countries}. Quello che è disponibile parte il giorno lavorativo successivo. [Altro](page:delivery)',
  },
  'returns-note': {
    title: 'Resi',
    text: 'Quattordici giorni per ripensarci, senza spiegazioni. [Come si fa](page:returns)',
  },
  'gift-card-note': {
    title: 'Su questa carta',
    text: 'Arriva per e-mail nel giorno che scegli, vale cinque anni e quello che avanza non si perde. [Come funzionano le carte regalo](page:gift-cards)',
  },
  'empty-cart': {
    title: 'Ancora niente',
    text: 'Il tuo carrello è vuoto come una mensola nuova. Molti cominciano dai [più venduti](category:bestsellers) o dall’[outlet](category:outlet).',
  },
  'checkout-reassurance': {
    title: 'Da sapere',
    text: `
- Paghi soltanto quando premi l’ultimo pulsante.
- Hai quattordici giorni per restituire.
- Alle domande scritte a [{email}](mailto:{email}) risponde una persona.
`,
  },
  'contact-intro': {
    title: 'Scrivici',
    text: 'Risponde una persona, entro un giorno lavorativo. Se riguarda un ordine, indica il numero. Per gli altri modi di trovarci c’è la pagina [contatti](page:contact).',
  },
  'blog-intro': {
    title: 'Il giornale',
    text: 'Come appendere, caricare, incorniciare e scrivere, e chi sono quelli che fanno le cose che vendiamo.',
  },
  'search-empty': {
    title: 'Non abbiamo trovato niente',
    text: 'Prova con una parola in meno: «rovere» invece di «piccolo orologio di rovere». Oppure parti dagli [orologi](category:clocks), dai [quadri](category:wallart), dalle [cornici](category:photoframes) o dai [biglietti](category:greetingcards).',
  },
  'order-thanks': {
    title: 'Grazie',
    text: 'Il tuo ordine è arrivato e la conferma ti raggiunge per e-mail. Ci rifacciamo vivi quando parte il pacco. Intanto, forse, [qualcosa da leggere](route:blog).',
  },
  'wishlist-empty': {
    title: 'Nessun desiderio, per ora',
    text: 'Premi il cuore su quello a cui vuoi pensare. Ti aspetta qui, e non lo vede nessun altro.',
  },
  'page-not-found': {
    title: 'Questa pagina non è sullo scaffale',
    text: 'Si è spostata, o non c’è mai stata. La [pagina iniziale](route:home) conosce la strada, e [noi](page:contact) ti aiutiamo volentieri.',
  },
  'offline-note': {
    title: 'Sei senza connessione',
    text: 'Quello che hai già visto è ancora qui e il carrello è al sicuro. Un ordine fatto adesso parte appena torna la rete.',
  },
}
