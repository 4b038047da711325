/** One row of the table of bot challenges. */
export type ChallengePluginRow = {
  /** Names the plugin in stores/ and on the wire, and is the name of its folder. */
  code: string
}
