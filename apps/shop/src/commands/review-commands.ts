import type { CommandDefinition } from './define-command.ts'
import { readWholeNumber } from './read-values.ts'

const decide = (name: string, isApproved: boolean, summary: string): CommandDefinition => ({
  name,
  words: ['ID'],
  optionUsage: '[--store CODE]',
  summary,
  options: ['store'],
  read({ words: [id = ''], options }) {
    const input = { id: readWholeNumber(id, 'ID'), isApproved, storeCode: options.store }
    return (work, io, signal) => work.decideReview(input, io, signal)
  },
})

/** Moderation of the reviews that shoppers write. */
export const reviewCommands: CommandDefinition[] = [
  {
    name: 'review list',
    words: [],
    optionUsage: '[--store CODE]',
    summary: 'list the reviews that wait for moderation',
    options: ['store'],
    read({ options }) {
      return (work, io, signal) => work.listReviews({ storeCode: options.store }, io, signal)
    },
  },
  decide('review approve', true, 'show a review in the shop'),
  decide('review refuse', false, 'keep a review out of the shop, or remove it from there'),
]
