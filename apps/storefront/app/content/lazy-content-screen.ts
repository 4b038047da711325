import { lazyScreen } from '../page/lazy-screen.ts'

export const contentScreen = lazyScreen('content', 'app/content/content-screen.tsx', () =>
  import('./content-screen.tsx').then((file) => file.ContentScreen),
)
