import { lazyScreen } from '../page/lazy-screen.ts'

export const productScreen = lazyScreen('product', 'app/product/product-screen.tsx', () =>
  import('./product-screen.tsx').then((file) => file.ProductScreen),
)
