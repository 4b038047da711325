import { lazyScreen } from '../page/lazy-screen.ts'

export const categoryScreen = lazyScreen('category', 'app/catalog/category-screen.tsx', () =>
  import('./category-screen.tsx').then((file) => file.CategoryScreen),
)
