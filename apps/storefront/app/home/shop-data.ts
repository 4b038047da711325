import { absoluteUrl, type Place } from '../place/place.ts'

const context = 'https://schema.org'

/** The shop as search engines read it (schema.org): who keeps it, and how it is searched. */
export function shopData(place: Place, description: string): object[] {
  const { name, theme, publicUrl, supportEmail } = place.website
  const keeper = `${publicUrl}/#organization`
  const home = absoluteUrl(place, '/')
  return [
    {
      '@context': context,
      '@type': 'Organization',
      '@id': keeper,
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
      inLanguage: place.locale,
      publisher: { '@id': keeper },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(place, '/search')}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
