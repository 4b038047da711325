import { Notice } from '@mantel/ui/overlay/notice'

/** Says that the method which the shopper has chosen is not on offer. The empty element stays, so that screen readers announce the text. */
export function UnavailableMethodNote({ text }: { text: string | false }) {
  return (
    <div role="status" className="mt-4 empty:hidden">
      {text && <Notice tone="warning">{text}</Notice>}
    </div>
  )
}
