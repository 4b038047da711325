import { NewsletterForm } from '../../forms/newsletter-form.tsx'
import { useT } from '../../i18n/text-context.tsx'
import { MerchantHtml } from '../../shell/merchant-html.tsx'
import { StaticContent } from '../../shell/static-markup.tsx'
import { useShell } from '../../shell/use-shell.ts'
import { useStore } from '../../store/store-context.tsx'
import { StoreLink } from '../../store/store-link.tsx'
import { HomeLink } from '../header/home-link.tsx'
import { StoreList } from '../header/store-list.tsx'
import { PageList } from './page-list.tsx'

/** Links to content pages, newsletter, store list and legal notes. */
export function Footer() {
  const t = useT()
  const { website, view } = useStore()
  const { pages, blocks, year } = useShell()
  const [first, ...others] = pages.filter((group) => group.pages.length > 0)
  const about = blocks['footer-about']
  return (
    <footer className="border-hairline border-t bg-surface">
      <h2 className="ui-hidden">{t('footer.title', { name: website.name })}</h2>
      <div className="room grid grid-cols-2 gap-x-10 gap-y-10 py-14 lg:grid-cols-[1.4fr_1fr_1fr_1.3fr] lg:py-20">
        <StaticContent
          className="grid content-start gap-5 max-lg:col-span-2"
          data={() => `footer ${about?.html ?? ''}`}
        >
          {() => (
            <>
              <HomeLink />
              {about && <MerchantHtml html={about.html} className="ui-prose max-w-80 text-muted" />}
              <p>
                <a href={`mailto:${website.supportEmail}`}>{website.supportEmail}</a>
              </p>
              {view.settings.guestCheckout && (
                <p>
                  <StoreLink to="/order-tracking">{t('title.order-tracking')}</StoreLink>
                </p>
              )}
              <section aria-labelledby="footer-newsletter" className="mt-3">
                <h3 id="footer-newsletter" className="font-medium">
                  {t('footer.newsletter')}
                </h3>
                <NewsletterForm />
              </section>
            </>
          )}
        </StaticContent>
        {first && <PageList group={first} />}
        <div className="grid content-start gap-6">
          {others.map((group) => (
            <PageList key={group.id} group={group} />
          ))}
        </div>
        <section aria-labelledby="footer-stores" className="max-lg:col-span-2">
          <h3 id="footer-stores" className="py-1.5 font-medium">
            {t('footer.stores')}
          </h3>
          <StoreList />
        </section>
      </div>
      <div className="border-hairline border-t">
        <div className="room flex flex-wrap justify-between gap-x-10 gap-y-2 py-6 text-13 text-muted">
          <p>{t(view.prices.shown === 'gross' ? 'footer.prices_gross' : 'footer.prices_net')}</p>
          {view.tags ? (
            // tags/start-tags.ts handles the click.
            <button type="button" data-consent-settings className="underline noscript:hidden">
              {t('footer.cookie_settings')}
            </button>
          ) : (
            <p>{t('footer.cookies')}</p>
          )}
          {year && <p>{t('footer.rights', { year: String(year), name: website.name })}</p>}
        </div>
      </div>
    </footer>
  )
}
