import { loginPlugins } from '@mantel/plugins/login'
import { loginServerParts } from '@mantel/plugins/login/server'
import { z } from 'zod'

const setting = (secret: boolean) => ({
  must: 'be a text without spaces',
  check: z
    .string()
    .regex(/^[^\s]+$/)
    .optional(),
  secret,
})

/** The shop's accounts with login providers. Each provider declares its own settings. */
export const loginSettings = Object.fromEntries(
  loginPlugins.flatMap(({ code }) => {
    const names = loginServerParts.get(code)?.settings
    return names ? [[names.clientId, setting(false)] as const, [names.clientSecret, setting(true)] as const] : []
  }),
)

/** The shop's accounts by provider code. */
export type LoginConfig = Partial<Record<string, { clientId: string; clientSecret: string }>>

/** Id and secret belong together; one without the other is reported. */
export function readLoginConfig(values: Record<string, string | undefined>): {
  config: LoginConfig
  problems: string[]
} {
  const config: LoginConfig = {}
  const problems: string[] = []
  for (const [code, { settings }] of loginServerParts) {
    const clientId = values[settings.clientId]
    const clientSecret = values[settings.clientSecret]
    if (clientId && clientSecret) config[code] = { clientId, clientSecret }
    else if (clientId) problems.push(`${settings.clientSecret} must be set when ${settings.clientId} is.`)
    else if (clientSecret) problems.push(`${settings.clientId} must be set when ${settings.clientSecret} is.`)
  }
  return { config, problems }
}
