export { type DownloadDecision, type DownloadGrant, type DownloadProblem, decideDownload } from './decide-download.ts'
export { downloadTerms } from './terms.ts'
