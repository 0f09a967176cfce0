import { logger } from '@medusajs/framework/logger'
import { defineConfig, Modules } from '@medusajs/framework/utils'
import { limitedConnections } from '@nas/settings/limited-connections'
import { namedConnections, tlsOf } from './src/platform/database/connections'
import { settleQueuedFlushes } from './src/platform/database/queued-flushes'
import { bearerOptions, passwordHash } from './src/platform/settings/auth-options'
import { redisModules, sessionRedis } from './src/platform/settings/redis-modules'
import { SettingsError, settings } from './src/platform/settings/settings'

process.env.MEDUSA_DISABLE_TELEMETRY = 'true'
settleQueuedFlushes()

// The access log contains addresses with search terms, so it is off by default.
if (!process.env.LOG_LEVEL) logger.setLogLevel('info')

function settingsOrExit() {
  try {
    return settings()
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

// Migrations and scripts may run statements that take minutes.
const hasLimits = !/^(db:|exec$)/.test(process.argv[2] ?? '')

function configuration() {
  const {
    COMMERCE_DATABASE_URL,
    COMMERCE_JWT_SECRET,
    COMMERCE_COOKIE_SECRET,
    SHOP_URL,
    REDIS_URL,
    MEDUSA_WORKER_MODE,
  } = settingsOrExit()
  const databaseUrl = namedConnections(COMMERCE_DATABASE_URL, COMMERCE_JWT_SECRET)
  return {
    databaseUrl: hasLimits ? limitedConnections(databaseUrl) : databaseUrl,
    redisUrl: REDIS_URL,
    redisOptions: sessionRedis,
    workerMode: MEDUSA_WORKER_MODE,
    databaseDriverOptions: {
      connection: { ssl: tlsOf(databaseUrl) },
      pool: { min: 2, max: 20 },
    },
    http: {
      storeCors: SHOP_URL,
      adminCors: SHOP_URL,
      authCors: SHOP_URL,
      jwtSecret: COMMERCE_JWT_SECRET,
      cookieSecret: COMMERCE_COOKIE_SECRET,
      jwtOptions: bearerOptions,
    },
  }
}

function passwordModule() {
  const hashConfig = passwordHash()
  const emailpass = { resolve: '@medusajs/medusa/auth-emailpass', options: { hashConfig } }
  return {
    resolve: '@medusajs/medusa/auth',
    options: { providers: [{ ...emailpass, id: 'emailpass' }] },
  }
}

module.exports = defineConfig({
  admin: { disable: true },
  projectConfig: configuration(),
  modules: [
    { key: Modules.SEARCH, disable: true },
    // Must come first: its first migration takes over data that migrations of other modules drop.
    { resolve: './src/operations/module' },
    { resolve: './src/orders/module' },
    { resolve: './src/stock/module' },
    { resolve: './src/likes/module' },
    { resolve: './src/vat/module' },
    { resolve: './src/list-views/module' },
    { resolve: './src/ratings/module' },
    { resolve: './src/catalogue/module' },
    { resolve: './src/email/module' },
    { resolve: './src/accounts/module' },
    { resolve: './src/payments/module' },
    { resolve: './src/privacy/module' },
    { resolve: './src/audit-log/module' },
    { resolve: './src/staff-jobs/module' },
    { resolve: './src/background/module' },
    {
      resolve: '@medusajs/medusa/payment',
      options: { providers: [{ resolve: './src/payments/methods/providers', id: 'default' }] },
    },
    passwordModule(),
    ...redisModules(settingsOrExit().REDIS_URL),
  ],
})
