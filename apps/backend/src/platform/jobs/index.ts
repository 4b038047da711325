export { createJobs, type JobOptions, type Jobs } from './create-jobs.ts'
export { defineNightlyCare } from './nightly-care.ts'
