import { type Handlers, ok } from '../platform/http/index.ts'
import { type InvalidateOptions, type InvalidateRequest, invalidate } from './invalidate.ts'

export function purgeHandlers(options: InvalidateOptions): Pick<Handlers, 'invalidate' | 'invalidatePost'> {
  async function answer({ query }: { query: InvalidateRequest }) {
    const done = await invalidate(options, query)
    return done.ok ? ok(done.text) : done
  }
  return { invalidate: answer, invalidatePost: answer }
}
