/** American English uses the same texts as British English. */
export { buying } from '../en-GB/buying.ts'
