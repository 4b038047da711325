import type { CustomOptionRule } from '../purchasable.ts'

const types: Record<string, CustomOptionRule['type']> = {
  field: 'text',
  area: 'text',
  date: 'date',
  drop_down: 'one',
  select: 'one',
  radio: 'one',
  checkbox: 'many',
  multiple: 'many',
  file: 'file',
}

/** How an option of this catalogue type is filled in. An unknown type is a text. */
export const customOptionType = (catalogueType: string): CustomOptionRule['type'] => types[catalogueType] ?? 'text'
