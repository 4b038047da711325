/** American forms say it as British ones do. */
export { buying } from '../en-GB/buying.ts'
