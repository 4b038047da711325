/** Demo customers. Their passwords are public: they exist only in a shop filled with the demo data. */
export type DemoCustomer = {
  storeCode: string
  email: string
  firstName: string
  lastName: string
  /**
   * Code of the customer group that the merchant approved the customer for; null: not approved yet, or a store without
   * approval.
   */
  approvedFor: string | null
  address: {
    street: [string, string]
    city: string
    postcode: string
    country: string
    telephone: string
    company?: string
    vatId?: string
  }
}

export const demoPassword = 'mantelpiece'

export const demoCustomers: readonly DemoCustomer[] = [
  {
    storeCode: 'default',
    email: 'harriet@mantel.example',
    firstName: 'Harriet',
    lastName: 'Wren',
    approvedFor: null,
    address: {
      street: ['Chapel Row', '4'],
      city: 'Bath',
      postcode: 'BA1 1HN',
      country: 'GB',
      telephone: '01225 496 0123',
    },
  },
  {
    storeCode: 'de',
    email: 'jonas@mantel.example',
    firstName: 'Jonas',
    lastName: 'Ahrens',
    approvedFor: null,
    address: {
      street: ['Lindenallee', '12'],
      city: 'Leipzig',
      postcode: '04109',
      country: 'DE',
      telephone: '0341 23125 012',
    },
  },
  {
    storeCode: 'it',
    email: 'chiara@mantel.example',
    firstName: 'Chiara',
    lastName: 'Fontana',
    approvedFor: null,
    address: {
      street: ['Via dei Tigli', '8'],
      city: 'Modena',
      postcode: '41121',
      country: 'IT',
      telephone: '059 555 0123',
    },
  },
  {
    storeCode: 'trade',
    email: 'buyer@mantel.example',
    firstName: 'Miriam',
    lastName: 'Okafor',
    approvedFor: 'trade_gold',
    address: {
      company: 'Okafor & Daughters',
      street: ['Market Street', '21'],
      city: 'Hebden Bridge',
      postcode: 'HX7 6EU',
      country: 'GB',
      telephone: '01632 960 021',
    },
  },
  {
    storeCode: 'trade_eu',
    email: 'buyer-eu@mantel.example',
    firstName: 'Luka',
    lastName: 'Novak',
    approvedFor: 'trade',
    address: {
      company: 'Novak Interier',
      street: ['Stari trg', '5'],
      city: 'Ljubljana',
      postcode: '1000',
      country: 'SI',
      telephone: '01 555 01 23',
    },
  },
  {
    storeCode: 'trade_eu',
    email: 'buyer-de@mantel.example',
    firstName: 'Katrin',
    lastName: 'Weiss',
    approvedFor: 'trade',
    address: {
      company: 'Weiss Wohnen',
      // The example number from the published rule for German check digits, so that it passes the check and belongs to no customer.
      vatId: 'DE136695976',
      street: ['Torstraße', '140'],
      city: 'Berlin',
      postcode: '10119',
      country: 'DE',
      telephone: '030 23125 014',
    },
  },
  {
    storeCode: 'trade',
    email: 'waiting@mantel.example',
    firstName: 'Rhys',
    lastName: 'Bevan',
    approvedFor: null,
    address: {
      company: 'Bevan Cards and Gifts',
      street: ['Castle Arcade', '17'],
      city: 'Cardiff',
      postcode: 'CF10 1BU',
      country: 'GB',
      telephone: '029 2018 0123',
    },
  },
]
