export {
  type AddressEntry,
  addAddress,
  removeAddress,
  type SavedAddress,
  toSentAddress,
  updateAddress,
} from './address-book.ts'
export { type Company, type CompanyMember, inviteMember, readCompany, removeMember, updateCompany } from './company.ts'
export type { CustomerOrder, OrderHistory, OrderHistoryState, OrderSearch } from './customer-orders.ts'
export {
  type ClaimsResult,
  type GiftCardClaim,
  listGiftCardClaims,
  removeGiftCardClaim,
  saveGiftCardClaim,
} from './gift-card-claims.ts'
export { isSubscribed, saveNewsletter } from './newsletter.ts'
export {
  type CustomerOrderView,
  customerOrderView,
  mainItems,
  type OrderAddressView,
  type OrderItem,
  shipmentViews,
} from './order-view.ts'
export {
  listOrderedProducts,
  type OrderedProduct,
  type OrderedProductSort,
  orderedProductSorts,
} from './ordered-products.ts'
export { changePassword, createPassword, type PasswordResult, requestPasswordReset } from './passwords.ts'
export {
  type ActiveSession,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportCustomerData,
  listSecurityEvents,
  listSessions,
  type SecurityEvent,
  sendEmailProof,
  unlinkLogin,
} from './privacy.ts'
export { changeEmail, type ProfileDetails, profileDetails, saveProfile } from './profile.ts'
export { type ReorderResult, reorder } from './reorder.ts'
export { type SocialLoginCallback, startSocialLogin } from './social-login.ts'
export {
  addCheckedLines,
  type CheckedLine,
  canBeAdded,
  checkOrderTemplate,
  checkQuickOrder,
  listOrderTemplates,
  type OrderTemplate,
  removeOrderTemplate,
  saveOrderTemplate,
  type TradeResult,
} from './trade-orders.ts'
