import type { CustomerOrderView } from '@mantel/client'
import { buttonClass } from '@mantel/ui/action/button'
import { Icon } from '@mantel/ui/picture/icon'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useFormats } from '../i18n/text-context.tsx'

/** The files of an order with their links. The browser loads them itself, so that it can resume a broken download. */
export function OrderDownloads({ t, downloads }: { t: BuyingTranslator; downloads: CustomerOrderView['downloads'] }) {
  const { longDay } = useFormats()
  return (
    <section aria-labelledby="order-downloads" className="grid gap-4">
      <h2 id="order-downloads" className="title-3">
        {t('order.downloads')}
      </h2>
      <ul className="grid gap-4">
        {downloads.map(({ productName, title, path, left, expiresAt }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the files of an order keep their places.
          <li key={index} className="flex flex-wrap items-center justify-between gap-3" data-download={path ?? ''}>
            <div>
              <p className="font-medium">{productName}</p>
              <p className="text-13 text-muted">
                {title}
                {path !== null && left !== null && ` · ${t('order.downloads_left', { count: left })}`}
                {path !== null && ` · ${t('order.download_until', { date: longDay(expiresAt) })}`}
              </p>
            </div>
            {path === null ? (
              <p className="text-muted">{t('order.download_closed')}</p>
            ) : (
              <a href={path} download rel="noreferrer" className={buttonClass({ variant: 'quiet' })}>
                <Icon name="download" /> {t('order.download', { title: productName })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
