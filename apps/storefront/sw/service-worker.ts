import type { PageMessage } from './messages.ts'
import type { WorkerScope } from './scope.ts'
import { sendCarts } from './send-carts.ts'
import { openOrderPage, sendOrders } from './send-orders.ts'
import { createWorker } from './worker.ts'

/** The entry point. Each origin has one service worker, which serves all store views of that website. */
const scope = globalThis as unknown as WorkerScope
const worker = createWorker({
  caches: scope.caches,
  fetch: (request, init) => fetch(request, init),
  origin: scope.location.origin,
  settings: scope.workerSettings,
})

// A new worker waits until a page sends take-over or until all pages of the old one are closed.
scope.addEventListener('install', (event) => event.waitUntil(worker.install()))

scope.addEventListener('activate', (event) => {
  const preload = scope.registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([worker.activate(), preload, scope.clients.claim()]))
})

scope.addEventListener('fetch', (event) => {
  const handled = worker.answer(event.request, event.preloadResponse)
  if (!handled) return
  event.respondWith(handled.reply)
  if (handled.rest) event.waitUntil(handled.rest)
})

scope.addEventListener('message', (event) => {
  const message = event.data as PageMessage
  event.waitUntil(handleMessage(message, event.ports[0]))
})

function handleMessage(message: PageMessage, reply?: MessagePort): Promise<void> {
  if (message.type === 'take-over') return scope.skipWaiting()
  return message.type === 'claim' ? scope.clients.claim() : worker.handleMessage(message, reply)
}

scope.addEventListener('sync', (event) => {
  if (event.tag === 'orderSync') event.waitUntil(sendOrders(scope))
  if (event.tag === 'cartSync') event.waitUntil(sendCarts(scope))
})

scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openOrderPage(scope, event.notification.data))
})
