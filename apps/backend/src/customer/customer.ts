/** The signed-in customer, as other slices see them. */
export type Customer = {
  id: number
  /** Customers belong to one website. */
  websiteCode: string
  /** The store view where they registered. */
  storeCode: string
  email: string
  firstName: string
  lastName: string
  /** The group that decides prices and taxes: 0, the guest group, until the merchant approves the customer. */
  groupId: number
  isApproved: boolean
}

type CustomerRow = {
  id: number
  website: string
  store_code: string
  email: string
  firstname: string
  lastname: string
  group_id: number
  approved_at: Date | null
}

export const customerColumns = [
  'customer.id',
  'customer.website',
  'customer.store_code',
  'customer.email',
  'customer.firstname',
  'customer.lastname',
  'customer.group_id',
  'customer.approved_at',
] as const

export function toCustomer(row: CustomerRow): Customer {
  const isApproved = row.approved_at !== null
  return {
    id: row.id,
    websiteCode: row.website,
    storeCode: row.store_code,
    email: row.email,
    firstName: row.firstname,
    lastName: row.lastname,
    groupId: isApproved ? row.group_id : 0,
    isApproved,
  }
}
