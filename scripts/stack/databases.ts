import { globSync } from 'node:fs'
import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runToEnd } from './commands.ts'
import { commerceEnv, contentEnv, type Places } from './environment.ts'
import { inRoot } from './paths.ts'
import { grantRuntime } from './runtime-grants.ts'
import type { Settings } from './settings.ts'
import { hashOf, unlessStamped } from './stamps.ts'
import { step } from './steps.ts'

interface Job {
  title: string
  name: string
  /** Sources; the job runs again after any of them changes. */
  inputs: string[]
  script: string
  app: 'content-cms' | 'commerce'
  database: string
  env: Record<string, string>
  words?: string[]
}

async function runOnce(job: Job, places: Places): Promise<void> {
  const log = join(places.logDir, `${job.name}.log`)
  const hash = await hashOf(job.inputs, [job.database, ...(job.words ?? [])])
  await unlessStamped(join(places.varDir, 'stamps', job.name), hash, () =>
    step(
      job.title,
      () =>
        runToEnd({
          run: ['npm', 'run', '--silent', job.script],
          cwd: inRoot(job.app),
          env: job.env,
          log,
        }),
      log,
    ),
  )
}

export async function prepareContent(settings: Settings, places: Places): Promise<void> {
  const common = {
    app: 'content-cms',
    database: places.contentDatabase.owner,
    env: contentEnv(settings, places, { prepares: true }),
  } as const
  await runOnce(
    {
      ...common,
      title: 'Migrating Payload’s database',
      name: 'content-migrate',
      inputs: ['content-cms/src/migrations'],
      script: 'migrate',
    },
    places,
  )
  await grantRuntime('content', places.contentDatabase)
  await runOnce(
    {
      ...common,
      title: 'Filling the shop with content and pictures',
      name: 'content-seed',
      inputs: ['content-cms/seed', 'content-cms/src'],
      script: 'seed',
      // Payload stores the keys encrypted with its secret.
      words: [
        settings.CONTENT_API_KEY,
        settings.CONTENT_WRITE_KEY,
        settings.PAYLOAD_SECRET,
        settings.EDITOR_EMAIL,
        common.env.DEMO ?? '',
      ],
    },
    places,
  )
}

export async function prepareCommerce(settings: Settings, places: Places): Promise<void> {
  const common = {
    app: 'commerce',
    database: places.commerceDatabase.owner,
    env: commerceEnv(settings, places, { prepares: true }),
  } as const
  await runOnce(
    {
      ...common,
      title: 'Migrating Medusa’s database',
      name: 'commerce-migrate',
      inputs: [
        ...globSync('commerce/src/*/module/migrations', { cwd: inRoot() }),
        'pnpm-lock.yaml',
      ],
      script: 'migrate',
    },
    places,
  )
  await grantRuntime('commerce', places.commerceDatabase)
  const hasKeys = await access(places.keysFile).then(
    () => true,
    () => false,
  )
  // Secret keys can be read only at creation, so new ones are needed when the file is missing.
  if (!hasKeys) await rm(join(places.varDir, 'stamps', 'commerce-seed'), { force: true })
  await runOnce(
    {
      ...common,
      title: 'Setting up region, delivery, keys and staff',
      name: 'commerce-seed',
      inputs: ['commerce/src/scripts', 'commerce/src/seed', 'commerce/src/platform/setup'],
      script: 'seed',
      words: [settings.STAFF_EMAIL, settings.MEMBER_EMAIL, common.env.DEMO ?? ''],
    },
    places,
  )
}

/** @throws CommandError when Payload or Medusa is unavailable */
export function reconcileProducts(stack: { settings: Settings; places: Places }): Promise<void> {
  const { settings, places } = stack
  return runToEnd({
    run: ['npm', 'run', '--silent', 'reconcile'],
    cwd: inRoot('commerce'),
    env: { ...commerceEnv(settings, places), COMMERCE_METRICS_PORT: '', LOG_LEVEL: 'error' },
    log: join(places.logDir, 'reconcile.log'),
  })
}
