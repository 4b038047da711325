import type { ProductType } from '@mantel/contract'
import type { Generated } from 'kysely'
import type { Decimal, Fields, Json } from './schema.ts'

/** Carts and coupons, as migrations 006, 010, 011, 021 and 036 create them. */
export type CartTables = {
  cart: CartTable
  cart_line: CartLineTable
  cart_mutation: { cart_id: number; mutation_id: string; line_id: number | null; refusal: Json<Fields> | null }
  coupon: CouponTable
  coupon_store: { code: string; store_code: string; value: Decimal; minimum: Decimal }
  coupon_use: CouponUseTable
  option_file: OptionFileTable
}

type CouponUseTable = {
  id: Generated<number>
  code: string
  customer_id: number | null
  used_at: Date
  order_id: number | null
}

type OptionFileTable = {
  key: string
  cart_id: number | null
  order_id: number | null
  product_sku: string
  option_id: string
  name: string
  type: string
  size: number
  created_at: Date
}

type CartTable = {
  id: Generated<number>
  guest_key: string | null
  customer_id: number | null
  /** null in a guest's cart, and in a customer's from before migration 021 until the customer opens it again. */
  customer_key: string | null
  store_code: string
  currency: string
  status: Generated<'active' | 'ordered'>
  coupon_code: string | null
  country: string | null
  carrier_code: string | null
  method_code: string | null
  payment_code: string | null
  created_at: Date
  updated_at: Date
}

type CartLineTable = {
  id: Generated<number>
  cart_id: number
  line_key: string
  product_sku: string
  bought_sku: string
  product_type: ProductType
  name: string
  quantity: number
  selection: Json<Fields>
  taken: Json<Record<string, number>>
}

type CouponTable = {
  code: string
  kind: 'percent' | 'fixed' | 'free_shipping'
  starts_at: Date | null
  ends_at: Date | null
  max_uses: number | null
  max_uses_per_customer: number | null
  customers_only: boolean
  excluded_category_ids: Json<number[]>
  excluded_skus: Json<string[]>
  excludes_reduced: boolean
}
