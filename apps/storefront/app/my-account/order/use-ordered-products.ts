import {
  type CustomerOrder,
  type Engine,
  listOrderedProducts,
  type OrderedProduct,
  type OrderedProductSort,
} from '@mantel/client'
import { useEffect, useState } from 'react'

/**
 * The products that the customer has bought; null while they load for the first time. After a change, the last list stays until the
 * next one is loaded.
 */
export function useOrderedProducts(
  engine: Engine,
  orders: readonly CustomerOrder[],
  sort: OrderedProductSort,
): OrderedProduct[] | null {
  const [products, setProducts] = useState<OrderedProduct[] | null>(null)
  useEffect(() => {
    if (orders.length === 0) return setProducts(null)
    let isMounted = true
    void listOrderedProducts(engine, orders, sort).then((listed) => isMounted && setProducts(listed))
    return () => {
      isMounted = false
    }
  }, [engine, orders, sort])
  return products
}
