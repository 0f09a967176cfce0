import { moveMedia } from '../media/move-media.ts'
import { prepareBucket } from '../media/prepare-bucket.ts'
import { saveMedia } from '../media/save-media.ts'
import { exitCodeOf } from '../stack/child-processes.ts'
import { commerceEnv, contentEnv } from '../stack/environment.ts'
import { inRoot } from '../stack/paths.ts'
import type { Postgres } from '../stack/postgres.ts'
import { readSettings, type Settings, SettingsError } from '../stack/settings.ts'
import { readEnv } from './env-files.ts'
import { databaseOf, placesInContainers } from './places.ts'

const payload = inRoot('content-cms/node_modules/payload/bin.js')
const medusa = inRoot('commerce/node_modules/@medusajs/cli/cli.js')

async function run(args: string[], cwd: string, env: Record<string, string>): Promise<void> {
  const code = await exitCodeOf([process.execPath, ...args], {
    cwd: inRoot(cwd),
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: 'inherit',
  })
  if (code !== 0) throw new Error(`${args.slice(1).join(' ')} ended with ${code}`)
}

const inContent = (settings: Settings, ...args: string[]) =>
  run([payload, ...args], 'content-cms', {
    ...contentEnv(settings, placesInContainers(settings), { prepares: true }),
  })

const inCommerce = (settings: Settings, ...args: string[]) =>
  run([medusa, ...args], 'commerce/.medusa/server', {
    ...commerceEnv(settings, placesInContainers(settings), { prepares: true }),
  })

const settingsOfJobs = async () => readSettings(await readEnv('jobs'))

const wrongPassword = '28P01'

/** @throws SettingsError when the database is one of other secrets */
async function makeDatabase(postgres: Postgres, name: string): Promise<void> {
  try {
    await postgres.createDatabase(name)
  } catch (error) {
    if ((error as { code?: string }).code !== wrongPassword) throw error
    throw new SettingsError(
      'The database was made with other secrets than these: bring back the volume `secrets`, or set DATABASE_PASSWORD (docs/operations.md).',
    )
  }
}

/**
 * Makes the databases with their owners, unless they are elsewhere, and brings their tables up to date; makes the
 * bucket of the pictures.
 */
export async function migrateDatabases(): Promise<void> {
  const settings = await settingsOfJobs()
  await prepareBucket(settings)
  const postgres = databaseOf(settings)
  if (settings.CONTENT_DATABASE_URL === '') await makeDatabase(postgres, 'content')
  if (settings.COMMERCE_DATABASE_URL === '') await makeDatabase(postgres, 'commerce')
  await inContent(settings, 'migrate')
  await inCommerce(settings, 'db:migrate')
}

/** Makes what the shop needs to sell, and the demo where there is to be one; what exists stays. */
export async function fillDatabases(): Promise<void> {
  const settings = await settingsOfJobs()
  await inContent(settings, 'run', 'seed/seed.ts')
  await inCommerce(settings, 'exec', './src/scripts/seed.js')
}

/** Brings the pictures of the bucket into the volume that `moveMediaOfVolume` reads. */
export async function saveMediaInVolume(): Promise<void> {
  const settings = await settingsOfJobs()
  await saveMedia(settings, placesInContainers(settings).mediaDir)
}

/** Brings the pictures of a volume into the bucket. */
export async function moveMediaOfVolume(): Promise<void> {
  const settings = await settingsOfJobs()
  await moveMedia(settings, placesInContainers(settings).mediaDir)
}
