import type { AddOutcome, Engine } from '@mantel/client'
import { applyAddition } from './apply-addition.ts'
import { openCart } from './page-cart.ts'
import type { Addition } from './request-addition.ts'

export async function addToCart(engine: Engine, addition: Addition, key: string): Promise<AddOutcome> {
  return applyAddition(await openCart(engine), addition, key)
}
