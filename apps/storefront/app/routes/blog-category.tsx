import { loadPostCategory } from '../blog/load-posts.ts'
import { PostsScreen } from '../blog/posts-screen.tsx'
import { lazyPageLoader, pageLoader } from '../dispatch/page-loader.ts'
import type { ScreenProps } from '../page/page.ts'
import { readLoaderData } from '../router/loader-data.tsx'

export const loader = pageLoader(loadPostCategory)
export const clientLoader = lazyPageLoader(async () => (await import('../blog/load-posts.ts')).loadPostCategory)

export default function BlogCategory({ loaderData }: ScreenProps<typeof loader>) {
  return <PostsScreen {...readLoaderData(loaderData)} />
}
