export { categoryFilters, filterCodes } from './category-filters.ts'
export {
  type ChoiceRule,
  type ChosenVariant,
  chooseVariant,
  type VariantRequest,
  type WantedValues,
} from './choose-variant.ts'
export {
  buildGallery,
  type Gallery,
  type GalleryEntry,
  type GallerySource,
  type MediaItem,
  type Video,
} from './gallery.ts'
export { helpSynonyms } from './help-synonyms.ts'
export {
  type ChosenFilters,
  clearFilters,
  formatListQuery,
  hasFilters,
  type ListQuery,
  parseListQuery,
  toggleFilter,
  toggleSort,
} from './list-query.ts'
export { isPicture, mergeVariant } from './merge-variant.ts'
export { type ChosenValues, type OptionAxis, type OptionState, optionStates, selectValue } from './option-states.ts'
export { type FilterKind, filterKind, formatPriceRange, isOfferedRange, parsePriceRange } from './price-filter.ts'
export { type PricePhrase, readPricePhrase } from './price-phrase.ts'
export { type DerivedLabel, derivedLabels, type LabelFacts, productLabels } from './product-labels.ts'
export { isProductType, type ProductType, productTypes } from './product-type.ts'
export { suggestSpelling } from './suggest-spelling.ts'
export { filterUnavailableVariants, isOffered, type StockRule, type Variant } from './variant.ts'
export {
  isEnabled,
  isListed,
  isVisible,
  listedStatuses,
  listedVisibilities,
  type VisibilityFields,
} from './visibility.ts'
