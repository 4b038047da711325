export { isPopupDue, popupRules, type Visit } from './popup.ts'
