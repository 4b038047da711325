import { useMatches } from 'react-router'
import { DataScript, embeddableJson, readDataScript } from '../store/data-script.tsx'

/**
 * A reference that a server loader returns to the router in place of its data. The page embeds the data itself as JSON: the router's
 * own serialisation, field by field, was the longest task on phones, because the browser has not optimised its decoder yet.
 */
export type LoaderDataRef<T> = { readonly embeddedRoute: string; readonly as?: T }

const elementId = 'loader-data'
const values = new WeakMap<object, unknown>()

/** Called by server loaders: returns a reference, and the data goes into the page. */
export function embedLoaderData<T extends object>(route: string, value: T): LoaderDataRef<T> {
  const ref = { embeddedRoute: route }
  values.set(ref, value)
  return ref
}

/** Resolves a reference of a server loader; returns the data of a browser loader unchanged. */
export function readLoaderData<T extends object>(given: T | LoaderDataRef<T>): T {
  if (!isRef(given)) return given as T
  if (!values.has(given)) values.set(given, readPage()[given.embeddedRoute])
  return values.get(given) as T
}

export function LoaderDataScript() {
  const refs = useMatches().flatMap(({ loaderData }) => (isRef(loaderData) ? [loaderData] : []))
  const entries = refs.map((one) => {
    return `${JSON.stringify(one.embeddedRoute)}:${embeddableJson(values.get(one) as object)}`
  })
  return <DataScript id={elementId} json={`{${entries.join()}}`} />
}

let page: Record<string, unknown> | undefined

function readPage(): Record<string, unknown> {
  page ??= (readDataScript(document, elementId) ?? {}) as Record<string, unknown>
  return page
}

function isRef(given: unknown): given is LoaderDataRef<unknown> {
  return typeof given === 'object' && given !== null && 'embeddedRoute' in given
}
