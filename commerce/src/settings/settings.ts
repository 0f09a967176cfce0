import { z } from '@medusajs/framework/zod'
import { parseSettings } from './parse-settings'

/** What each setting is for; said to whoever starts the process without it. */
const purposes = {
  COMMERCE_DATABASE_URL: 'address of the PostgreSQL database of the shop, postgres://…',
  COMMERCE_JWT_SECRET: 'secret that signs the sign-in tokens, at least 32 characters',
  COMMERCE_COOKIE_SECRET: 'secret that signs session cookies, at least 32 characters',
  SHOP_URL: 'address of the shop, the only web origin that may call from a browser',
  CONTENT_URL: 'address of the content application whose products are followed',
  CONTENT_API_KEY: 'machine key with which products are read from the content application',
  REDIS_URL: 'address of a Redis server, needed for more than one process (optional)',
  SMTP_URL: 'address of the mail server, smtp(s)://user:password@host:port (optional)',
  MAIL_FROM: 'sender of the mails, a name and address as mail programs show it',
  MAIL_DIR: 'folder in which mails are kept as files while there is no SMTP_URL',
  INITIAL_STOCK: 'units in stock of a product seen for the first time, a whole number (optional)',
} as const

const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))
const secret = z.string().min(32)

const schema = z
  .object({
    COMMERCE_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    COMMERCE_JWT_SECRET: secret,
    COMMERCE_COOKIE_SECRET: secret,
    SHOP_URL: webAddress,
    CONTENT_URL: webAddress,
    CONTENT_API_KEY: z.string().min(1),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().regex(/^[^\r\n]*@[^\r\n]+$/),
    MAIL_DIR: z.string().optional(),
    INITIAL_STOCK: z.coerce.number().int().min(0).max(1_000_000).default(100),
  })
  .superRefine(({ SMTP_URL, MAIL_DIR }, context) => {
    if (SMTP_URL !== undefined || MAIL_DIR !== undefined) return
    context.addIssue({ code: 'custom', message: 'required', path: ['MAIL_DIR'] })
  }) satisfies z.ZodType<Partial<Record<keyof typeof purposes, unknown>>>

export type Settings = z.infer<typeof schema>

/** @throws SettingsError */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  return parseSettings(schema, purposes, environment)
}

let current: Settings | undefined

/** The settings of this process, read once. */
export function settings(): Settings {
  current ??= readSettings(process.env)
  return current
}
