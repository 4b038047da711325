import { useMatches } from 'react-router'
import { DataScript, readData } from './data-script.tsx'

/**
 * Stands in the router's hands for what a loader of the server has loaded, which travels as JSON beside it. The router
 * writes every field by itself and puts them together again in the browser, in code that nobody has run before: on a phone
 * the longest of all tasks.
 */
export type HandedOver<T> = { readonly handedOver: string; readonly as?: T }

const elementId = 'handed-over'
const values = new WeakMap<object, unknown>()

/** By a loader of the server. */
export function handOver<T extends object>(route: string, value: T): HandedOver<T> {
  const handed = { handedOver: route }
  values.set(handed, value)
  return handed
}

/** What was loaded: on the server, or by a loader in the browser, which gives it as it is. */
export function received<T extends object>(given: T | HandedOver<T>): T {
  if (!isHandedOver(given)) return given as T
  if (!values.has(given)) values.set(given, readPage()[given.handedOver])
  return values.get(given) as T
}

export function HandedOverScript() {
  const handed = useMatches().flatMap(({ loaderData }) => (isHandedOver(loaderData) ? [loaderData] : []))
  return <DataScript id={elementId} data={Object.fromEntries(handed.map((one) => [one.handedOver, values.get(one)]))} />
}

let page: Record<string, unknown> | undefined

function readPage(): Record<string, unknown> {
  page ??= (readData(document, elementId) ?? {}) as Record<string, unknown>
  return page
}

function isHandedOver(given: unknown): given is HandedOver<unknown> {
  return typeof given === 'object' && given !== null && 'handedOver' in given
}
