/**
 * Words that shoppers use for the same help topic, in the languages of the shop, as the beginnings of their forms. A merchant's page
 * has one of them in its title, and shoppers search for any of them.
 */
const topics: readonly (readonly string[])[] = [
  ['delivery', 'shipping', 'postage', 'courier'],
  ['return', 'refund', 'withdraw'],
  ['versand', 'liefer', 'zustell', 'porto'],
  ['rückgabe', 'rücksend', 'retour', 'widerruf', 'umtausch'],
  ['consegn', 'spedizion', 'corriere'],
  ['resi', 'reso', 'restitu', 'rimbors', 'recess'],
]

/** The beginnings of words that mean the same as this one, in lower case; empty for most words. */
export function helpSynonyms(word: string): readonly string[] {
  return topics.filter((forms) => forms.some((form) => word.startsWith(form))).flat()
}
