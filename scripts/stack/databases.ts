import { globSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runStep, runToEnd } from './commands.ts'
import { grantRuntime } from './database-owners.ts'
import { commerceEnv, contentEnv, type Places } from './environment.ts'
import { inRoot, isThere } from './paths.ts'
import type { Settings } from './settings.ts'
import { hashOf, unlessStamped } from './steps.ts'

interface Application {
  name: 'content' | 'commerce'
  folder: string
  database: string
  env: Record<string, string>
}

interface Job {
  title: string
  script: 'migrate' | 'seed'
  /** The job runs again after any of these sources and values changes. */
  inputs: string[]
  words?: string[]
}

async function runOnce(
  places: Places,
  { name, folder, database, env }: Application,
  { title, script, inputs, words = [] }: Job,
): Promise<void> {
  const job = `${name}-${script}`
  const hash = await hashOf(inputs, [database, ...words])
  const run: [string, ...string[]] = ['npm', 'run', '--silent', script]
  const log = join(places.logDir, `${job}.log`)
  await unlessStamped(join(places.varDir, 'stamps', job), hash, () =>
    runStep(title, { run, cwd: inRoot(folder), env, log }),
  )
}

export async function prepareContent(settings: Settings, places: Places): Promise<void> {
  const env = contentEnv(settings, places, { prepares: true })
  const database = places.contentDatabase.owner
  const content: Application = { name: 'content', folder: 'content-cms', database, env }
  await runOnce(places, content, {
    title: 'Migrating Payload’s database',
    script: 'migrate',
    inputs: ['content-cms/src/migrations'],
  })
  await grantRuntime('content', places.contentDatabase)
  await runOnce(places, content, {
    title: 'Filling the shop with content and pictures',
    script: 'seed',
    inputs: ['content-cms/seed', 'content-cms/src'],
    // Payload stores the keys encrypted with its secret.
    words: [
      settings.CONTENT_API_KEY,
      settings.CONTENT_WRITE_KEY,
      settings.PAYLOAD_SECRET,
      settings.EDITOR_EMAIL,
      env.DEMO ?? '',
    ],
  })
}

export async function prepareCommerce(settings: Settings, places: Places): Promise<void> {
  const env = commerceEnv(settings, places, { prepares: true })
  const database = places.commerceDatabase.owner
  const commerce: Application = { name: 'commerce', folder: 'commerce', database, env }
  const migrations = globSync('commerce/src/*/module/migrations', { cwd: inRoot() })
  await runOnce(places, commerce, {
    title: 'Migrating Medusa’s database',
    script: 'migrate',
    inputs: [...migrations, 'pnpm-lock.yaml'],
  })
  await grantRuntime('commerce', places.commerceDatabase)
  // Secret keys can be read only at creation, so new ones are needed when the file is missing.
  if (!(await isThere(places.keysFile))) {
    await rm(join(places.varDir, 'stamps', 'commerce-seed'), { force: true })
  }
  await runOnce(places, commerce, {
    title: 'Setting up region, delivery, keys and staff',
    script: 'seed',
    inputs: ['commerce/src/scripts', 'commerce/src/seed', 'commerce/src/platform/setup'],
    words: [settings.STAFF_EMAIL, settings.MEMBER_EMAIL, env.DEMO ?? ''],
  })
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
