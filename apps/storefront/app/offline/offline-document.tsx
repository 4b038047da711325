import { buttonClass } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { Wordmark } from '@mantel/ui/text/wordmark'
import { useT } from '../i18n/text-context.tsx'
import { AppLinks } from '../page/app-links.tsx'
import { useStore, useStorePath } from '../store/store-context.tsx'

/**
 * The service worker shows this document at any address of the store, so it depends neither on the address nor on a
 * router. Its script reloads the requested page once the shop responds again.
 */
export function OfflineDocument({ styles, script }: { styles: readonly string[]; script: string }) {
  const { locale, website, view } = useStore()
  const t = useT()
  const home = useStorePath()('/')
  const [mark = website.name, ...suffix] = website.name.split(' ')
  return (
    <html lang={locale} data-theme={website.theme} data-store={view.code} data-screen="offline">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${t('offline.heading')} · ${website.name}`}</title>
        <meta name="robots" content="noindex" />
        <AppLinks />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <header className="border-hairline border-b">
          <div className="room flex min-h-18 items-center">
            <a href={home} aria-label={t('shell.home_link', { name: website.name })} className="no-underline">
              <Wordmark name={mark} suffix={suffix.join(' ')} />
            </a>
          </div>
        </header>
        <main className="room py-8">
          <EmptyState
            drawing="waiting-letter"
            title={t('offline.heading')}
            headingLevel={1}
            actions={
              <>
                {/* biome-ignore lint/a11y/useValidAnchor: an empty href is the current address. */}
                <a href="" className={buttonClass({ variant: 'primary' })}>
                  {t('problem.retry')}
                </a>
                <a href={home} className={buttonClass({ variant: 'quiet' })}>
                  {t('shell.to_home')}
                </a>
              </>
            }
          >
            <p>{t('offline.text')}</p>
          </EmptyState>
        </main>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own script, which the CSP allows by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  )
}
