import { loadPosts } from '../blog/load-posts.ts'
import { PostsScreen } from '../blog/posts-screen.tsx'
import { lazyPageLoader, pageLoader } from '../dispatch/page-loader.ts'
import type { ScreenProps } from '../page/page.ts'
import { readLoaderData } from '../router/loader-data.tsx'

export const loader = pageLoader(loadPosts)
export const clientLoader = lazyPageLoader(async () => (await import('../blog/load-posts.ts')).loadPosts)

export default function Blog({ loaderData }: ScreenProps<typeof loader>) {
  return <PostsScreen {...readLoaderData(loaderData)} />
}
