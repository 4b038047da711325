export const consent = {
  'consent.title': 'La tua scelta sui cookie',
  'consent.text':
    'Con il tuo consenso usiamo strumenti di altre aziende per contare le visite e misurare la pubblicità. Il negozio funziona ugualmente senza, e puoi cambiare idea in ogni momento da “Impostazioni cookie” in fondo a ogni pagina.',
  'consent.law_uk': 'Il consenso è facoltativo (regulation 6 PECR, UK GDPR) e vale sei mesi.',
  'consent.law_de': 'Il consenso è facoltativo (§ 25 TDDDG, art. 6, par. 1, lett. a GDPR) e vale un anno.',
  'consent.law_it':
    'Il consenso è facoltativo (art. 122 del Codice privacy) e vale sei mesi. Se chiudi questo avviso, restano attivi solo i cookie necessari.',
  'consent.law_eu': 'Il consenso è facoltativo (direttiva ePrivacy, art. 6, par. 1, lett. a GDPR) e vale sei mesi.',
  'consent.more': 'Maggiori informazioni sui cookie',
  'consent.accept': 'Accetta tutti',
  'consent.refuse': 'Rifiuta tutti',
  'consent.choose': 'Scegli tu',
  'consent.save': 'Salva la scelta',
  'consent.close': 'Chiudi',
  'consent.close_refuse': 'Chiudi e rifiuta tutti',
  'consent.necessary':
    'Sempre attivo: ciò che serve al negozio per funzionare, come carrello, accesso, negozio e questa scelta.',
  'consent.analytics': 'Statistiche',
  'consent.analytics_text': 'Ci mostra quali pagine vengono visitate e dove i visitatori incontrano difficoltà.',
  'consent.marketing': 'Pubblicità',
  'consent.marketing_text': 'Mostra a noi e alle piattaforme pubblicitarie quali annunci portano a un ordine.',
  'consent.companies': 'Destinatari: {names}.',
} as const
