import type { CatalogType } from '@mantel/contract'
import type { Problem } from './draft.ts'

export type ImportReport = {
  dryRun: boolean
  read: number
  /** Documents that are in the database after the import, including unchanged ones. */
  written: Partial<Record<CatalogType, number>>
  /** Number of documents that changed. */
  changed: number
  errors: number
  warnings: number
  aborted: boolean
  seconds: number
  /** Peak memory of the process. */
  peakBytes: number
}

export function createReport(dryRun: boolean): ImportReport {
  return { dryRun, read: 0, written: {}, changed: 0, errors: 0, warnings: 0, aborted: false, seconds: 0, peakBytes: 0 }
}

/** 'line 12, product CLK-1: name is missing'; in a list 'document 3 on line 12, …' */
export function describeProblem({ row, line, type, name, reason }: Problem): string {
  const what = [type, name].filter(Boolean).join(' ')
  const location = line === undefined ? `line ${row}` : `document ${row} on line ${line}`
  return `${location}${what && `, ${what}`}: ${reason}`
}

export function describeReport(report: ImportReport): string {
  const kinds = Object.entries(report.written).map(([type, count]) => `${count} ${type}`)
  const end = report.aborted ? 'stopped after' : report.dryRun ? 'would import' : 'imported'
  const rate = report.seconds > 0 ? Math.round(report.read / report.seconds) : report.read
  return [
    `${end} ${kinds.join(', ') || 'nothing'}`,
    `${report.changed} changed, ${report.errors} skipped, ${report.warnings} warnings`,
    `${report.read} rows in ${report.seconds.toFixed(1)} s, ${rate} rows/s, at most ${Math.ceil(report.peakBytes / 1e6)} MB of memory`,
  ].join('; ')
}
