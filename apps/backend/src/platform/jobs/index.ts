export { createJobs, type JobOptions, type Jobs } from './create-jobs.ts'
export { defineNightlyMaintenance } from './nightly-maintenance.ts'
