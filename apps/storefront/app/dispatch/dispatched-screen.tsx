import type { CategoryPage } from '../catalog/load-category.ts'
import type { ContentPage } from '../content/load-content.ts'
import type { ProductPage } from '../product/product-page.ts'
import { screenOf } from './screens.ts'

export type DispatchedPage = ProductPage | CategoryPage | ContentPage

/** The screen of a page whose loader has awaited loadScreen. */
export function DispatchedScreen({ page }: { page: DispatchedPage }) {
  switch (page.screen) {
    case 'product': {
      const Screen = screenOf('product')
      return <Screen {...page} />
    }
    case 'category': {
      const Screen = screenOf('category')
      return <Screen {...page} />
    }
    case 'content': {
      const Screen = screenOf('content')
      return <Screen {...page} />
    }
  }
}
