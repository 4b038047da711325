export { createJobs, type JobOptions, type Jobs } from './create-jobs.ts'
export { defineRemoveOldEvents } from './remove-old-events.ts'
