import type { Engine } from '../engine.ts'
import type { TaskQueue } from '../task/tasks.ts'

/** Reports a missing page to the shop, once the browser is online. A refusal is not shown. */
export async function reportMissingPage(
  { view }: Pick<Engine, 'view'>,
  queue: Pick<TaskQueue, 'add'>,
  requestUrl: string,
  /** The page that linked there; '' if unknown. */
  referrer = '',
): Promise<void> {
  await queue.add(
    'pageNotFound',
    { body: { report: { requestUrl, referrer, storeId: view.storeId } } },
    { silent: true },
  )
}
