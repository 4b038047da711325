import { type Handlers, ok } from '../platform/http/index.ts'
import { countMissingPage } from './count-missing-page.ts'

export function missingPageHandlers(): Pick<Handlers, 'pageNotFound'> {
  return {
    async pageNotFound({ ctx, body }) {
      await countMissingPage(ctx, body.report.requestUrl)
      return ok(true)
    },
  }
}
