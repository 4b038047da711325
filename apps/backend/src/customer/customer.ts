/** Who is signed in, as other slices know them. */
export type Customer = {
  id: number
  /** Customers belong to a website: in another one they do not exist. */
  websiteCode: string
  /** Where they registered. */
  storeCode: string
  email: string
  firstName: string
  lastName: string
  /** Whose prices and taxes count: 0, the guests' group, while the merchant has not approved them. */
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
