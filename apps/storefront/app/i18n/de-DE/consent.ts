export const consent = {
  'consent.title': 'Ihre Wahl zu Cookies',
  'consent.text':
    'Mit Ihrer Einwilligung nutzen wir Dienste anderer Unternehmen, um Besuche zu zählen und Werbung zu messen. Der Shop funktioniert ohne sie genauso gut, und Sie können Ihre Wahl jederzeit unter „Cookie-Einstellungen“ am Ende jeder Seite ändern.',
  'consent.law_uk': 'Ihre Einwilligung ist freiwillig (Regulation 6 PECR, UK GDPR) und gilt sechs Monate.',
  'consent.law_de': 'Ihre Einwilligung ist freiwillig (§ 25 TDDDG, Art. 6 Abs. 1 lit. a DSGVO) und gilt ein Jahr.',
  'consent.law_it':
    'Ihre Einwilligung ist freiwillig. Wenn Sie diese Meldung schließen, werden nur notwendige Cookies verwendet.',
  'consent.law_eu':
    'Ihre Einwilligung ist freiwillig (ePrivacy-Richtlinie, Art. 6 Abs. 1 lit. a DSGVO) und gilt sechs Monate.',
  'consent.more': 'Mehr über Cookies',
  'consent.accept': 'Alle akzeptieren',
  'consent.refuse': 'Alle ablehnen',
  'consent.choose': 'Selbst auswählen',
  'consent.save': 'Auswahl speichern',
  'consent.close': 'Schließen',
  'consent.close_refuse': 'Schließen und alle ablehnen',
  'consent.necessary':
    'Immer aktiv: was der Shop zum Funktionieren braucht, etwa Warenkorb, Anmeldung, Shop und diese Auswahl.',
  'consent.analytics': 'Statistik',
  'consent.analytics_text': 'Zeigt uns, welche Seiten besucht werden und wo Besucher nicht weiterkommen.',
  'consent.marketing': 'Werbung',
  'consent.marketing_text': 'Zeigt uns und Werbeplattformen, welche Anzeigen zu Bestellungen führen.',
  'consent.companies': 'Empfänger: {names}.',
} as const
