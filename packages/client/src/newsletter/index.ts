export { notifySubscription, subscribeVisitor } from './subscribe-visitor.ts'
