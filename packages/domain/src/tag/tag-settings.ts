/** Tags of a store view. Settings that are secret stay on the server and are not here. */
export type TagSettings = {
  plugins: readonly { code: string; settings: Readonly<Record<string, string>> }[]
  /**
   * when-needed: visitors are asked for consent if a plugin is active. always: they are asked even without a plugin, to try out the
   * dialog.
   */
  consentDialog: 'when-needed' | 'always'
  /** Whether the browser or the server reports purchases to plugins that can receive them from both. */
  purchase: 'browser' | 'server'
}

export const noTags: TagSettings = { plugins: [], consentDialog: 'when-needed', purchase: 'browser' }

/** Whether visitors have to be asked for consent. */
export const needsConsent = ({ plugins, consentDialog }: TagSettings): boolean =>
  plugins.length > 0 || consentDialog === 'always'
