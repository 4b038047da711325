export { type DeliveryPromise, type DeliveryRules, isWorkDay, promiseDelivery } from './promise-delivery.ts'
