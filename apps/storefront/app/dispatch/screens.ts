import { categoryScreen } from '../catalog/lazy-category-screen.ts'
import { contentScreen } from '../content/lazy-content-screen.ts'
import { errorScreens } from '../frame/error-screen.tsx'
import { productScreen } from '../product/lazy-product-screen.ts'

/** Every lazy screen by its name, for code that knows a page's screen only by the name in its data. */
export const screens = {
  product: productScreen,
  category: categoryScreen,
  content: contentScreen,
  ...errorScreens,
}

export type ScreenName = keyof typeof screens

export function isScreen(name: string | undefined): name is ScreenName {
  return name !== undefined && Object.hasOwn(screens, name)
}
