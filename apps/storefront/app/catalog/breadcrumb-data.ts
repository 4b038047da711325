import { absoluteUrl, type Place } from '../place/place.ts'

type Step = { name: string; path: string }

/** The breadcrumb as search engines read it (schema.org). */
export function breadcrumbData(place: Place, { ancestors, name, path }: Step & { ancestors: readonly Step[] }): object {
  const steps = [{ name: place.website.name, path: '/' }, ...ancestors, { name, path }]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.name,
      item: absoluteUrl(place, step.path),
    })),
  }
}
