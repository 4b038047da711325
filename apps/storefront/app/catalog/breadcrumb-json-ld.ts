import { absoluteUrl, type CurrentStore } from '../store/current-store.ts'

type Step = { name: string; path: string }

/** The breadcrumb as schema.org data for search engines. */
export function breadcrumbJsonLd(
  store: CurrentStore,
  { ancestors, name, path }: Step & { ancestors: readonly Step[] },
): object {
  const steps = [{ name: store.website.name, path: '/' }, ...ancestors, { name, path }]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.name,
      item: absoluteUrl(store, step.path),
    })),
  }
}
