import type { ComponentType } from 'react'
import { throwMissingFile } from './missing-file.ts'

declare const loaded: unique symbol

/**
 * The part of a page's data that names its lazy screen. The symbol exists in types only, and only load() below returns
 * it: a loader that does not load its screen cannot return the page's type.
 */
export type WithScreen<Name extends string> = { screen: Name; readonly [loaded]: true }

export type LazyScreen<Name extends string, Screen extends ComponentType<never>> = {
  name: Name
  /** The screen's source file. The server makes the browser preload the files built from it. */
  source: string
  /**
   * Awaited by the loader, because the router renders as soon as the data is there. The result is spread into the
   * page's data.
   */
  load(): Promise<WithScreen<Name>>
  /** null before load() is done. */
  find(): Screen | null
  /** For data whose type proves that the screen is loaded. */
  of(page: WithScreen<Name>): Screen
}

/** A screen in a file of its own, which the browser loads when a page needs it. */
export function lazyScreen<Name extends string, Screen extends ComponentType<never>>(
  name: Name,
  source: string,
  fetchScreen: () => Promise<Screen>,
): LazyScreen<Name, Screen> {
  let screen: Screen | null = null
  return {
    name,
    source,
    async load() {
      screen ??= await fetchScreen().catch(throwMissingFile)
      return { screen: name } as WithScreen<Name>
    },
    find: () => screen,
    of() {
      if (!screen) throw new Error(`The screen ${name} was not loaded`)
      return screen
    },
  }
}
