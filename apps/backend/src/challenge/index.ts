export { defineSolutionCleanup } from './challenge.jobs.ts'
export { createChallenges } from './create-challenges.ts'
