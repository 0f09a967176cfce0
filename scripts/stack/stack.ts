import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildCommerce, buildContent, buildPackages, prepareRelease } from './builds.ts'
import { prepareCommerce, prepareContent } from './databases.ts'
import { commerceEnv, contentEnv, type Places, placesOf, shopEnv } from './environment.ts'
import { inRoot } from './paths.ts'
import { simulatesVnpay, simulatorEnv, simulatorUrl } from './payment-methods.ts'
import { assertPortsFree } from './ports.ts'
import { Postgres } from './postgres.ts'
import { endLeftovers } from './process-records.ts'
import { RunningService } from './services.ts'
import type { Settings } from './settings.ts'
import { step } from './steps.ts'

const nodeBinary = process.execPath
const watchEveryMs = 2000

/** The database, the three applications and the simulated gateway of one installation. */
export class Stack {
  readonly settings: Settings
  readonly places: Places
  readonly postgres: Postgres | null
  readonly content: RunningService
  readonly commerce: RunningService
  /** Null when customers pay at VNPAY itself, or cannot pay online. */
  readonly vnpay: RunningService | null
  shop: RunningService | null = null
  #database: Promise<void> | undefined
  #stopping = false

  /** @param serverFlags extra settings of the PostgreSQL that comes with the shop */
  constructor(settings: Settings, serverFlags: string[] = []) {
    this.settings = settings
    const varDir = inRoot(settings.VAR_DIR)
    const own = new Postgres({
      dir: join(varDir, 'postgres'),
      host: settings.DATABASE_HOST,
      port: settings.DATABASE_PORT,
      password: settings.DATABASE_PASSWORD,
      log: join(varDir, 'log', 'postgres.log'),
      flags: serverFlags,
    })
    const outside = settings.CONTENT_DATABASE_URL !== '' && settings.COMMERCE_DATABASE_URL !== ''
    this.postgres = outside ? null : own
    this.places = placesOf(settings, (name) => own.url(name))
    this.content = this.#service('content', {
      run: [nodeBinary, inRoot('content-cms/scripts/serve.mjs')],
      cwd: inRoot('content-cms'),
      env: { ...contentEnv(settings, this.places), NODE_ENV: 'production' },
      health: `${this.places.contentUrl}/api/health`,
    })
    this.commerce = this.#service('commerce', {
      run: [nodeBinary, inRoot('commerce/node_modules/@medusajs/cli/cli.js'), 'start'],
      cwd: inRoot('commerce/.medusa/server'),
      env: { ...commerceEnv(settings, this.places), NODE_ENV: 'production' },
      health: `${this.places.commerceUrl}/health`,
    })
    this.vnpay = simulatesVnpay(settings)
      ? this.#service('vnpay', {
          run: [nodeBinary, inRoot('simulators/vnpay/main.ts')],
          cwd: inRoot(),
          env: simulatorEnv(settings, this.places),
          health: `${simulatorUrl(settings)}/health`,
        })
      : null
  }

  #service(
    name: string,
    service: {
      run: [string, ...string[]]
      cwd: string
      env: Record<string, string>
      health: string
    },
  ): RunningService {
    const log = join(this.places.logDir, `${name}.log`)
    return new RunningService({ name, log, ...service }, this.places.runDir)
  }

  /** Ends what a killed run left behind. */
  async clear(): Promise<void> {
    await mkdir(this.places.logDir, { recursive: true })
    const ended = await endLeftovers(this.places.runDir, 'runner')
    await this.postgres?.stop()
    if (ended.length > 0)
      console.log(`! Ended what an earlier run left behind: ${ended.join(', ')}`)
  }

  /** @throws SettingsError naming each port that is taken, with its setting */
  async assertPorts(): Promise<void> {
    const { SHOP_PORT, CONTENT_PORT, COMMERCE_PORT, DATABASE_PORT, VNPAY_PORT } = this.settings
    await assertPortsFree({
      SHOP_PORT,
      CONTENT_PORT,
      COMMERCE_PORT,
      ...(this.postgres === null ? {} : { DATABASE_PORT }),
      ...(this.vnpay === null ? {} : { VNPAY_PORT }),
    })
  }

  /** Starts the database server, once. */
  startDatabase(): Promise<void> {
    this.#database ??= this.#bringUpDatabase()
    return this.#database
  }

  async #bringUpDatabase(): Promise<void> {
    const { postgres } = this
    if (postgres === null) return
    await step(
      'Starting PostgreSQL',
      () => postgres.start(),
      join(this.places.logDir, 'postgres.log'),
    )
    await postgres.createDatabase('content')
    await postgres.createDatabase('commerce')
  }

  /** Builds, migrates and seeds what changed. Two builds at once would starve each other. */
  async prepare(): Promise<void> {
    const { settings, places } = this
    await buildPackages(places.logDir)
    await Promise.all([
      buildContent(places.logDir),
      (async () => {
        await this.startDatabase()
        await prepareContent(settings, places)
        await prepareCommerce(settings, places)
        await buildCommerce(places.logDir)
      })(),
    ])
  }

  /** Starts the simulator of VNPAY where there is to be one. */
  async startVnpay(): Promise<void> {
    const { vnpay, places } = this
    if (vnpay === null) return
    await step(
      'Starting the simulator of VNPAY',
      () => vnpay.start(),
      join(places.logDir, 'vnpay.log'),
    )
  }

  async start(): Promise<void> {
    const { settings, places, content, commerce } = this
    const startContent = async () => {
      await step('Starting Payload', () => content.start(), join(places.logDir, 'content.log'))
      return prepareRelease(settings, places)
    }
    const [release] = await Promise.all([
      startContent(),
      step('Starting Medusa', () => commerce.start(), join(places.logDir, 'commerce.log')),
      this.startVnpay(),
    ])
    const shop = this.#service('shop', {
      run: [nodeBinary, inRoot('server/main.ts')],
      cwd: inRoot(),
      env: { ...(await shopEnv(settings, places)), RELEASE_DIR: release },
      health: `${places.shopUrl}/health`,
    })
    this.shop = shop
    await step('Starting the shop', () => shop.start(), join(places.logDir, 'shop.log'))
    void this.#watchDatabase()
  }

  /** Starts a PostgreSQL that died again; its clients connect anew by themselves. */
  async #watchDatabase(): Promise<void> {
    const { postgres } = this
    while (postgres !== null && !this.#stopping) {
      await sleep(watchEveryMs)
      const isRunning = await postgres.isRunning()
      if (isRunning || this.#stopping) continue
      console.log('! PostgreSQL ended; starting it again')
      await postgres.start().catch((error: unknown) => console.error((error as Error).message))
    }
  }

  /** Stops what shoppers reach, which answers what it has begun, then what it calls, then the database. */
  async stop(): Promise<void> {
    this.#stopping = true
    await this.shop?.stop()
    const applications = [this.content, this.commerce, this.vnpay]
    await Promise.all(applications.map((service) => service?.stop()))
    await this.postgres?.stop()
  }
}
