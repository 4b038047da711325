import { z } from 'zod'

export const manifestFile = 'manifest.json'
export const settingsFile = 'settings.json'
/**
 * The folder with the database rows in an archive. Each table has one or more files: `database/<table>/000001.jsonl`.
 */
export const rowsFolder = 'database/'
export const uploadsFolder = 'uploads/'
/**
 * Folders of DATA_DIR that a backup contains. The others can be regenerated: rendered pictures and files of old builds.
 */
export const dataFolders = ['media/', 'downloads/', uploadsFolder, 'mail/']
export const storesFolder = 'stores/'
export const keyFile = 'secret-key'

/** Format version of the archive. Increase it for a change that older code cannot read. */
export const currentFormat = 1

export const manifestSchema = z.object({
  format: z.number(),
  /** The version of Mantel that made the backup. */
  version: z.string(),
  taken_at: z.string(),
  engine: z.enum(['pglite', 'postgres']),
  migrations: z.array(z.string()),
  /** Column names by table, in the order of the values in a line. */
  tables: z.record(z.string(), z.array(z.string())),
  /** Fingerprint of the SECRET_KEY that the data was created with. */
  key_fingerprint: z.string(),
})
export type Manifest = z.infer<typeof manifestSchema>

export const settingsSchema = z.object({ values: z.record(z.string(), z.string()), secrets: z.array(z.string()) })
export type GivenSettings = z.infer<typeof settingsSchema>
