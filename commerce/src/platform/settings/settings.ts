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
  PLACING_MINUTES:
    'minutes after which an order that is still being placed counts as cut off (optional)',
  VNPAY_TMN_CODE: 'the shop’s terminal at VNPAY; without it nobody pays online (optional)',
  VNPAY_HASH_SECRET: 'secret of the terminal at VNPAY',
  VNPAY_URL: 'address of VNPAY’s payment page',
  VNPAY_API_URL: 'address at which VNPAY is asked about a payment',
  PAYMENT_MINUTES: 'minutes after which an order that was not paid online is cancelled (optional)',
  BANK_BIN: 'number of the shop’s bank at NAPAS; without it nobody pays by transfer (optional)',
  BANK_ACCOUNT: 'number of the shop’s bank account',
  BANK_ACCOUNT_NAME: 'holder of the shop’s bank account',
  TRANSFER_HOURS:
    'hours after which an order that was not paid by transfer is cancelled (optional)',
  JOB_SECONDS: 'seconds between two rounds of what finishes cut-off work (optional)',
} as const

const webPage = z.url({ protocol: /^https?$/ })
const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))
const secret = z.string().min(32)

/** Settings that are of use only together: the first says whether the others are wanted. */
const together = [
  ['VNPAY_TMN_CODE', 'VNPAY_HASH_SECRET', 'VNPAY_URL', 'VNPAY_API_URL'],
  ['BANK_BIN', 'BANK_ACCOUNT', 'BANK_ACCOUNT_NAME'],
] as const

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
    PLACING_MINUTES: z.coerce.number().int().min(1).max(1440).default(10),
    VNPAY_TMN_CODE: z.string().optional(),
    VNPAY_HASH_SECRET: z.string().optional(),
    VNPAY_URL: webPage.optional(),
    VNPAY_API_URL: webPage.optional(),
    PAYMENT_MINUTES: z.coerce.number().int().min(1).max(1440).default(15),
    BANK_BIN: z
      .string()
      .regex(/^\d{6}$/)
      .optional(),
    BANK_ACCOUNT: z
      .string()
      .regex(/^[A-Z0-9]{1,19}$/)
      .optional(),
    BANK_ACCOUNT_NAME: z.string().max(100).optional(),
    TRANSFER_HOURS: z.coerce.number().int().min(1).max(720).default(24),
    JOB_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
  })
  .superRefine((given, context) => {
    const missing = (name: string) =>
      context.addIssue({ code: 'custom', message: 'required', path: [name] })
    if (given.SMTP_URL === undefined && given.MAIL_DIR === undefined) missing('MAIL_DIR')
    for (const [first, ...others] of together) {
      if (given[first] === undefined) continue
      for (const name of others) if (given[name] === undefined) missing(name)
    }
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
