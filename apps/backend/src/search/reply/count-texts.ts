import type { FacetCount } from '@mantel/search'
import type { AttributeMetadata } from '../attribute-metadata.ts'
import { CachedText } from './cached-text.ts'

export type TermsCount = Extract<FacetCount, { kind: 'terms' }>

/** Serialised forms of a facet count. */
type CountTexts = {
  buckets: CachedText
  /** The attribute options of the buckets of this count, and of `other` if there is one, serialised. */
  options: { attribute: AttributeMetadata; other: TermsCount | undefined; text: CachedText } | undefined
}

const texts = Symbol('texts')
type Noted = TermsCount & { [texts]?: CountTexts }

/**
 * Stored as a property of the count, so that both have the same lifetime: a WeakMap over all counts is slower than
 * serialising.
 */
export function textsOf(count: TermsCount): CountTexts {
  const noted: Noted = count
  noted[texts] ??= { buckets: new CachedText(), options: undefined }
  return noted[texts]
}
