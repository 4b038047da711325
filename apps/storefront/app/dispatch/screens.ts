import type { ComponentType } from 'react'
import { missingFile } from '../page/missing-file.ts'

/** The screens that a path of no name may turn out to be, errors included. Each is a file of its own in the browser. */
const files = {
  product: () => import('../product/product-screen.tsx').then((file) => file.ProductScreen),
  category: () => import('../catalog/category-screen.tsx').then((file) => file.CategoryScreen),
  content: () => import('../content/content-screen.tsx').then((file) => file.ContentScreen),
  missing: () => import('../shell/missing-screen.tsx').then((file) => file.MissingScreen),
  problem: () => import('../shell/problem-screen.tsx').then((file) => file.ProblemScreen),
}

export type ScreenName = keyof typeof files
type Screens = { [Name in ScreenName]: Awaited<ReturnType<(typeof files)[Name]>> }

/** Where they stand, for the server, which tells browsers what they will need. */
export const screenSources: Record<ScreenName, string> = {
  product: 'app/product/product-screen.tsx',
  category: 'app/catalog/category-screen.tsx',
  content: 'app/content/content-screen.tsx',
  missing: 'app/shell/missing-screen.tsx',
  problem: 'app/shell/problem-screen.tsx',
}

const loaded: Partial<Record<string, ComponentType<never>>> = {}

/** Awaited by the loader, so that the screen can be rendered at once when the page is. */
export async function loadScreen(name: ScreenName): Promise<void> {
  loaded[name] ??= await files[name]().catch(missingFile)
}

export function isScreen(name: string | undefined): name is ScreenName {
  return name !== undefined && Object.hasOwn(files, name)
}

export const isLoaded = (name: ScreenName): boolean => loaded[name] !== undefined

export function screenOf<Name extends ScreenName>(name: Name): Screens[Name] {
  const screen = loaded[name]
  if (!screen) throw new Error(`The screen ${name} was not loaded`)
  return screen as Screens[Name]
}
