export { createDispatcher, type Dispatcher } from './dispatcher.ts'
export { emit, emitWhenQuiet, emitWithOthers } from './emit.ts'
export type { EventOf, EventType, ShopEvent } from './event-types.ts'
export { coverWaitingEvents, removeProcessedEvents } from './outbox.repository.ts'
