export { createDispatcher, type Dispatcher } from './dispatcher.ts'
export { emit, emitDebounced, emitDelayed } from './emit.ts'
export type { EventOf, EventType, ShopEvent } from './event-types.ts'
export { removeProcessedEvents } from './process.repository.ts'
