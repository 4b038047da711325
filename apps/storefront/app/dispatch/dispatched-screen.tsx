import { categoryScreen } from '../catalog/lazy-category-screen.ts'
import type { CategoryPage } from '../catalog/load-category.ts'
import { contentScreen } from '../content/lazy-content-screen.ts'
import type { ContentPage } from '../content/load-content.ts'
import { productScreen } from '../product/lazy-product-screen.ts'
import type { ProductPage } from '../product/product-page.ts'

export type DispatchedPage = ProductPage | CategoryPage | ContentPage

/**
 * The lazy screen of a page. The types of the pages prove that their loaders have loaded it. The keys give each product and each
 * content page its own forms. A category has no key, so that its list stays mounted when another category is opened.
 */
export function DispatchedScreen({ page }: { page: DispatchedPage }) {
  switch (page.screen) {
    case 'product': {
      const Screen = productScreen.of(page)
      return <Screen key={page.product.id} {...page} />
    }
    case 'category': {
      const Screen = categoryScreen.of(page)
      return <Screen {...page} />
    }
    case 'content': {
      const Screen = contentScreen.of(page)
      return <Screen key={page.page.path} {...page} />
    }
  }
}
