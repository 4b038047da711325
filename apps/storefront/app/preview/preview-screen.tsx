import { Notice } from '@mantel/ui/overlay/notice'
import { PostScreen } from '../blog/post-screen.tsx'
import { contentScreen } from '../content/lazy-content-screen.ts'
import type { PreviewPage } from './load-preview.ts'

export function PreviewScreen({ banner, shown }: PreviewPage) {
  return (
    <>
      <div className="room pt-4" data-preview>
        <Notice tone="warning">{banner}</Notice>
      </div>
      <Shown shown={shown} />
    </>
  )
}

function Shown({ shown }: Pick<PreviewPage, 'shown'>) {
  if (shown.kind === 'post') return <PostScreen {...shown.page} />
  const Content = contentScreen.of(shown.page)
  return <Content {...shown.page} />
}
