import { loadPostSearch } from '../blog/load-posts.ts'
import { PostsScreen } from '../blog/posts-screen.tsx'
import { lazyPageLoader, pageLoader } from '../dispatch/page-loader.ts'
import type { ScreenProps } from '../page/page.ts'
import { readLoaderData } from '../router/loader-data.tsx'

export const loader = pageLoader(loadPostSearch)
export const clientLoader = lazyPageLoader(async () => (await import('../blog/load-posts.ts')).loadPostSearch)

export default function BlogSearch({ loaderData }: ScreenProps<typeof loader>) {
  return <PostsScreen {...readLoaderData(loaderData)} />
}
