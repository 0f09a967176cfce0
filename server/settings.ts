import * as v from 'valibot'

const required = (purpose: string) => v.pipe(v.string(purpose), v.minLength(1, purpose))

const schema = v.object({
  SHOP_PORT: required('port the shop listens on'),
  PUBLIC_URL: required('address at which shoppers reach the shop'),
  CONTENT_URL: required('address of Payload'),
  CONTENT_API_KEY: required('key with which the shop reads Payload'),
  CONTENT_WRITE_KEY: required('key with which the shop writes to Payload'),
  COMMERCE_URL: required('address of Medusa'),
  COMMERCE_PUBLISHABLE_KEY: required('key that names the shop to Medusa'),
  COMMERCE_SECRET_KEY: required('key with which the shop acts in Medusa'),
  RELEASE_DIR: required('folder of the release that is served'),
  MEDIA_DIR: required('folder of the pictures that Payload keeps'),
  /** `on` when a proxy of ours stands in front and names the shopper's address. */
  TRUST_PROXY: v.optional(v.picklist(['on', 'off']), 'off'),
  /** Where several front servers count their limits together. */
  REDIS_URL: v.optional(v.string(), ''),
  SESSION_SECRET: required('key with which the shop seals cookies'),
  /** Without a client the shop has no sign-in with Google, without an app none with Facebook. */
  GOOGLE_CLIENT_ID: v.optional(v.string(), ''),
  GOOGLE_CLIENT_SECRET: v.optional(v.string(), ''),
  GOOGLE_ISSUER: v.optional(v.string(), ''),
  FACEBOOK_APP_ID: v.optional(v.string(), ''),
  FACEBOOK_APP_SECRET: v.optional(v.string(), ''),
  FACEBOOK_URL: v.optional(v.string(), ''),
  FACEBOOK_GRAPH_URL: v.optional(v.string(), ''),
  /** `on`, `off`, or changes as `readRateLimits` takes them. */
  RATE_LIMITS: v.optional(v.string(), 'on'),
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
})

export type ServerSettings = v.InferOutput<typeof schema>

/** @throws Error naming each missing setting and what it is for */
export function readServerSettings(env: NodeJS.ProcessEnv): ServerSettings {
  const result = v.safeParse(schema, env)
  if (result.success) return result.output
  const problems = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
  throw new Error(`Settings are missing or malformed.\n${problems.join('\n')}`)
}
