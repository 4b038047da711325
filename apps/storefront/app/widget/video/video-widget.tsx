import type { Widget } from '@mantel/plugins/widget/view'
import { Icon } from '@mantel/ui/picture/icon'
import { Picture } from '@mantel/ui/picture/picture'
import { useT } from '../../i18n/text-context.tsx'

type Settings = Extract<Widget, { type: 'video' }>['settings']

/** A picture of the shop that links to the externally hosted video. The page itself loads nothing from the video's host. */
export function VideoWidget({ url, title, image }: Settings) {
  const t = useT()
  return (
    <figure data-widget="video" className="max-w-measure">
      <a href={url} target="_blank" rel="noopener noreferrer" data-video={title} className="block">
        {image && (
          <Picture image={image} alt="" width={640} shape="3/2" widths={[320, 480, 640, 960, 1280]} sizes="auto" />
        )}
        <span className="mt-2 block">
          <Icon name="play" size={16} className="me-2 inline" />
          <span className="underline">
            {t('product.play')}: {title}
          </span>
          <span className="ui-hidden"> ({t('product.opens_elsewhere')})</span>
        </span>
      </a>
      <figcaption className="mt-2 text-13 text-muted">
        {t('product.video_note', { host: new URL(url).host })}
      </figcaption>
    </figure>
  )
}
