import type { Language, StoreView } from '@mantel/domain/store'

/** The set of texts that a store uses: one for each language, and one that all trade stores share. */
export type TextSet = Language | 'trade'

/** A store that hides prices from guests is a trade store. */
export const textSetOf = (view: StoreView): TextSet => (view.prices.needGroupToken ? 'trade' : view.language)
