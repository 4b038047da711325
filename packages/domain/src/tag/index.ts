export {
  type ConsentChoices,
  type ConsentPurpose,
  type ConsentRule,
  consentPurposes,
  consentRuleOf,
  consentVersion,
  givenConsent,
  isConsentValid,
  refusedConsent,
  type StoredConsent,
} from './consent.ts'
export { type EventItem, eventValue, type PurchaseEvent, type ShopEvent, type ShopEventType } from './shop-event.ts'
export { needsConsent, noTags, type TagSettings } from './tag-settings.ts'
