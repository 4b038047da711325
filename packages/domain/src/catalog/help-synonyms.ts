/**
 * Words that shoppers use for the same help topic, in the languages of the shop. Each entry is the beginning that all forms of a
 * word share: "return" matches return, returns and returned. A merchant's page has one of these words in its title, and shoppers
 * search for any of them.
 */
const topics: readonly (readonly string[])[] = [
  ['delivery', 'shipping', 'postage', 'courier'],
  ['return', 'refund', 'withdraw'],
  ['versand', 'liefer', 'zustell', 'porto'],
  ['rückgabe', 'rücksend', 'retour', 'widerruf', 'umtausch'],
  ['consegn', 'spedizion', 'corriere'],
  ['resi', 'reso', 'restitu', 'rimbors', 'recess'],
]

/** The beginnings of all words of the topic to which this word, in lower case, belongs; empty for most words. */
export function helpSynonyms(word: string): readonly string[] {
  return topics.filter((forms) => forms.some((form) => word.startsWith(form))).flat()
}
