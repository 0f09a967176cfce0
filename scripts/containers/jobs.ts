import { randomBytes } from 'node:crypto'
import { cp } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { removeOldReleases } from '../../server/release/other-releases.ts'
import { placeRelease } from '../../server/release/release-folder.ts'
import { writeEnvFile } from '../../settings/src/env-file.ts'
import { countCommitted, skipLostNumbers } from '../backup/database-figures.ts'
import { decrypt, encrypt, isEncrypted } from '../backup/encrypted-backup.ts'
import { moveMedia, saveMedia } from '../media/copy-media.ts'
import { prepareBucket } from '../media/prepare-bucket.ts'
import { grantRuntime } from '../stack/database-owners.ts'
import { commerceEnv, contentEnv, shopEnv } from '../stack/environment.ts'
import { callOutsideServices } from '../stack/outside-services.ts'
import { inRoot, isThere } from '../stack/paths.ts'
import { simulatesVnpay, simulatorEnv } from '../stack/payment-methods.ts'
import type { Postgres } from '../stack/postgres.ts'
import { exitCodeOf } from '../stack/processes.ts'
import { judgePublicShop } from '../stack/public-shop.ts'
import {
  loadSettings,
  readSettings,
  type Settings,
  SettingsError,
  storedSecrets,
} from '../stack/settings.ts'
import {
  monitoringFiles,
  postgresFiles,
  storageFiles,
  valkeyFiles,
  withStorage,
  withValkey,
} from './configuration-files.ts'
import { kubernetesOf } from './kubernetes-file.ts'
import { isCurrent, runService } from './services.ts'
import { type ComposeFile, jobOf, stackOf } from './stack-file.ts'
import {
  databaseOf,
  envOfShop,
  placesInContainers,
  readEnv,
  releaseOfImage,
  restoreSecrets,
  writeEnv,
  writeFiles,
} from './volumes.ts'

/** Drawn by `settings several`; else `seed` makes them, and writes them into a volume. */
function keysIn(env: Record<string, string | undefined>): Record<string, string> {
  const { COMMERCE_PUBLISHABLE_KEY, COMMERCE_SECRET_KEY } = env
  if (!COMMERCE_PUBLISHABLE_KEY || !COMMERCE_SECRET_KEY) return {}
  return { COMMERCE_PUBLISHABLE_KEY, COMMERCE_SECRET_KEY }
}

const payload = inRoot('content-cms/node_modules/payload/bin.js')
const medusa = inRoot('commerce/node_modules/@medusajs/cli/cli.js')

async function run(args: string[], cwd: string, env: Record<string, string>): Promise<void> {
  const code = await exitCodeOf([process.execPath, ...args], {
    cwd: inRoot(cwd),
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: 'inherit',
  })
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
}

const inContent = (settings: Settings, ...args: string[]) =>
  run(
    [payload, ...args],
    'content-cms',
    contentEnv(settings, placesInContainers(settings), { prepares: true }),
  )

const inCommerce = async (settings: Settings, ...args: string[]) =>
  run([medusa, ...args], 'commerce/.medusa/server', {
    ...commerceEnv(settings, placesInContainers(settings), { prepares: true }),
    ...keysIn(await readEnv('jobs')),
  })

const settingsOfJobs = async () => readSettings(await readEnv('jobs'))

const wrongPassword = '28P01'

/** @throws SettingsError when the database was created with other secrets */
async function makeDatabase(postgres: Postgres, name: string): Promise<void> {
  try {
    await postgres.createDatabase(name)
  } catch (error) {
    if ((error as { code?: string }).code !== wrongPassword) throw error
    throw new SettingsError(
      'The database was created with other secrets: restore the volume `secrets`, or set DATABASE_PASSWORD (docs/operations.md).',
    )
  }
}

async function migrateDatabases(): Promise<void> {
  const settings = await settingsOfJobs()
  await callOutsideServices(settings)
  await prepareBucket(settings)
  const postgres = databaseOf(settings)
  if (settings.CONTENT_DATABASE_URL === '') await makeDatabase(postgres, 'content')
  if (settings.COMMERCE_DATABASE_URL === '') {
    await makeDatabase(postgres, 'commerce')
    await postgres.createMonitoring()
  }
  await inContent(settings, 'migrate')
  await inCommerce(settings, 'db:migrate')
  const { contentDatabase, commerceDatabase } = placesInContainers(settings)
  await grantRuntime('content', contentDatabase)
  await grantRuntime('commerce', commerceDatabase)
}

async function fillDatabases(): Promise<void> {
  const settings = await settingsOfJobs()
  await inContent(settings, 'run', 'seed/seed.ts')
  await inCommerce(settings, 'exec', './src/scripts/seed.js')
}

const withMedia = (copy: typeof moveMedia) => async () => {
  const settings = await settingsOfJobs()
  await copy(settings, placesInContainers(settings).mediaDir)
}

/** The release of this image: its assets are built, its pages are not rendered yet. */
const made = inRoot('release')

async function makeReleaseFolder(): Promise<void> {
  const release = await releaseOfImage()
  if (!(await isThere(release))) {
    await placeRelease(release, (draft) => cp(made, draft, { recursive: true }))
  }
  await run([inRoot('server/fill-release.ts')], '.', await envOfShop())
  await removeOldReleases(release)
}

/** After a restore to a point in time: prints the counts, and skips the numbers of lost orders. */
async function finishRestore(): Promise<void> {
  const places = placesInContainers(await settingsOfJobs())
  const { orders, publications } = await countCommitted(places)
  await skipLostNumbers(places)
  console.log(`${orders} orders and ${publications} publications are there.`)
}

const secretsFile = '/srv/secrets/secrets.env'

/** The keys of the front servers, which on another host cannot read what `seed` has written. */
async function drawKeys(): Promise<Record<string, string>> {
  const key = () => randomBytes(32).toString('hex')
  const drawn = { COMMERCE_PUBLISHABLE_KEY: `pk_${key()}`, COMMERCE_SECRET_KEY: `sk_${key()}` }
  const all = { ...drawn, ...(await storedSecrets(secretsFile)) }
  await writeEnvFile(secretsFile, all)
  return keysIn(all)
}

/**
 * Writes the environment of each application, without secrets of the others.
 * @param hosts `several` where front servers are on other hosts
 */
async function writeSettings(hosts = 'one'): Promise<void> {
  const lost = await restoreSecrets(secretsFile, await readEnv('jobs').catch(() => null))
  if (lost) console.warn('! The volume of the secrets was empty: the former secrets are restored.')
  const isFirst = !(await isThere(secretsFile))
  const keys = hosts === 'several' ? await drawKeys() : {}
  const settings = withValkey(withStorage(await loadSettings()))
  for (const doubt of judgePublicShop(settings)) console.warn(`! ${doubt}`)
  const places = placesInContainers(settings)
  await writeEnv('jobs', { ...settings, ...keys })
  await writeEnv('content', contentEnv(settings, places))
  await writeEnv('commerce', commerceEnv(settings, places))
  await writeEnv('shop', { ...(await shopEnv(settings, places)), ...keys })
  if (simulatesVnpay(settings)) await writeEnv('vnpay', simulatorEnv(settings, places))
  await writeFiles('postgres', postgresFiles(settings))
  await writeFiles('s3', storageFiles(settings))
  await writeFiles('valkey', valkeyFiles(settings))
  await writeFiles('monitoring', monitoringFiles(settings))
  console.log('The settings are valid.')
  if (isFirst) printSignIns(settings)
}

/** Later starts print none; the volume `secrets` keeps the passwords. */
function printSignIns(settings: Settings): void {
  const { STAFF_EMAIL, STAFF_PASSWORD, EDITOR_EMAIL, EDITOR_PASSWORD } = settings
  console.log(`
Sign-ins of a new shop, printed once (they are in ${secretsFile} of this job's volume):
  Back office, /crm-admin   ${STAFF_EMAIL} / ${STAFF_PASSWORD}
  Payload, /admin           ${EDITOR_EMAIL} / ${EDITOR_PASSWORD}`)
}

/** A front server that has its own volume of releases. */
async function startFront(): Promise<void> {
  await makeReleaseFolder()
  await runService('shop')
}

/** Reads the compose file of ops/rendered.sh, and prints what is made of it. */
const printed =
  (render: typeof stackOf | typeof jobOf | typeof kubernetesOf) =>
  async (settingsFolder = '', ...names: string[]): Promise<void> => {
    const compose = JSON.parse(await text(process.stdin)) as ComposeFile
    console.log(JSON.stringify(render(compose, settingsFolder, names), null, 2))
  }

type Transform = (input: Readable, passphrase: string) => Promise<Readable>

const filter = (transform: Transform) => async () => {
  const { BACKUP_PASSPHRASE } = await loadSettings()
  await pipeline(await transform(process.stdin, BACKUP_PASSPHRASE), process.stdout)
}

const encryptInput = filter(async (input, passphrase) =>
  passphrase === '' ? input : encrypt(input, passphrase),
)

const decryptInput = filter(async (input, passphrase) =>
  (await isEncrypted(input)) ? decrypt(input, passphrase) : input,
)

/** The jobs of `ops/update.sh` in their order, and others of `ops`. Each is idempotent. */
export const jobs: Record<string, (...args: string[]) => Promise<void>> = {
  settings: writeSettings,
  migrate: migrateDatabases,
  seed: fillDatabases,
  release: makeReleaseFolder,
  front: startFront,
  stack: printed(stackOf),
  'stack-job': printed(jobOf),
  kubernetes: printed(kubernetesOf),
  restored: finishRestore,
  'move-media': withMedia(moveMedia),
  'save-media': withMedia(saveMedia),
  'draw-pictures': async () => inContent(await settingsOfJobs(), 'run', 'scripts/draw-pictures.ts'),
  'editor-password': async (email = '', ...option) =>
    inContent(await settingsOfJobs(), 'run', 'scripts/editor-password.ts', email, ...option),
  current: async (name = '') => {
    process.exitCode = (await isCurrent(name)) ? 0 : 1
  },
  encrypt: encryptInput,
  decrypt: decryptInput,
}
