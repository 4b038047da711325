import { loadPost } from '../blog/load-post.ts'
import { PostScreen } from '../blog/post-screen.tsx'
import { lazyPageLoader, pageLoader } from '../dispatch/page-loader.ts'
import type { ScreenProps } from '../page/page.ts'
import { readLoaderData } from '../router/loader-data.tsx'

export const loader = pageLoader(loadPost)
export const clientLoader = lazyPageLoader(async () => (await import('../blog/load-post.ts')).loadPost)

export default function BlogPost({ loaderData }: ScreenProps<typeof loader>) {
  const page = readLoaderData(loaderData)
  return <PostScreen key={page.post.path} {...page} />
}
