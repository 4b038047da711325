import type { Video } from '@mantel/domain/catalog'
import { buttonClass } from '@mantel/ui/action/button'
import { Icon } from '@mantel/ui/picture/icon'
import { VisuallyHidden } from '@mantel/ui/text/visually-hidden'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/text-context.tsx'

/**
 * A still picture with a link to the video. The page loads nothing from the video's host, so that it learns only of
 * visitors who follow the link.
 */
export function VideoSlide({ video: { url, title, description }, still }: { video: Video; still: ReactNode }) {
  const t = useT()
  const address = URL.parse(url)
  if (!address || !/^https?:$/.test(address.protocol)) return still
  return (
    <div className="relative">
      {still}
      <div className="absolute inset-x-0 bottom-0 grid justify-items-start gap-2 bg-page/90 p-4 lg:p-6">
        <p className="text-17">{title}</p>
        {description && description !== title && <p className="text-13 text-muted">{description}</p>}
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          data-video={title}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
        >
          <Icon name="play" size={16} className="me-2" />
          {t('product.play')}
          <VisuallyHidden>, {t('product.opens_elsewhere')}</VisuallyHidden>
        </a>
        <p className="text-13 text-muted">{t('product.video_note', { host: address.host })}</p>
      </div>
    </div>
  )
}
