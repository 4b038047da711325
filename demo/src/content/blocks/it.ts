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
- [Magazine](route:blog)
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
    text: 'Consegna a {shipping}. [Reso entro 14 giorni](page:returns).',
  },
  newsletter: {
    title: 'La nostra newsletter mensile',
    text: `
Studi nuovi, qualcosa da leggere e ogni tanto un disegno. Iscriviti e ricevi il 10% di sconto sul primo ordine.

Al massimo una al mese; ti disiscrivi con un clic.
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
    text: 'Reso entro 14 giorni senza dover dare spiegazioni. [Come funziona](page:returns)',
  },
  'gift-card-note': {
    title: 'Su questa carta',
    text: 'Arriva via e-mail il giorno che scegli e vale cinque anni. Il saldo residuo resta sulla carta. [Come funzionano le carte regalo](page:gift-cards)',
  },
  'empty-cart': {
    title: 'Il tuo carrello è vuoto',
    text: 'Scopri i [più venduti](category:bestsellers) o visita l’[outlet](category:outlet).',
  },
  'checkout-reassurance': {
    title: 'Da sapere',
    text: `
- Paghi solo quando invii l’ordine.
- Reso entro 14 giorni.
- Hai domande? Scrivici a [{email}](mailto:{email}).
`,
  },
  'contact-intro': {
    title: 'Scrivici',
    text: 'Rispondiamo entro un giorno lavorativo. Se la domanda riguarda un ordine, indica il numero. Trovi gli altri recapiti alla pagina [contatti](page:contact).',
  },
  'blog-intro': {
    title: 'Il magazine',
    text: 'Come appendere, caricare, incorniciare e scrivere, e chi sono quelli che fanno le cose che vendiamo.',
  },
  'search-empty': {
    title: 'Nessun risultato',
    text: 'Controlla l’ortografia o prova con un termine più generico: «rovere» invece di «piccolo orologio di rovere». Oppure parti dagli [orologi](category:clocks), dai [quadri](category:wallart), dalle [cornici](category:photoframes) o dai [biglietti](category:greetingcards).',
  },
  'order-thanks': {
    title: 'Grazie per il tuo ordine',
    text: 'Abbiamo ricevuto il tuo ordine e la conferma sta arrivando via e-mail. Ti scriveremo di nuovo quando il pacco sarà spedito. Intanto, [visita il nostro magazine](route:blog).',
  },
  'wishlist-empty': {
    title: 'La tua lista dei desideri è vuota',
    text: 'Tocca il cuore sui prodotti che ti piacciono per salvarli qui. Solo tu puoi vedere la tua lista.',
  },
  'page-not-found': {
    title: 'Non troviamo questa pagina',
    text: 'Potrebbe essere stata spostata o non esistere più. Vai alla [pagina iniziale](route:home) o [scrivici](page:contact).',
  },
  'offline-note': {
    title: 'Sei offline',
    text: 'Puoi ancora vedere le pagine che hai già visitato e il carrello è salvato. Un ordine fatto adesso verrà inviato appena torni online.',
  },
}
