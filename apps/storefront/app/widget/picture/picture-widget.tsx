import type { Widget } from '@mantel/plugins/widget/view'
import { Picture } from '@mantel/ui/picture/picture'

type Settings = Extract<Widget, { type: 'picture' }>['settings']

export function PictureWidget({ image, alt, caption }: Settings) {
  return (
    <figure data-widget="picture" className="max-w-measure">
      <Picture image={image} alt={alt} width={640} shape="3/2" widths={[320, 480, 640, 960, 1280]} sizes="auto" />
      {caption && <figcaption className="mt-2 text-13 text-muted">{caption}</figcaption>}
    </figure>
  )
}
