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

/** The kind of value that an option takes, by its type in the catalogue. An option of an unknown type takes a text. */
export const customOptionType = (catalogueType: string): CustomOptionRule['type'] => types[catalogueType] ?? 'text'
