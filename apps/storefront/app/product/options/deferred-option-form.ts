import { type ComponentType, lazy } from 'react'
import { fetchWithRetry } from '../../page/fetch-with-retry.ts'
import { withClickReplay } from '../../page/with-click-replay.tsx'
import type { OptionFormProps } from './option-form.tsx'

const fetchForm = () => import('./option-form.tsx').then((file) => withClickReplay(file.OptionForm))

/** Loaded as a separate file, because most products have no options. The server renders it, so that its fields are in the first paint. */
export const DeferredOptionForm: ComponentType<OptionFormProps> = import.meta.env.SSR
  ? await fetchForm()
  : lazy(async () => ({ default: await fetchWithRetry(fetchForm) }))
