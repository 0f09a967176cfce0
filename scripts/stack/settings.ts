import { randomBytes } from 'node:crypto'
import * as v from 'valibot'

/** What a setting may look like, what it is for, and where it comes from when it is not set. */
interface Setting {
  purpose: string
  schema: v.GenericSchema<string, string>
  fallback?: string
  /** Made at random at the first start and kept in `secrets.env`. */
  secret?: () => string
  /** The setting that is of no use without this one. */
  with?: string
}

const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a port number'),
  v.check((text) => Number(text) > 0 && Number(text) < 65_536, 'must be between 1 and 65535'),
)
const postgresUrl = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\/\S+$/, 'must begin with postgres://'),
)
const redisUrl = v.pipe(v.string(), v.regex(/^rediss?:\/\/\S+$/, 'must begin with redis://'))
const httpUrl = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/]+$/, 'must be http(s)://host without a path'),
)
/** Plain HTTP only to this machine: what goes there are secrets. */
const providerUrl = v.pipe(
  v.string(),
  v.regex(/^(https:\/\/[^\s/]+|http:\/\/localhost(:\d+)?)$/, 'must be https://host without a path'),
)
/** As `providerUrl`, with the path of a page or call. */
const providerPage = v.pipe(
  v.string(),
  v.regex(/^(https:\/\/|http:\/\/localhost[:/])\S+$/, 'must be https:// and the whole address'),
)
const email = v.pipe(
  v.string(),
  v.regex(/^[\w.-]+@([\w-]+\.)+[\w-]{2,4}$/, 'must be an e-mail address'),
)
const secretText = v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more'))
const password = v.pipe(v.string(), v.minLength(8, 'must have 8 characters or more'))
const path = v.pipe(v.string(), v.minLength(1, 'must not be empty'))
const count = v.pipe(v.string(), v.regex(/^\d+$/, 'must be a whole number'))
const smtpUrl = v.pipe(
  v.string(),
  v.regex(/^smtps?:\/\/\S+$/, 'must begin with smtp:// or smtps://'),
)
const sender = v.pipe(
  v.string(),
  v.regex(/^[^\r\n]*@[^\r\n]+$/, 'must be an e-mail address, or a name and <address>'),
)
const anyText = v.string()
const limits = v.pipe(
  v.string(),
  v.regex(/^(on|off|\w+=\d+\/\d+(,\w+=\d+\/\d+)*)$/, 'must be on, off or name=points/seconds,…'),
)
const choice = v.picklist(['on', 'off'], 'must be on or off')

/** A setting that may be left out. */
const unset = (schema: v.GenericSchema<string, string>) => v.union([v.literal(''), schema])

const hex = () => randomBytes(32).toString('hex')
const readable = () => randomBytes(9).toString('base64url')

/** Every setting of the product; a name that is not here is not read by the start script. */
export const settings = {
  SHOP_PORT: { purpose: 'port of the shop', schema: port, fallback: '4321' },
  CONTENT_PORT: { purpose: 'port of Payload, the editors’ admin', schema: port, fallback: '3001' },
  COMMERCE_PORT: { purpose: 'port of Medusa', schema: port, fallback: '9000' },
  DATABASE_PORT: {
    purpose: 'port of the PostgreSQL that comes with the shop',
    schema: port,
    fallback: '54329',
  },
  VNPAY_PORT: { purpose: 'port of the simulator of VNPAY', schema: port, fallback: '4331' },
  PUBLIC_URL: {
    purpose: 'address at which shoppers reach the shop',
    schema: httpUrl,
    fallback: 'http://localhost:4321',
  },
  VAR_DIR: { purpose: 'folder for everything made at run time', schema: path, fallback: 'var' },
  CONTENT_DATABASE_URL: {
    purpose: 'outside PostgreSQL for Payload',
    schema: unset(postgresUrl),
    fallback: '',
  },
  COMMERCE_DATABASE_URL: {
    purpose: 'outside PostgreSQL for Medusa',
    schema: unset(postgresUrl),
    fallback: '',
  },
  REDIS_URL: {
    purpose: 'outside Redis for Medusa and for limits shared by several front servers',
    schema: unset(redisUrl),
    fallback: '',
  },
  INITIAL_STOCK: {
    purpose: 'stock of a product that Medusa sees for the first time',
    schema: count,
    fallback: '100',
  },
  PLACING_MINUTES: {
    purpose: 'minutes after which an order that is still being placed counts as cut off',
    schema: count,
    fallback: '10',
  },
  JOB_SECONDS: {
    purpose: 'seconds between two rounds of what finishes cut-off work, payments and notices',
    schema: count,
    fallback: '60',
  },
  SMTP_URL: {
    purpose: 'mail server; without it mails are kept as files in VAR_DIR/mail',
    schema: unset(smtpUrl),
    fallback: '',
  },
  MAIL_FROM: {
    purpose: 'sender of the mails',
    schema: sender,
    fallback: 'NAS <no-reply@nas.vn>',
  },
  GOOGLE_CLIENT_ID: {
    purpose: 'the shop’s OAuth client at Google; without it nobody signs in with Google',
    schema: anyText,
    fallback: '',
  },
  GOOGLE_CLIENT_SECRET: {
    purpose: 'secret of the OAuth client at Google',
    schema: anyText,
    fallback: '',
    with: 'GOOGLE_CLIENT_ID',
  },
  GOOGLE_ISSUER: {
    purpose: 'address of Google’s OpenID Connect',
    schema: providerUrl,
    fallback: 'https://accounts.google.com',
  },
  FACEBOOK_APP_ID: {
    purpose: 'the shop’s app at Facebook; without it nobody signs in with Facebook',
    schema: anyText,
    fallback: '',
  },
  FACEBOOK_APP_SECRET: {
    purpose: 'secret of the app at Facebook',
    schema: anyText,
    fallback: '',
    with: 'FACEBOOK_APP_ID',
  },
  FACEBOOK_URL: {
    purpose: 'address of Facebook’s sign-in page',
    schema: providerUrl,
    fallback: 'https://www.facebook.com',
  },
  FACEBOOK_GRAPH_URL: {
    purpose: 'address of Facebook’s Graph API',
    schema: providerUrl,
    fallback: 'https://graph.facebook.com',
  },
  VNPAY_TMN_CODE: {
    purpose: 'the shop’s terminal at VNPAY; without it a shop on this machine has a simulator',
    schema: anyText,
    fallback: '',
  },
  VNPAY_HASH_SECRET: {
    purpose: 'secret of the terminal at VNPAY',
    schema: anyText,
    fallback: '',
    with: 'VNPAY_TMN_CODE',
  },
  VNPAY_URL: {
    purpose: 'address of VNPAY’s payment page, such as https://…/paymentv2/vpcpay.html',
    schema: unset(providerPage),
    fallback: '',
    with: 'VNPAY_TMN_CODE',
  },
  VNPAY_API_URL: {
    purpose: 'address at which VNPAY tells of a payment, https://…/merchant_webapi/api/transaction',
    schema: unset(providerPage),
    fallback: '',
    with: 'VNPAY_TMN_CODE',
  },
  PAYMENT_MINUTES: {
    purpose: 'minutes after which an order that was not paid online is cancelled',
    schema: count,
    fallback: '15',
  },
  BANK_BIN: {
    purpose: 'number of the shop’s bank at NAPAS; without it nobody pays the shop by transfer',
    schema: unset(v.pipe(v.string(), v.regex(/^\d{6}$/, 'must have six digits'))),
    fallback: '',
  },
  BANK_ACCOUNT: {
    purpose: 'number of the shop’s bank account',
    schema: unset(v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,19}$/, 'must be letters and digits'))),
    fallback: '',
    with: 'BANK_BIN',
  },
  BANK_ACCOUNT_NAME: {
    purpose: 'holder of the shop’s bank account',
    schema: anyText,
    fallback: '',
    with: 'BANK_BIN',
  },
  TRANSFER_HOURS: {
    purpose: 'hours after which an order that was not paid by transfer is cancelled',
    schema: count,
    fallback: '24',
  },
  TRUST_PROXY: {
    purpose: 'on when a proxy of yours stands in front and names the shopper’s address',
    schema: choice,
    fallback: 'off',
  },
  RATE_LIMITS: {
    purpose: 'limits of /api: on, off (only for load tests) or changes, register=50/600,…',
    schema: limits,
    fallback: 'on',
  },
  DATABASE_PASSWORD: {
    purpose: 'password of the PostgreSQL that comes with the shop',
    schema: secretText,
    secret: hex,
  },
  PAYLOAD_SECRET: {
    purpose: 'key with which Payload signs sessions',
    schema: secretText,
    secret: hex,
  },
  CONTENT_API_KEY: {
    purpose: 'key with which the shop and Medusa read Payload',
    schema: secretText,
    secret: hex,
  },
  CONTENT_WRITE_KEY: {
    purpose: 'key with which the shop writes to Payload for staff and visitors',
    schema: secretText,
    secret: hex,
  },
  SESSION_SECRET: {
    purpose: 'key with which the shop seals cookies',
    schema: secretText,
    secret: hex,
  },
  COMMERCE_JWT_SECRET: {
    purpose: 'key with which Medusa signs sign-in tokens',
    schema: secretText,
    secret: hex,
  },
  COMMERCE_COOKIE_SECRET: {
    purpose: 'key with which Medusa signs cookies',
    schema: secretText,
    secret: hex,
  },
  VNPAY_SIMULATOR_SECRET: {
    purpose: 'key with which the simulator of VNPAY signs',
    schema: secretText,
    secret: hex,
  },
  EDITOR_EMAIL: {
    purpose: 'sign-in of the first editor in Payload',
    schema: email,
    fallback: 'editor@nas.vn',
  },
  EDITOR_PASSWORD: { purpose: 'password of the first editor', schema: password, secret: readable },
  STAFF_EMAIL: {
    purpose: 'sign-in of the first staff member',
    schema: email,
    fallback: 'staff@nas.vn',
  },
  STAFF_PASSWORD: {
    purpose: 'password of the first staff member',
    schema: password,
    secret: readable,
  },
  MEMBER_EMAIL: {
    purpose: 'sign-in of the demo shopper',
    schema: email,
    fallback: 'member@nas.vn',
  },
  MEMBER_PASSWORD: { purpose: 'password of the demo shopper', schema: password, secret: readable },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings
export type Settings = Record<SettingName, string>

export class SettingsError extends Error {
  override name = 'SettingsError'
}

/**
 * Checks every setting; an empty one counts as not set.
 * @throws SettingsError naming each missing or malformed setting and what it is for
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const problems: string[] = []
  const entries = (Object.entries(settings) as [SettingName, Setting][]).map(([name, setting]) => {
    const value = env[name] || setting.fallback
    const result = v.safeParse(setting.schema, value)
    const lacking = value === '' && setting.with !== undefined && Boolean(env[setting.with])
    if (!result.success || lacking) {
      const problem =
        result.success || value === undefined ? 'is missing' : result.issues[0].message
      problems.push(`${name} ${problem} (${setting.purpose})`)
    }
    return [name, result.success ? result.output : '']
  })
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  return Object.fromEntries(entries) as Settings
}
