import type { OptionPrice } from '../../pricing/index.ts'
import type { Purchasable } from '../purchasable.ts'
import { type CartRefusal, cartRefusal } from '../refusal.ts'
import type { OptionText } from './option-text.ts'

type DownloadChoice = { ok: true; ids: string[]; prices: OptionPrice[]; shown: OptionText[] }

/** Chooses files that are sold separately. A product that includes all its files ignores the choice. */
export function chooseDownloads(
  files: Purchasable['downloads'],
  chosen: readonly string[],
): DownloadChoice | CartRefusal {
  const [first] = files
  if (!first) return { ok: true, ids: [], prices: [], shown: [] }
  if (chosen.length === 0) return cartRefusal('option_missing', { option: first.label })
  if (chosen.some((id) => !files.some((file) => file.id === id))) return cartRefusal('option_unknown')
  const found = files.filter(({ id }) => chosen.includes(id))
  return {
    ok: true,
    ids: found.map(({ id }) => id),
    prices: found.map(({ price }) => price),
    shown: found.map(({ label }) => ({ label, value: '✓' })),
  }
}
