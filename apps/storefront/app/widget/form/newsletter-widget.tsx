import { NewsletterForm } from '../../forms/newsletter-form.tsx'
import { useT } from '../../i18n/text-context.tsx'

/** Works without scripts: the server answers with the next page. */
export function NewsletterWidget() {
  const t = useT()
  return (
    <section data-widget="form" className="max-w-measure">
      <h2 className="title-3 mb-4">{t('footer.newsletter')}</h2>
      <NewsletterForm />
    </section>
  )
}
