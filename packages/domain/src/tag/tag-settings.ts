/** Tags of a store view. Settings that are secret stay on the server and are not here. */
export type TagSettings = {
  plugins: readonly { code: string; settings: Readonly<Record<string, string>> }[]
  /** when-needed: visitors are asked where a plugin is active. always: they are asked in any case, for trying it. */
  consentDialog: 'when-needed' | 'always'
  /** Whether the browser or the server reports purchases to plugins that can receive them from both. */
  purchase: 'browser' | 'server'
}

export const noTags: TagSettings = { plugins: [], consentDialog: 'when-needed', purchase: 'browser' }

/** Whether there is anything to agree to. */
export const needsConsent = ({ plugins, consentDialog }: TagSettings): boolean =>
  plugins.length > 0 || consentDialog === 'always'
