export { defineMessageCleanup } from './contact.jobs.ts'
export { openContact } from './open-contact.ts'
