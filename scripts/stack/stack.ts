import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  buildCommerce,
  buildContent,
  buildPackages,
  isContentBuilt,
  prepareRelease,
} from './builds.ts'
import { onShutdown, takeRunnerLock } from './commands.ts'
import { prepareCommerce, prepareContent } from './databases.ts'
import { makeDemoOrders } from './demo-orders.ts'
import { commerceEnv, contentEnv, type Places, placesOf, shopEnv } from './environment.ts'
import { inRoot, type Program, programs } from './paths.ts'
import { simulatesVnpay, simulatorEnv, simulatorUrl } from './payment-methods.ts'
import { assertPortsFree } from './ports.ts'
import { Postgres } from './postgres.ts'
import { endLeftovers, livingProcess } from './processes.ts'
import { RunningService } from './services.ts'
import type { Settings } from './settings.ts'
import { simulatesSocial, socialSimulator, withSimulatedSocial } from './social-simulator.ts'
import { step } from './steps.ts'

const watchIntervalMs = 2000

export class Stack {
  readonly settings: Settings
  readonly places: Places
  readonly postgres: Postgres | null
  readonly content: RunningService
  readonly commerce: RunningService
  /** `null` when customers pay at VNPAY itself or cannot pay online. */
  readonly vnpay: RunningService | null
  /** `null` when no provider of sign-ins is simulated. */
  readonly social: RunningService | null
  shop: RunningService | null = null
  hasAdmin = true
  /** Stands in for `content` until the admin is built. */
  readonly #contentApi: RunningService
  #database: Promise<void> | undefined
  #stopping = false

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
    this.places = placesOf(settings, (name) => own.addresses(name))
    const content = {
      env: { ...contentEnv(settings, this.places), NODE_ENV: 'production' },
      health: `${this.places.contentUrl}/api/health`,
    }
    this.content = this.#service('content', content)
    this.#contentApi = this.#service('contentApi', content)
    this.commerce = this.#service('commerce', {
      env: { ...commerceEnv(settings, this.places), NODE_ENV: 'production' },
      health: `${this.places.commerceUrl}/health`,
    })
    this.vnpay = simulatesVnpay(settings)
      ? this.#service('vnpay', {
          env: simulatorEnv(settings, this.places),
          health: `${simulatorUrl(settings)}/health`,
        })
      : null
    this.social = simulatesSocial(settings)
      ? this.#service('social', socialSimulator(settings))
      : null
  }

  #service(
    name: keyof typeof programs,
    { env, health }: { env: Record<string, string>; health: string },
  ): RunningService {
    const { file, args = [], cwd }: Program = programs[name]
    return new RunningService(
      {
        name,
        env,
        health,
        run: [process.execPath, inRoot(file), ...args],
        cwd: inRoot(cwd),
        log: join(this.places.logDir, `${name}.log`),
      },
      this.places.runDir,
    )
  }

  #step(title: string, work: () => Promise<void>, log: string): Promise<void> {
    return step(title, work, join(this.places.logDir, `${log}.log`))
  }

  async clear(): Promise<void> {
    await mkdir(this.places.logDir, { recursive: true })
    const ended = await endLeftovers(this.places.runDir, 'runner')
    await this.postgres?.stop()
    if (ended.length > 0) console.log(`! Ended processes of an earlier run: ${ended.join(', ')}`)
  }

  async assertPorts(): Promise<void> {
    const { SHOP_PORT, CONTENT_PORT, COMMERCE_PORT, DATABASE_PORT } = this.settings
    const { VNPAY_PORT, SOCIAL_PORT } = this.settings
    await assertPortsFree({
      SHOP_PORT,
      CONTENT_PORT,
      COMMERCE_PORT,
      ...(this.postgres === null ? {} : { DATABASE_PORT }),
      ...(this.vnpay === null ? {} : { VNPAY_PORT }),
      ...(this.social === null ? {} : { SOCIAL_PORT }),
    })
  }

  /** Starts the database server; later calls have no effect. */
  startDatabase(): Promise<void> {
    this.#database ??= this.#bringUpDatabase()
    return this.#database
  }

  async #bringUpDatabase(): Promise<void> {
    const { postgres } = this
    if (postgres === null) return
    await this.#step('Starting PostgreSQL', () => postgres.start(), 'postgres')
    await postgres.createDatabase('content')
    await postgres.createDatabase('commerce')
  }

  /** Starts the database server for the work, unless the running shop has started it. */
  async withDatabase(work: () => Promise<void>): Promise<void> {
    const { runDir } = this.places
    if ((await livingProcess(runDir, 'runner')) !== null) return work()
    await takeRunnerLock(runDir)
    onShutdown(() => this.stop())
    await this.clear()
    try {
      await this.startDatabase()
      await work()
    } finally {
      await this.stop()
    }
  }

  /** @param withAdmin false when `finish` builds Payload's admin */
  async prepare({ withAdmin } = { withAdmin: true }): Promise<void> {
    const { settings, places } = this
    await Promise.all([buildPackages(places.logDir), this.startDatabase()])
    await Promise.all([
      withAdmin ? buildContent(places.logDir) : undefined,
      prepareContent(settings, places),
      prepareCommerce(settings, places),
      buildCommerce(places.logDir),
      prepareRelease(places),
    ])
  }

  async startSimulators(): Promise<void> {
    const { vnpay, social } = this
    await Promise.all([
      vnpay && this.#step('Starting the simulator of VNPAY', () => vnpay.start(), 'vnpay'),
      social &&
        this.#step('Starting the simulator of Google and Facebook', () => social.start(), 'social'),
    ])
  }

  async start(): Promise<void> {
    const { settings, places, commerce } = this
    this.hasAdmin = await isContentBuilt()
    const content = this.hasAdmin ? this.content : this.#contentApi
    const [release] = await Promise.all([
      prepareRelease(places),
      this.#step('Starting Payload', () => content.start(), 'content'),
      this.#step('Starting Medusa', () => commerce.start(), 'commerce'),
      this.startSimulators(),
    ])
    const shop = this.#service('shop', {
      env: { ...(await shopEnv(withSimulatedSocial(settings), places)), RELEASE_DIR: release },
      health: `${places.shopUrl}/health`,
    })
    this.shop = shop
    await this.#step('Starting the shop', () => shop.start(), 'shop')
    void this.#watchDatabase()
  }

  /** Completes a first start beside the running shop: Payload's admin, then the demo orders. */
  async finish(): Promise<void> {
    await this.#startAdmin().catch((error: unknown) => console.error((error as Error).message))
    await makeDemoOrders(this)
  }

  async #startAdmin(): Promise<void> {
    if (this.hasAdmin) return
    const { places, content } = this
    await buildContent(places.logDir)
    const restart = async () => {
      await this.#contentApi.stop()
      await content.start()
    }
    await this.#step('Starting Payload’s admin', restart, 'content')
    console.log(`  Payload’s admin answers at ${places.contentUrl}/admin`)
  }

  /** Restarts PostgreSQL when it exits; its clients reconnect. */
  async #watchDatabase(): Promise<void> {
    const { postgres } = this
    while (postgres !== null && !this.#stopping) {
      await sleep(watchIntervalMs)
      const isRunning = await postgres.isRunning()
      if (isRunning || this.#stopping) continue
      console.log('! PostgreSQL exited; restarting it')
      await postgres.start().catch((error: unknown) => console.error((error as Error).message))
    }
  }

  /** The front server completes running requests first; the database stops last. */
  async stop(): Promise<void> {
    this.#stopping = true
    await this.shop?.stop()
    const applications = [this.content, this.#contentApi, this.commerce, this.vnpay, this.social]
    await Promise.all(applications.map((service) => service?.stop()))
    await this.postgres?.stop()
  }
}
