import type { ComponentType } from 'react'
import type { AccountScreenProps } from './account-screen.ts'
import { AddressesScreen } from './address/addresses-screen.tsx'
import { GiftCardsScreen } from './gift-cards-screen.tsx'
import { NewsletterScreen } from './newsletter-screen.tsx'
import { OrderScreen } from './order/order-screen.tsx'
import { OrderedProductsScreen } from './order/ordered-products-screen.tsx'
import { OrdersScreen } from './order/orders-screen.tsx'
import { OverviewScreen } from './overview-screen.tsx'
import { ProfileScreen } from './profile/profile-screen.tsx'
import { SecurityScreen } from './security/security-screen.tsx'
import { CompanyScreen } from './trade/company-screen.tsx'
import { OrderTemplatesScreen } from './trade/order-templates-screen.tsx'
import { QuickOrderScreen } from './trade/quick-order-screen.tsx'

/** The screen of each account route. */
export const accountScreens = {
  'my-account': OverviewScreen,
  'my-profile': ProfileScreen,
  'my-security': SecurityScreen,
  'my-shipping-details': AddressesScreen,
  'my-newsletter': NewsletterScreen,
  'my-gift-cards': GiftCardsScreen,
  'my-orders': OrdersScreen,
  'my-order': OrderScreen,
  'my-ordered-products': OrderedProductsScreen,
  'my-quick-order': QuickOrderScreen,
  'my-order-templates': OrderTemplatesScreen,
  'my-company': CompanyScreen,
} satisfies Record<string, ComponentType<AccountScreenProps>>

export type AccountRoute = keyof typeof accountScreens
