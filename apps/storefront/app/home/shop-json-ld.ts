import { absoluteUrl, type CurrentStore } from '../store/current-store.ts'

const context = 'https://schema.org'

/** The shop as schema.org data for search engines: the organisation and the search action. */
export function shopJsonLd(store: CurrentStore, description: string): object[] {
  const { name, theme, publicUrl, supportEmail } = store.website
  const organizationId = `${publicUrl}/#organization`
  const home = absoluteUrl(store, '/')
  return [
    {
      '@context': context,
      '@type': 'Organization',
      '@id': organizationId,
      name,
      url: publicUrl,
      logo: `${publicUrl}/icons/${theme}-512.png`,
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', email: supportEmail },
    },
    {
      '@context': context,
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name,
      description,
      url: home,
      inLanguage: store.locale,
      publisher: { '@id': organizationId },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(store, '/search')}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
