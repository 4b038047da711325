import type { FacetCount } from '../../platform/search/facets.ts'
import type { AttributeMetadata } from '../attribute-metadata.ts'
import { KeptText } from './kept-text.ts'

export type TermsCount = Extract<FacetCount, { kind: 'terms' }>

/** What replies have made of a count. */
type CountTexts = {
  buckets: KeptText
  /** The options of its buckets and of another count's, as an attribute has them. */
  options: { attribute: AttributeMetadata; other: TermsCount | undefined; text: KeptText } | undefined
}

const texts = Symbol('texts')
type Noted = TermsCount & { [texts]?: CountTexts }

/** On the count itself, with which they come and go: a weak map of all counts would cost more than writing them. */
export function textsOf(count: TermsCount): CountTexts {
  const noted: Noted = count
  noted[texts] ??= { buckets: new KeptText(), options: undefined }
  return noted[texts]
}
