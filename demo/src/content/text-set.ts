import type { Language, StoreView } from '@mantel/domain/store'

/** Which of the four sets of texts a store uses. The trade stores share one. */
export type TextSet = Language | 'trade'

/** A store that hides prices from guests is a trade store. */
export const textSetOf = (view: StoreView): TextSet => (view.prices.needGroupToken ? 'trade' : view.language)
