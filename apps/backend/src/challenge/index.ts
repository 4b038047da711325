export { defineSolutionCleanup } from './challenge.jobs.ts'
export { type ChallengeSettings, createChallenges } from './create-challenges.ts'
