import type { Language } from '@mantel/domain/store'
import type { ReactNode, RefObject } from 'react'
import { findPaymentMethod } from './methods.ts'

/** Props of the component that a method's folder exports as `BrowserPart`. */
export type BrowserPartProps = {
  language: Language
  /** Calls the shop's API by endpoint name; throws when the call fails. */
  call(name: string, body: Record<string, unknown>): Promise<Record<string, unknown>>
  /** The part sets this function to return its fields; the result is null when fields are invalid, and the part shows why. */
  collect: RefObject<(() => Promise<Record<string, unknown> | null>) | null>
  /** Called when the shopper presses Enter in a field of the part. */
  onSubmit(): void
}

type BrowserPart = (props: BrowserPartProps) => ReactNode

/** Each part is a separate file that the browser loads when the shopper selects the method. */
const parts = import.meta.glob<{ BrowserPart: BrowserPart }>('./*/browser.tsx')

/** Returns a loader for React.lazy; null if the method has no browser part. */
export function loadBrowserPart(code: string): (() => Promise<{ default: BrowserPart }>) | null {
  const load = findPaymentMethod(code)?.hasBrowserPart ? parts[`./${code}/browser.tsx`] : undefined
  return load ? async () => ({ default: (await load()).BrowserPart }) : null
}
