import type { OptionPrice } from '../../pricing/index.ts'
import type { Purchasable } from '../purchasable.ts'
import { type CartRefusal, refused } from '../refusal.ts'
import type { Shown } from './shown.ts'

type DownloadChoice = { ok: true; ids: string[]; prices: OptionPrice[]; shown: Shown[] }

/** Files sold one by one. Where all belong to the product, naming them changes nothing. */
export function chooseDownloads(
  files: Purchasable['downloads'],
  chosen: readonly string[],
): DownloadChoice | CartRefusal {
  const [first] = files
  if (!first) return { ok: true, ids: [], prices: [], shown: [] }
  if (chosen.length === 0) return refused('option_missing', { option: first.label })
  if (chosen.some((id) => !files.some((file) => file.id === id))) return refused('option_unknown')
  const found = files.filter(({ id }) => chosen.includes(id))
  return {
    ok: true,
    ids: found.map(({ id }) => id),
    prices: found.map(({ price }) => price),
    shown: found.map(({ label }) => ({ label, value: '✓' })),
  }
}
