import * as form from './forms.ts'
import type { Setting } from './setting.ts'

const key = { form: form.atLeast(16), secret: 'key' } as const
const longKey = { form: form.atLeast(32), secret: 'key' } as const
const password = { form: form.atLeast(8), secret: 'password' } as const
const madeAtStart = { source: 'start script' } as const
const bucket = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const readsPictures = { content: 'optional', server: 'optional' } as const

/** Every setting of the product; `docs/settings.md` is generated from this list. */
export const settings = {
  SHOP_PORT: {
    purpose: 'port of the shop',
    form: form.port,
    fallback: '4321',
    readers: { server: 'required' },
  },
  CONTENT_PORT: {
    purpose: 'port of Payload, the editors’ admin',
    form: form.port,
    fallback: '3001',
    readers: { 'content-server': 'required' },
  },
  COMMERCE_PORT: {
    purpose: 'port of Medusa',
    form: form.port,
    fallback: '9000',
    readers: {},
  },
  COMMERCE_HOST: {
    purpose: 'address at which Medusa listens; only the shop calls it',
    form: form.text,
    fallback: 'localhost',
    readers: {},
  },
  SHOP_INNER_URL: {
    purpose: 'address at which the simulator of VNPAY reaches the shop; localhost by default',
    form: form.webAddress,
    readers: {},
  },
  DATABASE_HOST: {
    purpose: 'host of the bundled PostgreSQL',
    form: form.text,
    fallback: 'localhost',
    readers: {},
  },
  DATABASE_PORT: {
    purpose: 'port of the bundled PostgreSQL',
    form: form.port,
    fallback: '54329',
    readers: {},
  },
  VNPAY_PORT: {
    purpose: 'port of the simulator of VNPAY',
    form: form.port,
    fallback: '4331',
    readers: {},
  },
  VNPAY_SIMULATOR_URL: {
    purpose: 'address at which Medusa reaches the simulator of VNPAY; localhost by default',
    form: form.webAddress,
    readers: {},
  },
  PUBLIC_URL: {
    purpose: 'address at which shoppers reach the shop',
    form: form.origin,
    fallback: 'http://localhost:{SHOP_PORT}',
    readers: { shop: 'required' },
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
    readers: {},
  },
  VAR_DIR: {
    purpose: 'folder of all runtime data',
    form: form.text,
    fallback: 'var',
    readers: {},
  },
  CONTENT_DATABASE_URL: {
    purpose: 'address of an external PostgreSQL for Payload, postgres://…',
    form: form.postgresUrl,
    with: 'CONTENT_OWNER_DATABASE_URL',
    readers: { content: 'required' },
  },
  CONTENT_OWNER_DATABASE_URL: {
    purpose: 'address of the same database for its owner, which migrates it; Payload never gets it',
    form: form.postgresUrl,
    readers: {},
  },
  COMMERCE_DATABASE_URL: {
    purpose: 'address of an external PostgreSQL for Medusa, postgres://…',
    form: form.postgresUrl,
    with: 'COMMERCE_OWNER_DATABASE_URL',
    readers: { commerce: 'required' },
  },
  COMMERCE_OWNER_DATABASE_URL: {
    purpose: 'address of the same database for its owner, which migrates it; Medusa never gets it',
    form: form.postgresUrl,
    readers: {},
  },
  REDIS_URL: {
    purpose: 'address of an external Redis, needed for several processes of Medusa or of the shop',
    form: form.redisUrl,
    readers: { commerce: 'optional', shop: 'optional' },
  },
  TRUSTED_PROXIES: {
    purpose: 'addresses and networks of your proxies, whose forwarded client addresses are trusted',
    form: form.networks,
    readers: { server: 'optional', 'content-server': 'optional' },
  },
  S3_ENDPOINT: {
    purpose: 'address of an S3 storage for pictures; without one they are in a folder of VAR_DIR',
    form: form.webAddress,
    with: bucket,
    readers: readsPictures,
  },
  S3_BUCKET: {
    purpose: 'bucket of the S3 storage for pictures only',
    form: form.bucket,
    with: bucket,
    readers: readsPictures,
  },
  S3_ACCESS_KEY_ID: {
    purpose: 'access key of the bucket',
    form: form.text,
    with: bucket,
    readers: readsPictures,
  },
  S3_SECRET_ACCESS_KEY: {
    purpose: 'secret of the access key of the bucket',
    form: form.text,
    with: bucket,
    readers: readsPictures,
  },
  S3_REGION: {
    purpose: 'region of the bucket',
    form: form.text,
    fallback: 'us-east-1',
    readers: readsPictures,
  },
  S3_FORCE_PATH_STYLE: {
    purpose: 'on puts the bucket into the path (self-hosted storage), off into the host (AWS)',
    form: form.onOrOff,
    fallback: 'on',
    readers: readsPictures,
  },
  EDGE_PURGE_URLS: {
    purpose: 'addresses of your caches in which renewed pages are purged, with commas',
    form: form.text,
    readers: { server: 'optional' },
  },
  FASTLY_SERVICE_ID: {
    purpose: 'service of Fastly in which renewed pages are purged',
    form: form.text,
    with: 'FASTLY_API_TOKEN',
    readers: { server: 'optional' },
  },
  FASTLY_API_TOKEN: {
    purpose: 'token of Fastly that may purge the service',
    form: form.text,
    with: 'FASTLY_SERVICE_ID',
    readers: { server: 'optional' },
  },
  LEAVE_SECONDS: {
    purpose:
      'seconds for which a stopping shop still accepts calls, until balancers have removed it',
    form: form.wholeNumber(0, 60),
    fallback: '0',
    readers: { server: 'optional' },
  },
  RATE_LIMITS: {
    purpose: 'limits of /api: on, off (only for load tests) or changes, register=50/600,…',
    form: form.rateLimits,
    fallback: 'on',
    readers: { server: 'optional' },
  },
  MEDUSA_WORKER_MODE: {
    purpose:
      'role of this Medusa: server answers calls, worker runs background jobs, shared does both',
    form: form.workerMode,
    fallback: 'shared',
    readers: { commerce: 'optional' },
  },
  METRICS_HOST: {
    purpose: 'address at which the processes serve metrics; never a public one',
    form: form.text,
    fallback: '127.0.0.1',
    readers: { server: 'optional', 'commerce-server': 'optional', 'content-server': 'optional' },
  },
  SHOP_METRICS_PORT: {
    purpose: 'port of the shop’s /metrics; off by default',
    form: form.port,
    readers: { server: 'optional' },
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
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    purpose: 'address of a collector of traces (OTLP over HTTP in JSON); off by default',
    form: form.webAddress,
    readers: { server: 'optional', 'commerce-server': 'optional' },
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    purpose: 'headers for the collector, name=value,…',
    form: form.text,
    readers: { server: 'optional', 'commerce-server': 'optional' },
  },
  OTEL_SERVICE_NAME: {
    purpose: 'name of the shop in traces, before -front and -commerce',
    form: form.text,
    fallback: 'nas',
    readers: { server: 'optional', 'commerce-server': 'optional' },
  },
  OTEL_RESOURCE_ATTRIBUTES: {
    purpose: 'further attributes of the traces, deployment.environment=staging,…',
    form: form.text,
    readers: { server: 'optional', 'commerce-server': 'optional' },
  },
  OTEL_TRACES_SAMPLER: {
    purpose: 'sampler of traces, by its OpenTelemetry name',
    form: form.sampler,
    fallback: 'parentbased_always_on',
    readers: { server: 'optional', 'commerce-server': 'optional' },
  },
  OTEL_TRACES_SAMPLER_ARG: {
    purpose: 'share of the calls that the sampler traceidratio samples, 0 to 1',
    form: form.share,
    readers: { server: 'optional', 'commerce-server': 'optional' },
  },
  LOG_LEVEL: {
    purpose: 'minimum level of log lines; http adds the access log of Medusa',
    form: form.logLevel,
    fallback: 'info',
    source: 'inherited',
    readers: { server: 'optional' },
  },

  SECURITY_LOG: {
    ...madeAtStart,
    purpose: 'file of the security log; without it the log goes to standard output, marked',
    form: form.text,
    readers: { server: 'optional', content: 'optional' },
  },
  PLACING_MINUTES: {
    purpose: 'minutes after which an unfinished order placement counts as interrupted',
    form: form.wholeNumber(1, 1440),
    fallback: '10',
    readers: { commerce: 'optional' },
  },
  ORDER_PIECES: {
    purpose: 'maximum pieces of one order, all products together',
    form: form.wholeNumber(1, 1_000_000),
    fallback: '200',
    readers: { commerce: 'optional' },
  },
  ORDER_QUEUE: {
    purpose: 'maximum orders that wait in one Medusa; further ones are rejected with 503',
    form: form.wholeNumber(1, 100_000),
    fallback: '500',
    readers: { commerce: 'optional' },
  },
  ORDER_TOTAL: {
    purpose: 'maximum sum of one order in dong',
    form: form.wholeNumber(1, 1_000_000_000_000),
    fallback: '100000000',
    readers: { commerce: 'optional' },
  },
  UNPAID_ORDERS: {
    purpose:
      'maximum orders of a member, or of a guest’s phone, e-mail or device, that wait for payment',
    form: form.wholeNumber(1, 1_000_000),
    fallback: '5',
    readers: { commerce: 'optional' },
  },
  NETWORK_PIECES: {
    purpose: 'maximum pieces that unconfirmed orders of one network hold, all products together',
    form: form.wholeNumber(1, 1_000_000),
    fallback: '300',
    readers: { commerce: 'optional' },
  },
  NETWORK_TOTAL: {
    purpose: 'maximum sum in dong of the unconfirmed orders of one network',
    form: form.wholeNumber(1, 1_000_000_000_000),
    fallback: '200000000',
    readers: { commerce: 'optional' },
  },
  UNCONFIRMED_SHARE: {
    purpose:
      'percent of the stock of a product that unconfirmed orders hold before each must be small',
    form: form.wholeNumber(1, 100),
    fallback: '50',
    readers: { commerce: 'optional' },
  },
  UNCONFIRMED_HOURS: {
    purpose:
      'working hours after which an unconfirmed order with cash on delivery of a new customer is cancelled, 0 for never',
    form: form.wholeNumber(0, 8760),
    fallback: '39',
    readers: { commerce: 'optional' },
  },
  MAILED_ORDERS: {
    purpose: 'maximum orders of guests a day with one e-mail address about which mails are sent',
    form: form.wholeNumber(1, 1_000_000),
    fallback: '10',
    readers: { commerce: 'optional' },
  },
  REFUND_SECOND_PERSON: {
    purpose: 'sum in dong from which two people must confirm that a refund was paid',
    form: form.wholeNumber(0, 1_000_000_000_000),
    fallback: '2000000',
    readers: { commerce: 'optional' },
  },
  MEDUSA_ROUTES: {
    purpose: 'open only to measure Medusa’s own routes, which bypass the rules of the shop',
    form: form.openOrClosed,
    fallback: 'closed',
    readers: { commerce: 'optional' },
  },
  PASSWORD_COST: {
    purpose: 'cost of hashing a password: scrypt’s N as a power of two; below 15 only for tests',
    form: form.wholeNumber(10, 20),
    fallback: '15',
    readers: { commerce: 'optional' },
  },
  SECOND_FACTOR: {
    purpose:
      'second factor required of managers and accountants, on or off; off by default for the demo',
    form: form.onOrOff,
    readers: { commerce: 'optional' },
  },
  SECOND_FACTOR_FROM: {
    purpose: 'day from which all staff need a second factor, 2026-12-31; never by default',
    form: form.day,
    readers: { commerce: 'optional' },
  },
  REGISTRATION_CONFIRMED_BY_MAIL: {
    purpose: 'on registers members by e-mail link only, which does not reveal who has an account',
    form: form.onOrOff,
    fallback: 'off',
    readers: { shop: 'optional' },
  },
  CONSENT_MONTHS: {
    purpose: 'months for which proof of consent is kept after its account was deleted',
    form: form.wholeNumber(1, 240),
    fallback: '24',
    readers: { commerce: 'optional' },
  },
  INVOICE_YEARS: {
    purpose:
      'years for which name and address of a delivered order are kept after the customer’s deletion',
    form: form.wholeNumber(1, 30),
    fallback: '10',
    readers: { commerce: 'optional' },
  },
  REQUEST_MONTHS: {
    purpose: 'months for which requests to customer care and of distributors are kept',
    form: form.wholeNumber(1, 240),
    fallback: '24',
    readers: { content: 'optional' },
  },
  LOG_DAYS: {
    purpose: 'days for which the logs in VAR_DIR are kept',
    form: form.wholeNumber(1, 90),
    fallback: '90',
    readers: {},
  },
  BACKUP_DIR: {
    purpose: 'folder of the backups, preferably on another disk than VAR_DIR',
    form: form.text,
    fallback: 'backups',
    readers: {},
  },
  BACKUP_DAYS: {
    purpose: 'days after which a backup is removed once there is a newer one',
    form: form.wholeNumber(1, 3650),
    fallback: '14',
    readers: {},
  },
  BACKUP_HOURS: {
    purpose: 'hours between two backups of the PostgreSQL of the containers',
    form: form.wholeNumber(1, 168),
    fallback: '24',
    readers: {},
  },
  BACKUP_WAL_SECONDS: {
    purpose: 'maximum seconds of orders that are lost with the disk of the database in containers',
    form: form.wholeNumber(1, 3600),
    fallback: '60',
    readers: {},
  },
  BACKUP_PASSPHRASE: {
    purpose: 'passphrase that encrypts backups; they cannot be restored without it',
    form: form.passphrase,
    readers: {},
  },
  BACKUP_S3_BUCKET: {
    purpose: 'S3 bucket of these backups; without one they are in a volume of this machine',
    form: form.bareWord,
    with: 'BACKUP_S3_ENDPOINT',
    readers: {},
  },
  BACKUP_S3_ENDPOINT: {
    purpose: 'host[:port] of the S3 of backups, which must use TLS',
    form: form.bareWord,
    with: 'BACKUP_S3_BUCKET',
    readers: {},
  },
  BACKUP_S3_REGION: {
    purpose: 'region of the S3 of backups',
    form: form.bareWord,
    fallback: 'auto',
    readers: {},
  },
  BACKUP_S3_KEY: {
    purpose: 'access key of the S3 of backups',
    form: form.bareWord,
    with: 'BACKUP_S3_BUCKET',
    readers: {},
  },
  BACKUP_S3_SECRET: {
    purpose: 'secret of this access key',
    form: form.bareWord,
    with: 'BACKUP_S3_BUCKET',
    readers: {},
  },
  BACKUP_S3_CA: {
    purpose: 'certificates (PEM) that verify the S3 of backups, when those of the system do not',
    form: form.text,
    readers: {},
  },
  LAST_BACKUP_FILE: {
    ...madeAtStart,
    purpose: 'file with the time of the last backup, for the metrics',
    form: form.text,
    readers: { 'commerce-server': 'optional' },
  },
  JOB_SECONDS: {
    purpose: 'seconds between two runs of the jobs for recovery, payments and order emails',
    form: form.wholeNumber(1, 3600),
    fallback: '60',
    readers: { commerce: 'optional' },
  },
  UNDO_SECONDS: {
    purpose: 'seconds in which staff may undo a move that they made by key or for many records',
    form: form.wholeNumber(0, 600),
    fallback: '10',
    readers: { commerce: 'optional' },
  },
  SMTP_URL: {
    purpose: 'address of the mail server, smtp(s)://user:password@host:port',
    form: form.smtpUrl,
    readers: { commerce: 'optional' },
  },
  SMTP_PLAIN: {
    purpose: 'on allows unencrypted mails and password to a remote mail server without TLS',
    form: form.onOrOff,
    fallback: 'off',
    with: 'SMTP_URL',
    readers: { commerce: 'optional' },
  },
  MAIL_FROM: {
    purpose: 'sender of the mails, a name and address as mail programs show it',
    form: form.sender,
    fallback: 'NAS <no-reply@nas.vn>',
    readers: { commerce: 'required' },
  },
  MAIL_DIR: {
    ...madeAtStart,
    purpose: 'folder in which mails are stored as files without SMTP_URL',
    form: form.text,
    unless: 'SMTP_URL',
    readers: { commerce: 'optional' },
  },

  VNPAY_TMN_CODE: {
    purpose: 'the shop’s terminal at VNPAY; without it online payment is off or simulated',
    form: form.text,
    readers: { commerce: 'optional' },
  },
  VNPAY_HASH_SECRET: {
    purpose: 'secret of the terminal at VNPAY',
    form: form.text,
    with: 'VNPAY_TMN_CODE',
    readers: { commerce: 'optional' },
  },
  VNPAY_URL: {
    purpose: 'address of VNPAY’s payment page, such as https://…/paymentv2/vpcpay.html',
    form: form.providerPage,
    with: 'VNPAY_TMN_CODE',
    readers: { commerce: 'optional' },
  },
  VNPAY_API_URL: {
    purpose: 'address of VNPAY’s query API, https://…/merchant_webapi/api/transaction',
    form: form.providerPage,
    with: 'VNPAY_TMN_CODE',
    readers: { commerce: 'optional' },
  },
  PAYMENT_MINUTES: {
    purpose: 'minutes after which an order without online payment is cancelled',
    form: form.wholeNumber(1, 1440),
    fallback: '15',
    readers: { commerce: 'optional' },
  },
  BANK_BIN: {
    purpose: 'number of the shop’s bank at NAPAS; without it payment by transfer is off',
    form: form.bankBin,
    readers: { commerce: 'optional' },
  },
  BANK_ACCOUNT: {
    purpose: 'number of the shop’s bank account',
    form: form.bankAccount,
    with: 'BANK_BIN',
    readers: { commerce: 'optional' },
  },
  BANK_ACCOUNT_NAME: {
    purpose: 'holder of the shop’s bank account',
    form: form.name,
    with: 'BANK_BIN',
    readers: { commerce: 'optional' },
  },
  TRANSFER_HOURS: {
    purpose: 'working hours after which an order without its transfer is cancelled',
    form: form.wholeNumber(1, 720),
    fallback: '13',
    readers: { commerce: 'optional' },
  },

  GOOGLE_CLIENT_ID: {
    purpose: 'the shop’s OAuth client at Google; without it sign-in with Google is off',
    form: form.text,
    readers: { shop: 'optional' },
  },
  GOOGLE_CLIENT_SECRET: {
    purpose: 'secret of the OAuth client at Google',
    form: form.text,
    with: 'GOOGLE_CLIENT_ID',
    readers: { shop: 'optional' },
  },
  GOOGLE_ISSUER: {
    purpose: 'address of Google’s OpenID Connect',
    form: form.providerOrigin,
    fallback: 'https://accounts.google.com',
    readers: { shop: 'optional' },
  },
  FACEBOOK_APP_ID: {
    purpose: 'the shop’s app at Facebook; without it sign-in with Facebook is off',
    form: form.text,
    readers: { shop: 'optional' },
  },
  FACEBOOK_APP_SECRET: {
    purpose: 'secret of the app at Facebook',
    form: form.text,
    with: 'FACEBOOK_APP_ID',
    readers: { shop: 'optional' },
  },
  FACEBOOK_URL: {
    purpose: 'address of Facebook’s sign-in page',
    form: form.providerOrigin,
    fallback: 'https://www.facebook.com',
    readers: { shop: 'optional' },
  },
  FACEBOOK_GRAPH_URL: {
    purpose: 'address of Facebook’s Graph API',
    form: form.providerOrigin,
    fallback: 'https://graph.facebook.com',
    readers: { shop: 'optional' },
  },

  DATABASE_PASSWORD: {
    ...key,
    purpose: 'password of the bundled PostgreSQL',
    readers: {},
  },
  REDIS_CONTAINER_SECRET: {
    ...key,
    purpose: 'password of the bundled Valkey of the containers',
    readers: {},
  },
  S3_CONTAINER_SECRET: {
    ...key,
    purpose: 'secret of the access key of the bundled S3 storage of the containers',
    readers: {},
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
  SESSION_SECRET_PREVIOUS: {
    form: form.atLeast(16),
    purpose: 'former key that still decrypts cookies of the shop, during key rotation',
    readers: { shop: 'optional' },
  },
  COMMERCE_JWT_SECRET: {
    ...longKey,
    purpose: 'secret that signs the sign-in tokens, at least 32 characters',
    readers: { commerce: 'required' },
  },
  COMMERCE_JWT_SECRET_PREVIOUS: {
    form: form.atLeast(32),
    purpose: 'former secret whose sign-in tokens are still valid, during key rotation',
    readers: { commerce: 'optional' },
  },
  COMMERCE_COOKIE_SECRET: {
    ...longKey,
    purpose: 'secret that signs session cookies, at least 32 characters',
    readers: { commerce: 'required' },
  },
  ORDER_CODE_KEY: {
    ...longKey,
    purpose: "key of the numbers in order codes and of guests' proofs, at least 32 characters",
    readers: { commerce: 'required' },
  },
  SECOND_FACTOR_KEY: {
    ...longKey,
    purpose: 'key that encrypts the second factors of staff, at least 32 characters',
    readers: { commerce: 'required' },
  },
  SECOND_FACTOR_KEY_PREVIOUS: {
    form: form.atLeast(32),
    purpose: 'former key that still decrypts the second factors of staff, during key rotation',
    readers: { commerce: 'optional' },
  },
  VNPAY_SIMULATOR_SECRET: {
    ...key,
    purpose: 'key with which the simulator of VNPAY signs',
    readers: {},
  },

  COMMERCE_KEYS_FILE: {
    ...madeAtStart,
    purpose: 'file to which the keys of the shop are written, KEY=value lines',
    form: form.text,
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
    form: form.text,
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
  SHOP_URL: {
    ...madeAtStart,
    purpose: 'address of the shop, the only web origin that may call Medusa from a browser',
    form: form.webAddress,
    readers: { commerce: 'required' },
  },
  COMMERCE_URL: {
    purpose: 'address at which the shop reaches Medusa; localhost by default',
    form: form.webAddress,
    readers: { shop: 'required' },
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
    form: form.text,
    readers: { server: 'required' },
  },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings
