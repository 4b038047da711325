export { cleanLine, cleanText, escapeForTerminal, withoutLinks } from './clean-text.ts'
