import { type ComponentType, lazy } from 'react'
import { fetchWithRetry } from '../../page/fetch-with-retry.ts'
import { withClickReplay } from '../../page/with-click-replay.tsx'
import type { GiftCardFormProps } from './gift-card-form.tsx'

const fetchForm = () => import('./gift-card-form.tsx').then((file) => withClickReplay(file.GiftCardForm))

/** Loaded as a separate file, because few products are gift cards. The server renders it, so that its fields are in the first paint. */
export const DeferredGiftCardForm: ComponentType<GiftCardFormProps> = import.meta.env.SSR
  ? await fetchForm()
  : lazy(async () => ({ default: await fetchWithRetry(fetchForm) }))
