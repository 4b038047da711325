import { type Stores, websiteOf } from '@mantel/domain/store'
import { type Handlers, ok } from '../platform/http/index.ts'
import { countMissingPage } from './count-missing-page.ts'

export function missingPageHandlers(stores: Stores): Pick<Handlers, 'pageNotFound'> {
  return {
    async pageNotFound({ ctx, body }) {
      const { requestUrl, referrer = '' } = body.report
      await countMissingPage(ctx, { requestUrl, referrer }, websiteOf(stores, ctx.view).publicUrl)
      return ok(true)
    },
  }
}
