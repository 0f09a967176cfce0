import * as form from './forms.ts'
import type { Setting } from './setting.ts'

const key = { form: form.atLeast(16), secret: 'key' } as const
const longKey = { form: form.atLeast(32), secret: 'key' } as const
const password = { form: form.atLeast(8), secret: 'password' } as const
const madeAtStart = { source: 'start script' } as const
const bucket = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const port = (fallback: string) => ({ form: form.port, fallback })
const number = (least: number, most: number, fallback: string) => ({
  form: form.wholeNumber(least, most),
  fallback,
})

const byCommerce = { commerce: 'optional' } as const
const needsCommerce = { commerce: 'required' } as const
const byShop = { shop: 'optional' } as const
const byServer = { server: 'optional' } as const
const byBackends = { commerce: 'optional', content: 'optional' } as const
const byPictures = { content: 'optional', server: 'optional' } as const
const byTraced = { server: 'optional', 'commerce-server': 'optional' } as const

/** Settings with the same readers. */
function readBy<
  const Readers extends Setting['readers'],
  const Group extends Readonly<Record<string, Omit<Setting, 'readers'>>>,
>(readers: Readers, group: Group) {
  const entries = Object.entries(group).map(([name, setting]) => [name, { ...setting, readers }])
  return Object.fromEntries(entries) as {
    [Name in keyof Group]: Group[Name] & { readers: Readers }
  }
}

/** Every setting of the product; `docs/settings.md` is generated from this list. */
export const settings = {
  SHOP_PORT: { ...port('4321'), purpose: 'port of the shop', readers: { server: 'required' } },
  CONTENT_PORT: {
    ...port('3001'),
    purpose: 'port of Payload, the editors’ admin',
    readers: { 'content-server': 'required' },
  },
  COMMERCE_PORT: { ...port('9000'), purpose: 'port of Medusa' },
  COMMERCE_HOST: {
    purpose: 'address at which Medusa listens; only the shop calls it',
    fallback: 'localhost',
  },
  SHOP_INNER_URL: {
    purpose: 'address at which the simulator of VNPAY reaches the shop; localhost by default',
    form: form.webAddress,
  },
  DATABASE_HOST: { purpose: 'host of the bundled PostgreSQL', fallback: 'localhost' },
  DATABASE_PORT: { ...port('54329'), purpose: 'port of the bundled PostgreSQL' },
  VNPAY_PORT: { ...port('4331'), purpose: 'port of the simulator of VNPAY' },
  SOCIAL_PORT: { ...port('4332'), purpose: 'port of the simulator of Google and Facebook' },
  VNPAY_SIMULATOR_URL: {
    purpose: 'address at which Medusa reaches the simulator of VNPAY; localhost by default',
    form: form.webAddress,
  },
  PUBLIC_URL: {
    purpose: 'address at which shoppers reach the shop',
    form: form.origin,
    fallback: 'http://localhost:{SHOP_PORT}',
    readers: { shop: 'required', content: 'required' },
  },
  DEMO: {
    purpose:
      'demo member and demo content, on or off; on by default when PUBLIC_URL is on this machine',
    form: form.onOrOff,
    readers: { 'content-seed': 'required', 'commerce-seed': 'required' },
  },
  DEMO_ORDERS: {
    purpose:
      'past days with demo orders, members and requests beside the demo content; off for none',
    form: form.daysOrOff,
    fallback: '90',
  },
  VAR_DIR: { purpose: 'folder of all runtime data', fallback: 'var' },
  CONTENT_DATABASE_URL: {
    purpose: 'address of an external PostgreSQL for Payload, postgres://…',
    form: form.postgresUrl,
    with: 'CONTENT_OWNER_DATABASE_URL',
    readers: { content: 'required' },
  },
  CONTENT_OWNER_DATABASE_URL: {
    purpose: 'address of the same database for its owner, which migrates it; Payload never gets it',
    form: form.postgresUrl,
  },

  MAIL_FROM: {
    purpose: 'sender of the mails, a name and address as mail programs show it',
    form: form.sender,
    fallback: 'NAS <no-reply@nas.vn>',
    readers: { commerce: 'required', content: 'required' },
  },
  ...readBy(byBackends, {
    SMTP_URL: {
      purpose: 'address of the mail server, smtp(s)://user:password@host:port',
      form: form.smtpUrl,
    },
    SMTP_PLAIN: {
      purpose: 'on allows unencrypted mails and password to a remote mail server without TLS',
      form: form.onOrOff,
      fallback: 'off',
      with: 'SMTP_URL',
    },
    MAIL_DIR: {
      ...madeAtStart,
      purpose: 'folder in which mails are stored as files without SMTP_URL',
      unless: 'SMTP_URL',
    },
    SECOND_FACTOR: {
      purpose:
        'second factor required of accountants and of managers, in Payload too, on or off; off by default for the demo',
      form: form.onOrOff,
    },
    SECOND_FACTOR_FROM: {
      purpose:
        'day from which all staff and editors need a second factor, 2026-12-31; never by default',
      form: form.day,
    },
  }),
  ...readBy(needsCommerce, {
    COMMERCE_DATABASE_URL: {
      purpose: 'address of an external PostgreSQL for Medusa, postgres://…',
      form: form.postgresUrl,
      with: 'COMMERCE_OWNER_DATABASE_URL',
    },
    COMMERCE_JWT_SECRET: {
      ...longKey,
      purpose: 'secret that signs the sign-in tokens, at least 32 characters',
    },
    COMMERCE_COOKIE_SECRET: {
      ...longKey,
      purpose: 'secret that signs session cookies, at least 32 characters',
    },
    ORDER_CODE_KEY: {
      ...longKey,
      purpose: "key of the numbers in order codes and of guests' proofs, at least 32 characters",
    },
    SECOND_FACTOR_KEY: {
      ...longKey,
      purpose: 'key that encrypts the second factors of staff, at least 32 characters',
    },
    BANK_ACCOUNT_KEY: {
      ...longKey,
      purpose:
        'key that encrypts the bank accounts to which refunds are paid, at least 32 characters',
    },
    SHOP_URL: {
      ...madeAtStart,
      purpose: 'address of the shop, the only web origin that may call Medusa from a browser',
      form: form.webAddress,
    },
  }),

  COMMERCE_OWNER_DATABASE_URL: {
    purpose: 'address of the same database for its owner, which migrates it; Medusa never gets it',
    form: form.postgresUrl,
  },
  REDIS_URL: {
    purpose: 'address of an external Redis, needed for several processes of Medusa or of the shop',
    form: form.redisUrl,
    readers: { commerce: 'optional', shop: 'optional' },
  },
  NODE_EXTRA_CA_CERTS: {
    purpose:
      'file (PEM) of your own certificate authority, trusted beside the known ones; in containers CA_FILE',
    form: form.folder,
    source: 'inherited',
    readers: { server: 'optional', 'commerce-server': 'optional', 'content-server': 'optional' },
  },
  LEAVE_SECONDS: {
    ...number(0, 60, '0'),
    purpose:
      'seconds for which a stopping shop or Payload still accepts calls, until balancers have removed it',
    readers: { server: 'optional', 'content-server': 'optional' },
  },
  TRUSTED_PROXIES: {
    purpose: 'addresses and networks of your proxies, whose forwarded client addresses are trusted',
    form: form.networks,
    readers: { server: 'optional', 'content-server': 'optional' },
  },

  ...readBy(byPictures, {
    S3_ENDPOINT: {
      purpose: 'address of an S3 storage for pictures; without one they are in a folder of VAR_DIR',
      form: form.webAddress,
      with: bucket,
    },
    S3_BUCKET: {
      purpose: 'bucket of the S3 storage for pictures only',
      form: form.bucket,
      with: bucket,
    },
    S3_ACCESS_KEY_ID: { purpose: 'access key of the bucket', with: bucket },
    S3_SECRET_ACCESS_KEY: { purpose: 'secret of the access key of the bucket', with: bucket },
    S3_REGION: { purpose: 'region of the bucket', fallback: 'us-east-1' },
    S3_FORCE_PATH_STYLE: {
      purpose: 'on puts the bucket into the path (self-hosted storage), off into the host (AWS)',
      form: form.onOrOff,
      fallback: 'on',
    },
  }),

  ...readBy(byServer, {
    EDGE_PURGE_URLS: {
      purpose: 'addresses of your caches in which renewed pages are purged, with commas',
    },
    FASTLY_SERVICE_ID: {
      purpose: 'service of Fastly in which renewed pages are purged',
      with: 'FASTLY_API_TOKEN',
    },
    FASTLY_API_TOKEN: {
      purpose: 'token of Fastly that may purge the service',
      with: 'FASTLY_SERVICE_ID',
    },
    RATE_LIMITS: {
      purpose: 'limits of /api: on, off (only for load tests) or changes, register=50/600,…',
      form: form.rateLimits,
      fallback: 'on',
    },
    SHOP_METRICS_PORT: { purpose: 'port of the shop’s /metrics; off by default', form: form.port },
    LOG_LEVEL: {
      purpose: 'minimum level of log lines; http adds the access log of Medusa',
      form: form.logLevel,
      fallback: 'info',
      source: 'inherited',
    },
  }),

  ...readBy(byCommerce, {
    MEDUSA_WORKER_MODE: {
      purpose:
        'role of this Medusa: server answers calls, worker runs background jobs, shared does both',
      form: form.workerMode,
      fallback: 'shared',
    },
    PLACING_MINUTES: {
      ...number(1, 1440, '10'),
      purpose: 'minutes after which an unfinished order placement counts as interrupted',
    },
    ORDER_PIECES: {
      ...number(1, 1_000_000, '200'),
      purpose: 'maximum pieces of one order, all products together',
    },
    ORDER_TOTAL: {
      ...number(1, 1_000_000_000_000, '100000000'),
      purpose: 'maximum sum of one order in dong',
    },
    UNPAID_ORDERS: {
      ...number(1, 1_000_000, '5'),
      purpose:
        'maximum orders of a member, or of a guest’s phone, e-mail or device, that wait for payment',
    },
    UNCONFIRMED_HOURS: {
      ...number(0, 8760, '39'),
      purpose:
        'working hours after which an unconfirmed order with cash on delivery of a new customer is cancelled, 0 for never',
    },
    MAILED_ORDERS: {
      ...number(1, 1_000_000, '10'),
      purpose: 'maximum orders of guests a day with one e-mail address about which mails are sent',
    },
    DESK_EMAIL: {
      form: form.email,
      purpose:
        'e-mail address to which codes and sums of new orders are sent, one mail in five minutes; no mail by default',
    },
    REFUND_SECOND_PERSON: {
      ...number(0, 1_000_000_000_000, '2000000'),
      purpose: 'sum in dong from which two people must confirm that a refund was paid',
    },
    MEDUSA_ROUTES: {
      purpose: 'open only to measure Medusa’s own routes, which bypass the rules of the shop',
      form: form.openOrClosed,
      fallback: 'closed',
    },
    PASSWORD_COST: {
      ...number(10, 20, '15'),
      purpose: 'cost of hashing a password: scrypt’s N as a power of two; below 15 only for tests',
    },
    JOB_SECONDS: {
      ...number(1, 3600, '60'),
      purpose: 'seconds between two runs of the jobs for recovery, payments and order emails',
    },
    UNDO_SECONDS: {
      ...number(0, 600, '10'),
      purpose: 'seconds in which staff may undo a move that they made by key or for many records',
    },
    VNPAY_TMN_CODE: {
      purpose: 'the shop’s terminal at VNPAY; without it online payment is off or simulated',
    },
    VNPAY_HASH_SECRET: { purpose: 'secret of the terminal at VNPAY', with: 'VNPAY_TMN_CODE' },
    VNPAY_URL: {
      purpose: 'address of VNPAY’s payment page, such as https://…/paymentv2/vpcpay.html',
      form: form.providerPage,
      with: 'VNPAY_TMN_CODE',
    },
    VNPAY_API_URL: {
      purpose: 'address of VNPAY’s query API, https://…/merchant_webapi/api/transaction',
      form: form.providerPage,
      with: 'VNPAY_TMN_CODE',
    },
    PAYMENT_MINUTES: {
      ...number(1, 1440, '15'),
      purpose: 'minutes after which an order without online payment is cancelled',
    },
    BANK_BIN: {
      purpose: 'number of the shop’s bank at NAPAS; without it payment by transfer is off',
      form: form.bankBin,
    },
    BANK_ACCOUNT: {
      purpose: 'number of the shop’s bank account',
      form: form.bankAccount,
      with: 'BANK_BIN',
    },
    BANK_ACCOUNT_NAME: {
      purpose: 'holder of the shop’s bank account',
      form: form.name,
      with: 'BANK_BIN',
    },
    TRANSFER_HOURS: {
      ...number(1, 720, '13'),
      purpose: 'working hours after which an order without its transfer is cancelled',
    },
    COMMERCE_JWT_SECRET_PREVIOUS: {
      form: form.atLeast(32),
      purpose: 'former secret whose sign-in tokens are still valid, during key rotation',
    },
    SECOND_FACTOR_KEY_PREVIOUS: {
      form: form.atLeast(32),
      purpose: 'former key that still decrypts the second factors of staff, during key rotation',
    },
  }),

  METRICS_HOST: {
    purpose: 'address at which the processes serve metrics; never a public one',
    fallback: '127.0.0.1',
    readers: { server: 'optional', 'commerce-server': 'optional', 'content-server': 'optional' },
  },
  COMMERCE_METRICS_PORT: {
    purpose: 'port of Medusa’s /metrics; off by default',
    form: form.port,
    readers: { 'commerce-server': 'optional' },
  },
  CONTENT_METRICS_PORT: {
    purpose: 'port of Payload’s /metrics; off by default',
    form: form.port,
    readers: { 'content-server': 'optional' },
  },
  ACCESS_LOG: {
    purpose: 'access log with a line per answered call, its route and no personal data, on or off',
    form: form.onOrOff,
    fallback: 'off',
    readers: { server: 'optional', 'commerce-server': 'optional', 'content-server': 'optional' },
  },

  ...readBy(byTraced, {
    OTEL_EXPORTER_OTLP_ENDPOINT: {
      purpose: 'address of a collector of traces (OTLP over HTTP in JSON); off by default',
      form: form.webAddress,
    },
    OTEL_EXPORTER_OTLP_HEADERS: { purpose: 'headers for the collector, name=value,…' },
    OTEL_SERVICE_NAME: {
      purpose: 'name of the shop in traces, before -front and -commerce',
      fallback: 'nas',
    },
    OTEL_RESOURCE_ATTRIBUTES: {
      purpose: 'further attributes of the traces, deployment.environment=staging,…',
    },
    OTEL_TRACES_SAMPLER: {
      purpose: 'sampler of traces, by its OpenTelemetry name',
      form: form.sampler,
      fallback: 'parentbased_always_on',
    },
    OTEL_TRACES_SAMPLER_ARG: {
      purpose: 'share of the calls that the sampler traceidratio samples, 0 to 1',
      form: form.share,
    },
  }),

  SECURITY_LOG: {
    ...madeAtStart,
    purpose: 'file of the security log; without it the log goes to standard output, marked',
    readers: { server: 'optional', content: 'optional' },
  },

  ...readBy(byShop, {
    REGISTRATION_CONFIRMED_BY_MAIL: {
      purpose: 'on registers members by e-mail link only, which does not reveal who has an account',
      form: form.onOrOff,
      fallback: 'off',
    },
    GOOGLE_CLIENT_ID: {
      purpose: 'the shop’s OAuth client at Google; without it sign-in with Google is off',
    },
    GOOGLE_CLIENT_SECRET: {
      purpose: 'secret of the OAuth client at Google',
      with: 'GOOGLE_CLIENT_ID',
    },
    GOOGLE_ISSUER: {
      purpose: 'address of Google’s OpenID Connect',
      form: form.providerOrigin,
      fallback: 'https://accounts.google.com',
    },
    FACEBOOK_APP_ID: {
      purpose: 'the shop’s app at Facebook; without it sign-in with Facebook is off',
    },
    FACEBOOK_APP_SECRET: { purpose: 'secret of the app at Facebook', with: 'FACEBOOK_APP_ID' },
    FACEBOOK_URL: {
      purpose: 'address of Facebook’s sign-in page',
      form: form.providerOrigin,
      fallback: 'https://www.facebook.com',
    },
    FACEBOOK_GRAPH_URL: {
      purpose: 'address of Facebook’s Graph API',
      form: form.providerOrigin,
      fallback: 'https://graph.facebook.com',
    },
    SESSION_SECRET_PREVIOUS: {
      form: form.atLeast(16),
      purpose: 'former key that still decrypts cookies of the shop, during key rotation',
    },
  }),

  LOG_DAYS: { ...number(1, 90, '90'), purpose: 'days for which the logs in VAR_DIR are kept' },
  BACKUP_DIR: {
    purpose: 'folder of the backups, preferably on another disk than VAR_DIR',
    fallback: 'backups',
  },
  BACKUP_DAYS: {
    ...number(1, 3650, '14'),
    purpose: 'days after which a backup is removed once there is a newer one',
  },
  BACKUP_HOURS: {
    ...number(1, 168, '24'),
    purpose: 'hours between two backups of the PostgreSQL of the containers',
  },
  BACKUP_WAL_SECONDS: {
    ...number(1, 3600, '60'),
    purpose: 'maximum seconds of orders that are lost with the disk of the database in containers',
  },
  BACKUP_PASSPHRASE: {
    purpose: 'passphrase that encrypts backups; they cannot be restored without it',
    form: form.passphrase,
  },
  BACKUP_S3_BUCKET: {
    purpose: 'S3 bucket of these backups; without one they are in a volume of this machine',
    form: form.bareWord,
    with: 'BACKUP_S3_ENDPOINT',
  },
  BACKUP_S3_ENDPOINT: {
    purpose: 'host[:port] of the S3 of backups, which must use TLS',
    form: form.bareWord,
    with: 'BACKUP_S3_BUCKET',
  },
  BACKUP_S3_REGION: {
    purpose: 'region of the S3 of backups',
    form: form.bareWord,
    fallback: 'auto',
  },
  BACKUP_S3_KEY: {
    purpose: 'access key of the S3 of backups',
    form: form.bareWord,
    with: 'BACKUP_S3_BUCKET',
  },
  BACKUP_S3_SECRET: {
    purpose: 'secret of this access key',
    form: form.bareWord,
    with: 'BACKUP_S3_BUCKET',
  },
  BACKUP_S3_CA: {
    purpose: 'certificates (PEM) that verify the S3 of backups, when those of the system do not',
  },
  LAST_BACKUP_FILE: {
    ...madeAtStart,
    purpose: 'file with the time of the last backup, for the metrics',
    readers: { 'commerce-server': 'optional' },
  },
  DATABASE_PASSWORD: { ...key, purpose: 'password of the bundled PostgreSQL' },
  REDIS_CONTAINER_SECRET: { ...key, purpose: 'password of the bundled Valkey of the containers' },
  S3_CONTAINER_SECRET: {
    ...key,
    purpose: 'secret of the access key of the bundled S3 storage of the containers',
  },
  PAYLOAD_SECRET: {
    ...key,
    purpose: 'secret that signs editors’ sign-ins and encrypts the machine keys',
    readers: { content: 'required' },
  },
  CONTENT_API_KEY: {
    ...key,
    purpose: 'key with which the shop and Medusa read Payload',
    readers: { 'content-seed': 'required', commerce: 'required', shop: 'required' },
  },
  CONTENT_WRITE_KEY: {
    ...key,
    purpose: 'key with which the shop and Medusa write to Payload for staff and visitors',
    readers: { 'content-seed': 'required', commerce: 'required', shop: 'required' },
  },
  SESSION_SECRET: {
    ...key,
    purpose: 'key with which the shop encrypts cookies',
    readers: { shop: 'required' },
  },
  VNPAY_SIMULATOR_SECRET: { ...key, purpose: 'key with which the simulator of VNPAY signs' },
  COMMERCE_KEYS_FILE: {
    ...madeAtStart,
    purpose: 'file to which the keys of the shop are written, KEY=value lines',
    unless: 'COMMERCE_SECRET_KEY',
    readers: { 'commerce-seed': 'optional' },
  },
  EDITOR_EMAIL: {
    purpose: 'e-mail address with which the first editor signs in to Payload',
    form: form.email,
    fallback: 'editor@nas.vn',
    readers: { 'content-seed': 'required' },
  },
  EDITOR_PASSWORD: {
    ...password,
    purpose: 'password of the first editor, at least 8 characters',
    readers: { 'content-seed': 'required' },
  },
  STAFF_EMAIL: {
    purpose: 'e-mail address for the sign-in of the first staff member',
    form: form.email,
    fallback: 'staff@nas.vn',
    readers: { 'commerce-seed': 'required', 'content-seed': 'required' },
  },
  STAFF_PASSWORD: {
    ...password,
    purpose: 'password of the first staff member, at least 8 characters',
    readers: { 'commerce-seed': 'required' },
  },
  MEMBER_EMAIL: {
    purpose: 'e-mail address with which the demo customer signs in',
    form: form.email,
    fallback: 'member@nas.vn',
    readers: { 'commerce-seed': 'required' },
  },
  MEMBER_PASSWORD: {
    ...password,
    purpose: 'password of the demo customer, at least 8 characters',
    readers: { 'commerce-seed': 'required' },
  },
  CONTENT_URL: {
    purpose: 'address at which the other services reach Payload; localhost by default',
    form: form.webAddress,
    readers: { content: 'required', commerce: 'required', shop: 'required' },
  },
  CONTENT_ADMIN_URL: {
    purpose: 'address at which people reach Payload’s admin, if it differs from CONTENT_URL',
    form: form.webAddress,
    readers: { content: 'optional', shop: 'optional' },
  },
  CONTENT_HOST: {
    purpose: 'network interface on which Payload listens',
    fallback: '127.0.0.1',
    source: 'inherited',
    readers: { 'content-server': 'optional' },
  },
  MEDIA_DIR: {
    ...madeAtStart,
    purpose: 'folder of uploaded pictures (absolute path)',
    form: form.folder,
    readers: { content: 'required', server: 'required' },
  },
  COMMERCE_URL: {
    purpose: 'address at which the shop and Payload reach Medusa; localhost by default',
    form: form.webAddress,
    readers: { shop: 'required', content: 'optional' },
  },
  COMMERCE_PUBLISHABLE_KEY: {
    ...madeAtStart,
    purpose:
      'publishable key of the shop in Medusa, pk_…; the set-up generates it or takes this one',
    form: form.publishableKey,
    with: 'COMMERCE_SECRET_KEY',
    readers: { 'commerce-seed': 'optional', shop: 'required' },
  },
  COMMERCE_SECRET_KEY: {
    ...madeAtStart,
    purpose: 'secret key of the shop in Medusa, sk_…; the set-up generates it or takes this one',
    form: form.secretKey,
    with: 'COMMERCE_PUBLISHABLE_KEY',
    readers: { 'commerce-seed': 'optional', shop: 'required' },
  },
  RELEASE_DIR: {
    ...madeAtStart,
    purpose: 'folder of the served release',
    readers: { server: 'required' },
  },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings
