import { type DraftResult, invalidRow } from './draft.ts'
import { type Fields, omitKeys, toFlag, toId, toRecords, toText } from './values.ts'

export type AttributeDraft = { id: number; code: string; document: Fields }

const notDocument = ['id', 'attribute_id', 'attribute_code', 'tsk', '_score', 'sgn']

export function draftAttribute(document: Fields, hitId: unknown): DraftResult<AttributeDraft> {
  const code = toText(document.attribute_code)
  if (!code) return invalidRow('attribute_code is missing')
  const id = toId(document.attribute_id) ?? toId(document.id) ?? toId(hitId)
  if (id === undefined) return invalidRow('attribute_id is missing')
  return {
    ok: true,
    warnings: [],
    draft: {
      id,
      code,
      document: {
        ...omitKeys(document, notDocument),
        frontend_input: toText(document.frontend_input) ?? 'text',
        default_frontend_label: toText(document.default_frontend_label) ?? toText(document.frontend_label) ?? code,
        options: options(document.options),
        is_user_defined: toFlag(document.is_user_defined) ?? false,
        is_visible: toFlag(document.is_visible) ?? true,
        is_visible_on_front: toFlag(document.is_visible_on_front) ? '1' : '0',
        is_comparable: toFlag(document.is_comparable) ? '1' : '0',
      },
    },
  }
}

/** Labels are not trimmed: the first option is often ' '. */
function options(value: unknown): { label: string; value: string }[] {
  return toRecords(value).map((option) => ({
    ...option,
    label: typeof option.label === 'string' ? option.label : (toText(option.label) ?? ''),
    value: toText(option.value) ?? '',
  }))
}
