export type { CatalogueSource } from './catalogue-content.ts'
export { type CatalogueOptions, openCatalogue } from './open-catalogue.ts'
