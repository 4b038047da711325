import { serverEndpoints } from '@mantel/contract'
import type { GroupTokens } from '../customer/index.ts'
import { type Handlers, ok, rawReply } from '../platform/http/index.ts'
import type { CatalogueFiles } from './catalogue-files.ts'

/** GET requests send the group token in this header, so that no URL contains it. */
const groupTokenHeader = 'x-vs-group-token'

export type CatalogueDeps = { files: CatalogueFiles; groupTokens: Pick<GroupTokens, 'resolveGroup'> }

/** The catalogue as a file to print. A file with the prices of a customer group is never stored by caches. */
export function catalogueHandlers({
  files,
  groupTokens,
}: CatalogueDeps): Pick<Handlers, 'catalogueFile' | 'cataloguePdf'> {
  return {
    async catalogueFile({ ctx: { view } }) {
      const file = await files.find(view, null)
      return ok({ url: `${serverEndpoints.cataloguePdf.path}?storeCode=${view.code}`, bytes: file?.bytes ?? null })
    },

    async cataloguePdf({ ctx: { view }, request }) {
      const sent = request.headers[groupTokenHeader]
      const groupId = (await groupTokens.resolveGroup(view, typeof sent === 'string' ? sent : null)) || null
      const file = await files.create(view, groupId)
      return rawReply(files.open(file), {
        'content-type': 'application/pdf',
        'content-length': String(file.bytes),
        'content-disposition': `inline; filename="catalogue-${view.code}.pdf"`,
        'cache-control': groupId === null ? 'public, max-age=300' : 'private, no-store',
        vary: groupTokenHeader,
        'x-robots-tag': 'noindex',
      })
    },
  }
}
