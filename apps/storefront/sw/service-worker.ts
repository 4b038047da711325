import type { PageMessage } from './messages.ts'
import type { WorkerScope } from './scope.ts'
import { sendCarts } from './send-carts.ts'
import { openOrderPage, sendOrders } from './send-orders.ts'
import { createWorker } from './worker.ts'

/** Each origin has one: it serves all store views of its website, and nothing of another. */
const scope = globalThis as unknown as WorkerScope
const worker = createWorker({
  caches: scope.caches,
  fetch: (request, init) => fetch(request, init),
  origin: scope.location.origin,
  settings: scope.workerSettings,
})

// A new worker waits until a page says that it may take over, or until no page of the old one is open.
scope.addEventListener('install', (event) => event.waitUntil(worker.install()))

scope.addEventListener('activate', (event) => {
  const preload = scope.registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([worker.activate(), preload, scope.clients.claim()]))
})

scope.addEventListener('fetch', (event) => {
  const answer = worker.answer(event.request, event.preloadResponse)
  if (!answer) return
  event.respondWith(answer.reply)
  if (answer.rest) event.waitUntil(answer.rest)
})

scope.addEventListener('message', (event) => {
  const message = event.data as PageMessage
  event.waitUntil(message.type === 'take-over' ? scope.skipWaiting() : worker.hear(message, event.ports[0]))
})

scope.addEventListener('sync', (event) => {
  if (event.tag === 'orderSync') event.waitUntil(sendOrders(scope))
  if (event.tag === 'cartSync') event.waitUntil(sendCarts(scope))
})

scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openOrderPage(scope, event.notification.data))
})
