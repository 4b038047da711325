export { allocateStock, type ProductStock, type StockAllocation, type StockLine } from './allocate-stock.ts'
export { type ExpectedPrice, type PriceChange, priceChanges } from './compare-prices.ts'
export { amountStillDue, amountsLeftToCredit, type CreditedRequest, creditsByRate } from './credit.ts'
export { firstState } from './first-state.ts'
export {
  activeRequests,
  canRequestCancellation,
  findUsedLine,
  isConsumerOrder,
  type OrderDays,
  type OrderRequest,
  type OrderRequestKind,
  type OrderRequestPlan,
  type OrderRequestState,
  planOrderRequest,
  type RequestedLine,
  type RequestFacts,
  refundOf,
  splitRefund,
  takesBackAll,
  type UsedLine,
  unsentLines,
  withdrawableLines,
  withdrawalEndedOn,
} from './order-request.ts'
export {
  britishAccount,
  daysOverdue,
  dueDate,
  formatInGroupsOfFour,
  isIban,
  isPaymentOutstanding,
  type PaymentTerms,
  paymentReference,
} from './payment-terms.ts'
export { allSentLines, planReturn, type ReturnPlan } from './return.ts'
export {
  isSentByParcel,
  leftToSend,
  type ParcelLine,
  planShipment,
  quantityAtPosition,
  type ShipmentPlan,
  stockToRelease,
  stockToReturn,
  subtractUnits,
  type TakenStock,
} from './shipment.ts'
export type { OrderAddress, OrderedLine, OrderSnapshot, OrderTotals } from './snapshot.ts'
export { canChangeState, type OrderActor, type OrderState, stateOfWire, wireState } from './state.ts'
