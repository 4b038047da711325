import type { CommandDefinition } from './define-command.ts'
import { readWholeNumber } from './read-values.ts'

const defaultLimit = 50

const reviewDecisionCommand = (name: string, isApproved: boolean, summary: string): CommandDefinition => ({
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
    optionUsage: '[--store CODE] [--limit NUMBER]',
    summary: 'list the reviews that wait for moderation, newest first',
    options: ['store', 'limit'],
    read({ options }) {
      const limit = options.limit === undefined ? defaultLimit : readWholeNumber(options.limit, '--limit')
      return (work, io, signal) => work.listReviews({ storeCode: options.store, limit }, io, signal)
    },
  },
  reviewDecisionCommand('review approve', true, 'show a review in the shop'),
  reviewDecisionCommand('review refuse', false, 'keep a review out of the shop, or remove it from there'),
]
