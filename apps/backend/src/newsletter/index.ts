export { openNewsletter } from './open-newsletter.ts'
