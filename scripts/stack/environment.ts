import { join } from 'node:path'
import { readEnvFile } from '../../settings/src/env-file.ts'
import { type Environment, namesFor } from '../../settings/src/read-settings.ts'
import type { Application, Setting } from '../../settings/src/setting.ts'
import { settings as list } from '../../settings/src/settings.ts'
import type { DatabaseAddresses } from './database-owners.ts'
import { inRoot } from './paths.ts'
import { transferEnv, vnpayEnv } from './payment-methods.ts'
import { isDemo, secondFactorOf } from './public-shop.ts'
import type { Settings } from './settings.ts'

type Env = Record<string, string>

/** Without an owner's address, one user is used for everything. */
const external = (runtime: string, owner: string): DatabaseAddresses | null =>
  runtime === '' ? null : { runtime, owner: owner || runtime }

/** @param database returns the addresses of a database in the bundled PostgreSQL */
export function placesOf(settings: Settings, database: (name: string) => DatabaseAddresses) {
  const { CONTENT_DATABASE_URL, CONTENT_OWNER_DATABASE_URL } = settings
  const { COMMERCE_DATABASE_URL, COMMERCE_OWNER_DATABASE_URL } = settings
  const varDir = inRoot(settings.VAR_DIR)
  return {
    varDir,
    mediaDir: join(varDir, 'media'),
    mailDir: join(varDir, 'mail'),
    logDir: join(varDir, 'log'),
    runDir: join(varDir, 'run'),
    keysFile: join(varDir, 'commerce-keys.env'),
    lastBackupFile: join(varDir, 'last-backup', 'time'),
    /** Path of the file; empty for standard output. */
    securityLog: join(varDir, 'log', 'security.log'),
    contentUrl: settings.CONTENT_URL || `http://localhost:${settings.CONTENT_PORT}`,
    commerceUrl: settings.COMMERCE_URL || `http://localhost:${settings.COMMERCE_PORT}`,
    shopUrl: settings.SHOP_INNER_URL || `http://localhost:${settings.SHOP_PORT}`,
    contentDatabase:
      external(CONTENT_DATABASE_URL, CONTENT_OWNER_DATABASE_URL) ?? database('content'),
    commerceDatabase:
      external(COMMERCE_DATABASE_URL, COMMERCE_OWNER_DATABASE_URL) ?? database('commerce'),
  }
}

export type Places = ReturnType<typeof placesOf>

/** Each application gets only the settings and secrets that it reads. */
function envOf(
  applications: Application[],
  settings: Settings,
  places: Places,
  keys: Environment = {},
): Env {
  const values: Environment = {
    ...settings,
    ...vnpayEnv(settings),
    ...transferEnv(settings),
    ...keys,
    DEMO: isDemo(settings) ? 'on' : 'off',
    SECOND_FACTOR: secondFactorOf(settings),
    CONTENT_DATABASE_URL: places.contentDatabase.runtime,
    COMMERCE_DATABASE_URL: places.commerceDatabase.runtime,
    CONTENT_URL: places.contentUrl,
    COMMERCE_URL: places.commerceUrl,
    SHOP_URL: settings.PUBLIC_URL,
    MEDIA_DIR: places.mediaDir,
    MAIL_DIR: places.mailDir,
    SECURITY_LOG: places.securityLog,
    COMMERCE_KEYS_FILE: places.keysFile,
    // An external database has its own backups.
    LAST_BACKUP_FILE: settings.COMMERCE_DATABASE_URL === '' ? places.lastBackupFile : undefined,
  }
  return Object.fromEntries(
    namesFor(applications).flatMap((name) => {
      const value = values[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Migrates or seeds: runs as the owner of the database and gets the initial passwords. */
interface Task {
  prepares?: boolean
}

export function contentEnv(settings: Settings, places: Places, { prepares }: Task = {}): Env {
  return {
    NEXT_TELEMETRY_DISABLED: '1',
    PAYLOAD_DISABLE_TELEMETRY: 'true',
    PORT: settings.CONTENT_PORT,
    ...envOf(['content', prepares ? 'content-seed' : 'content-server'], settings, places),
    ...(prepares && { CONTENT_DATABASE_URL: places.contentDatabase.owner }),
  }
}

export function commerceEnv(settings: Settings, places: Places, { prepares }: Task = {}): Env {
  return {
    MEDUSA_DISABLE_TELEMETRY: 'true',
    HOST: settings.COMMERCE_HOST,
    PORT: settings.COMMERCE_PORT,
    ...envOf(['commerce', prepares ? 'commerce-seed' : 'commerce-server'], settings, places),
    ...(prepares && { COMMERCE_DATABASE_URL: places.commerceDatabase.owner }),
  }
}

export async function shopEnv(settings: Settings, places: Places): Promise<Env> {
  const keys = await readEnvFile(places.keysFile)
  return {
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    ...envOf(['shop', 'server'], settings, places, keys),
  }
}

/** Without the shop's settings: each program gets those that it needs by name. */
export function inheritedEnv(env: Environment = process.env): NodeJS.ProcessEnv {
  const own = new Set<string>()
  for (const [name, { source }] of Object.entries<Setting>(list)) {
    if (source !== 'inherited') own.add(name)
  }
  const others = Object.entries(env).filter(([name]) => !own.has(name))
  return Object.fromEntries(others) as NodeJS.ProcessEnv
}
