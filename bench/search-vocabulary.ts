import { createRandom } from './random.ts'

const plain =
  'oak walnut brass linen copper marble slate cherry maple birch pine ivory amber coral navy teal olive sage rose pearl ' +
  'silver golden black white grey blue green red yellow orange purple pink large small mini grand classic modern vintage ' +
  'rustic nordic coastal alpine urban botanical floral abstract geometric striped dotted painted printed carved framed ' +
  'mounted wall table mantel desk kitchen bedroom office garden clock watch timer frame print poster canvas card picture ' +
  'photo mirror calendar pendulum cuckoo alarm station sun moon star sky cloud river lake sea harbour bridge tower street ' +
  'forest meadow mountain valley island village market winter summer autumn spring morning evening birthday wedding ' +
  'thank welcome baby love hello greetings season party friend mother father sister brother teacher round square oval ' +
  'portrait landscape panorama edition collection series study sketch drawing watercolour silhouette horizon reflection'

const beginnings =
  'al an ar ba be bel bo bran ca cel cor da del do el en fa fen gal gra ha hol in ka kel la lin lo ma mel mi mon na nor ol or pa per qui ra ren ri ro sa sel so sta ta tel tor ul va ver vi wa wen yar zel'.split(
    ' ',
  )
const middles =
  'a al an ar bi da de di do e el en er i in ka la le li lo ma me mi mo na ne ni no o or ra re ri ro sa se si so ta te ti to u va ve vi'.split(
    ' ',
  )
const endings =
  'a an ar beck by dale den don el en er ford ham ia in is la ley lin lo mere more na ner no o on or ra ro sen ster ta ton ty um us vale ver wick wood worth'.split(
    ' ',
  )

/** A few thousand words, common ones first: names use early words often and late ones rarely. */
export function makeVocabulary(size: number): string[] {
  const random = createRandom(7)
  const words = new Set(plain.split(' '))
  while (words.size < size) {
    const middle = random.next() < 0.6 ? random.pick(middles) : ''
    words.add(`${random.pick(beginnings)}${middle}${random.pick(endings)}`)
  }
  return [...words]
}
