/** Texts of the consent dialog. */
export const consent = {
  'consent.title': 'Your choice about cookies',
  'consent.text':
    'With your consent we use tools of other companies to count visits and to measure advertising. The shop works just as well without them, and you can change your mind at any time under “Cookie settings” at the foot of every page.',
  'consent.law_uk': 'Your consent is voluntary (regulation 6 PECR, UK GDPR) and is kept for six months.',
  'consent.law_de': 'Your consent is voluntary (section 25 TDDDG, article 6(1)(a) GDPR) and is kept for one year.',
  'consent.law_it': 'Your consent is voluntary. If you close this message, only necessary cookies are used.',
  'consent.law_eu': 'Your consent is voluntary (ePrivacy Directive, article 6(1)(a) GDPR) and is kept for six months.',
  'consent.more': 'More about cookies',
  'consent.accept': 'Accept all',
  'consent.refuse': 'Reject all',
  'consent.choose': 'Manage cookies',
  'consent.save': 'Save my choice',
  'consent.close': 'Close',
  'consent.close_refuse': 'Close and reject all',
  'consent.necessary':
    'Always on: what the shop needs to work, such as your cart, your login, your store and this choice.',
  'consent.analytics': 'Statistics',
  'consent.analytics_text': 'Shows us which pages are visited and where visitors get stuck.',
  'consent.marketing': 'Advertising',
  'consent.marketing_text': 'Shows us and advertising platforms which adverts lead to orders.',
  'consent.companies': 'Recipients: {names}.',
} as const
