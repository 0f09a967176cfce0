import { join } from 'node:path'
import { inRoot } from './paths.ts'
import { readEnvFile } from './secrets.ts'
import type { Settings } from './settings.ts'
import { transferEnv } from './transfer.ts'
import { vnpayEnv } from './vnpay.ts'

type Env = Record<string, string>

/** Addresses and folders that follow from the settings. */
export interface Places {
  varDir: string
  mediaDir: string
  mailDir: string
  logDir: string
  runDir: string
  keysFile: string
  contentUrl: string
  commerceUrl: string
  shopUrl: string
  contentDatabase: string
  commerceDatabase: string
}

/** @param database gives the address of a database in the PostgreSQL that comes with the shop */
export function placesOf(settings: Settings, database: (name: string) => string): Places {
  const varDir = inRoot(settings.VAR_DIR)
  return {
    varDir,
    mediaDir: join(varDir, 'media'),
    mailDir: join(varDir, 'mail'),
    logDir: join(varDir, 'log'),
    runDir: join(varDir, 'run'),
    keysFile: join(varDir, 'commerce-keys.env'),
    contentUrl: `http://localhost:${settings.CONTENT_PORT}`,
    commerceUrl: `http://localhost:${settings.COMMERCE_PORT}`,
    shopUrl: `http://localhost:${settings.SHOP_PORT}`,
    contentDatabase: settings.CONTENT_DATABASE_URL || database('content'),
    commerceDatabase: settings.COMMERCE_DATABASE_URL || database('commerce'),
  }
}

/** Each application gets the settings it needs and no other secret. */
export function contentEnv(settings: Settings, places: Places): Env {
  return {
    NEXT_TELEMETRY_DISABLED: '1',
    PAYLOAD_DISABLE_TELEMETRY: 'true',
    CONTENT_DATABASE_URL: places.contentDatabase,
    CONTENT_URL: places.contentUrl,
    CONTENT_PORT: settings.CONTENT_PORT,
    PORT: settings.CONTENT_PORT,
    MEDIA_DIR: places.mediaDir,
    PAYLOAD_SECRET: settings.PAYLOAD_SECRET,
    CONTENT_API_KEY: settings.CONTENT_API_KEY,
    CONTENT_WRITE_KEY: settings.CONTENT_WRITE_KEY,
    EDITOR_EMAIL: settings.EDITOR_EMAIL,
    EDITOR_PASSWORD: settings.EDITOR_PASSWORD,
  }
}

export function commerceEnv(settings: Settings, places: Places): Env {
  return {
    MEDUSA_DISABLE_TELEMETRY: 'true',
    COMMERCE_DATABASE_URL: places.commerceDatabase,
    COMMERCE_PORT: settings.COMMERCE_PORT,
    PORT: settings.COMMERCE_PORT,
    COMMERCE_KEYS_FILE: places.keysFile,
    COMMERCE_JWT_SECRET: settings.COMMERCE_JWT_SECRET,
    COMMERCE_COOKIE_SECRET: settings.COMMERCE_COOKIE_SECRET,
    CONTENT_URL: places.contentUrl,
    CONTENT_API_KEY: settings.CONTENT_API_KEY,
    SHOP_URL: settings.PUBLIC_URL,
    REDIS_URL: settings.REDIS_URL,
    INITIAL_STOCK: settings.INITIAL_STOCK,
    PLACING_MINUTES: settings.PLACING_MINUTES,
    JOB_SECONDS: settings.JOB_SECONDS,
    SMTP_URL: settings.SMTP_URL,
    MAIL_FROM: settings.MAIL_FROM,
    MAIL_DIR: places.mailDir,
    ...vnpayEnv(settings),
    PAYMENT_MINUTES: settings.PAYMENT_MINUTES,
    ...transferEnv(settings),
    STAFF_EMAIL: settings.STAFF_EMAIL,
    STAFF_PASSWORD: settings.STAFF_PASSWORD,
    MEMBER_EMAIL: settings.MEMBER_EMAIL,
    MEMBER_PASSWORD: settings.MEMBER_PASSWORD,
  }
}

/** The build of the pages needs content alone; the running shop also Medusa's keys. */
export function siteEnv(settings: Settings, places: Places): Env {
  return {
    ASTRO_TELEMETRY_DISABLED: '1',
    PUBLIC_URL: settings.PUBLIC_URL,
    CONTENT_URL: places.contentUrl,
    CONTENT_API_KEY: settings.CONTENT_API_KEY,
  }
}

export async function shopEnv(settings: Settings, places: Places): Promise<Env> {
  const keys = await readEnvFile(places.keysFile)
  return {
    ...siteEnv(settings, places),
    NODE_ENV: 'production',
    SHOP_PORT: settings.SHOP_PORT,
    CONTENT_WRITE_KEY: settings.CONTENT_WRITE_KEY,
    COMMERCE_URL: places.commerceUrl,
    COMMERCE_PUBLISHABLE_KEY: keys.COMMERCE_PUBLISHABLE_KEY ?? '',
    COMMERCE_SECRET_KEY: keys.COMMERCE_SECRET_KEY ?? '',
    MEDIA_DIR: places.mediaDir,
    REDIS_URL: settings.REDIS_URL,
    RATE_LIMITS: settings.RATE_LIMITS,
    TRUST_PROXY: settings.TRUST_PROXY,
    SESSION_SECRET: settings.SESSION_SECRET,
    GOOGLE_CLIENT_ID: settings.GOOGLE_CLIENT_ID,
    GOOGLE_CLIENT_SECRET: settings.GOOGLE_CLIENT_SECRET,
    GOOGLE_ISSUER: settings.GOOGLE_ISSUER,
    FACEBOOK_APP_ID: settings.FACEBOOK_APP_ID,
    FACEBOOK_APP_SECRET: settings.FACEBOOK_APP_SECRET,
    FACEBOOK_URL: settings.FACEBOOK_URL,
    FACEBOOK_GRAPH_URL: settings.FACEBOOK_GRAPH_URL,
  }
}
