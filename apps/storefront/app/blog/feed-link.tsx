import { absoluteUrl } from '../store/current-store.ts'
import { feedPath } from '../store/feed-path.ts'
import { useStore } from '../store/store-context.tsx'

/** Lets feed readers find the store's feed. React moves the element into the document's head. */
export function FeedLink({ title }: { title: string }) {
  return <link rel="alternate" type="application/atom+xml" title={title} href={absoluteUrl(useStore(), feedPath)} />
}
