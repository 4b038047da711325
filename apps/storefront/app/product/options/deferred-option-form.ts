import { type ComponentType, lazy } from 'react'
import { fetchWithRetry } from '../../page/fetch-with-retry.ts'
import { asLatePart } from '../../page/late-part.tsx'
import type { OptionFormProps } from './option-form.tsx'

const fetchForm = () => import('./option-form.tsx').then((file) => asLatePart(file.OptionForm))

/** Loaded as a separate file, because most products have no options. The server renders it, so that its fields are in the first paint. */
export const DeferredOptionForm: ComponentType<OptionFormProps> = import.meta.env.SSR
  ? await fetchForm()
  : lazy(async () => ({ default: await fetchWithRetry(fetchForm) }))
