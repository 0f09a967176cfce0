import ipaddr from 'ipaddr.js'
import { type Settings, SettingsError } from './settings.ts'

export type Reach = 'machine' | 'network' | 'public'

export function reachOf({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): Reach {
  const host = new URL(PUBLIC_URL).hostname.replace(/^\[|\]$/g, '')
  if (host === 'localhost' || host.endsWith('.localhost')) return 'machine'
  if (ipaddr.isValid(host)) {
    const range = ipaddr.process(host).range()
    if (range === 'loopback') return 'machine'
    return ['private', 'linkLocal', 'uniqueLocal'].includes(range) ? 'network' : 'public'
  }
  return host.includes('.') && !/\.(local|lan|internal|test)$/.test(host) ? 'public' : 'network'
}

export function isDemo({ DEMO, PUBLIC_URL }: Pick<Settings, 'DEMO' | 'PUBLIC_URL'>): boolean {
  return DEMO === '' ? reachOf({ PUBLIC_URL }) === 'machine' : DEMO === 'on'
}

/** Simulators trust every visitor: only this machine may reach them. */
export function hasSimulators(settings: Pick<Settings, 'DEMO' | 'PUBLIC_URL'>): boolean {
  return new URL(settings.PUBLIC_URL).hostname === 'localhost' && isDemo(settings)
}

/** Whether managers and accountants need a second factor: not in the demo, whose sign-in is printed. */
export function secondFactorOf(
  settings: Pick<Settings, 'SECOND_FACTOR' | 'DEMO' | 'PUBLIC_URL'>,
): string {
  return settings.SECOND_FACTOR || (isDemo(settings) ? 'off' : 'on')
}

function faults(settings: Settings): string[] {
  const { PUBLIC_URL, RATE_LIMITS, MEDUSA_ROUTES, PASSWORD_COST } = settings
  return [
    PUBLIC_URL.startsWith('http:') &&
      `PUBLIC_URL must be https: passwords would travel in the open`,
    RATE_LIMITS === 'off' &&
      'RATE_LIMITS must not be off: passwords could be guessed without limit',
    MEDUSA_ROUTES === 'open' && 'MEDUSA_ROUTES must not be open: it is for measurements',
    Number(PASSWORD_COST) < 15 && 'PASSWORD_COST must not be below 15: it is for tests',
  ].filter((fault) => fault !== false)
}

const outside = [
  'CONTENT_DATABASE_URL',
  'CONTENT_OWNER_DATABASE_URL',
  'COMMERCE_DATABASE_URL',
  'COMMERCE_OWNER_DATABASE_URL',
  'REDIS_URL',
  'S3_ENDPOINT',
] as const

const isOpen = (address: string) =>
  address !== '' &&
  !/^(https|rediss):|[?&]sslmode=verify-full\b/.test(address) &&
  reachOf({ PUBLIC_URL: address }) === 'public'

function doubts(settings: Settings): string[] {
  const { SMTP_URL, VNPAY_URL, VNPAY_TMN_CODE, CONTENT_ADMIN_URL, DEMO } = settings
  const { REGISTRATION_CONFIRMED_BY_MAIL } = settings
  const withoutOwner = (['CONTENT', 'COMMERCE'] as const).filter(
    (name) =>
      settings[`${name}_DATABASE_URL`] !== '' && settings[`${name}_OWNER_DATABASE_URL`] === '',
  )
  return [
    ...withoutOwner.map(
      (name) =>
        `${name}_OWNER_DATABASE_URL is not set: the running application owns the audit log and can alter it`,
    ),
    SMTP_URL === '' && 'SMTP_URL is not set: mails are kept as files and not sent',
    SMTP_URL !== '' &&
      REGISTRATION_CONFIRMED_BY_MAIL === 'off' &&
      'REGISTRATION_CONFIRMED_BY_MAIL is off: strangers can find out slowly who has an account',
    secondFactorOf(settings) === 'off' &&
      'SECOND_FACTOR is off: a password alone opens the back office to managers',
    VNPAY_TMN_CODE !== '' &&
      /^https?:\/\/(sandbox\.|localhost)/.test(VNPAY_URL) &&
      'VNPAY_URL is a test environment: no real money is paid there',
    DEMO === 'on' && 'DEMO is on: the demo’s member can sign in, and the demo’s products are sold',
    CONTENT_ADMIN_URL.startsWith('http:') &&
      'CONTENT_ADMIN_URL is not https: editors’ sign-ins travel in the open',
    ...outside
      .filter((name) => isOpen(settings[name]))
      .map((name) => `${name} is without TLS: use https, rediss or ?sslmode=verify-full`),
  ].filter((doubt) => doubt !== false)
}

/** @throws SettingsError that lists every unsafe setting of a public shop */
export function judgePublicShop(settings: Settings): string[] {
  const reach = reachOf(settings)
  if (reach === 'machine') return []
  const found = faults(settings)
  if (reach === 'network') return [...found, ...doubts(settings)]
  if (found.length > 0)
    throw new SettingsError(`${settings.PUBLIC_URL} is public.\n${found.join('\n')}`)
  return doubts(settings)
}
