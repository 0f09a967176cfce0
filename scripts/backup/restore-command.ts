import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { openBucket } from '../../server/media/bucket.ts'
import { readEnvFile } from '../../settings/src/env-file.ts'
import { settings as list } from '../../settings/src/settings.ts'
import { CommandError, onShutdown, takeRunnerLock } from '../stack/commands.ts'
import { inRoot, isThere } from '../stack/paths.ts'
import { settingsOver } from '../stack/settings.ts'
import { Stack } from '../stack/stack.ts'
import { step } from '../stack/steps.ts'
import {
  backupName,
  checkSums,
  copyPictures,
  newestBackup,
  parts,
  readNote,
  smallParts,
} from './backup-folder.ts'
import { unpackBaseBackup } from './base-backup.ts'
import { countCommitted, pictureFiles, skipLostNumbers } from './database-figures.ts'
import { openBackup } from './encrypted-backup.ts'

async function presentParts(folder: string): Promise<string[]> {
  const found = await Promise.all(parts.map((part) => isThere(join(folder, part))))
  return parts.filter((_part, index) => found[index])
}

async function layOut(backup: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'stamps'), { recursive: true })
  await checkSums(backup)
  await copyPictures(join(backup, 'media'), join(folder, 'media'))
  await unpackBaseBackup(join(backup, 'database'), join(folder, 'postgres'))
  for (const part of smallParts) await copyFile(join(backup, part), join(folder, part))
}

async function move(from: string, to: string, moved: string[]): Promise<void> {
  for (const part of moved) {
    await mkdir(dirname(join(to, part)), { recursive: true })
    await rename(join(from, part), join(to, part))
  }
}

function hasPicture({ places, settings }: Stack) {
  const bucket = openBucket(settings)
  if (bucket === null) return (file: string) => isThere(join(places.mediaDir, file))
  return async (file: string) =>
    (await bucket.call(encodeURIComponent(file), { method: 'HEAD' })).ok
}

/** @throws CommandError when data that was committed before the backup is missing */
async function check(stack: Stack, backup: string): Promise<string> {
  const { places } = stack
  const noted = await readNote(backup)
  const found = await countCommitted(places)
  if (found.orders < noted.orders || found.publications < noted.publications) {
    throw new CommandError(
      `${noted.orders} orders and ${noted.publications} publications were backed up, ` +
        `${found.orders} and ${found.publications} are there.`,
    )
  }
  const files = await pictureFiles(places)
  const isKept = hasPicture(stack)
  const missing: string[] = []
  for (const file of files) {
    if (!(await isKept(file))) missing.push(file)
  }
  for (const file of missing) console.warn(`! The picture ${file} is missing.`)
  await skipLostNumbers(places)
  return `${found.orders} orders, ${files.length - missing.length} pictures in all sizes`
}

/** @throws CommandError when an installation exists, unless it may be moved aside */
async function makeRoom(varDir: string, replaces: boolean): Promise<void> {
  const present = await presentParts(varDir)
  if (present.length === 0) return
  if (!replaces) {
    throw new CommandError(
      `${varDir} has an installation (${present.join(', ')}). To move it aside and restore the backup: npm run restore -- --replace`,
    )
  }
  const aside = join(varDir, `replaced-${backupName(new Date())}`)
  await move(varDir, aside, present)
  console.log(`The former installation is in ${aside}; remove it when you no longer need it.`)
}

async function restoreFrom(
  backup: string,
  { begun, replaces }: { begun: string; replaces: boolean },
): Promise<void> {
  const stack = new Stack(settingsOver(await readEnvFile(join(backup, 'secrets.env'))))
  const { places } = stack
  if (stack.postgres === null) throw new CommandError('The databases are external.')
  await takeRunnerLock(places.runDir)
  const beside = join(places.varDir, 'restoring')
  onShutdown(() => stack.stop())
  try {
    await step(`Unpacking and checking ${backup}`, () => layOut(backup, beside))
    await stack.clear()
    await makeRoom(places.varDir, replaces)
    await move(beside, places.varDir, await presentParts(beside))
    await stack.startDatabase()
    const restored = await step('Checking the restored data', () => check(stack, backup))
    console.log(`\nThe shop of ${begun} is restored: ${restored}. Continue with npm start.`)
  } finally {
    await rm(beside, { recursive: true, force: true, maxRetries: 5 })
    await stack.stop()
  }
}

/** `npm run restore -- [backup] [--replace]`: changes nothing before the backup is verified. */
export async function restore(...words: string[]): Promise<void> {
  const replaces = words.includes('--replace')
  const [named] = words.filter((word) => word !== '--replace')
  const folder = inRoot(process.env.BACKUP_DIR || list.BACKUP_DIR.fallback)
  const found = named === undefined ? await newestBackup(folder) : resolve(named)
  const { begun } = await readNote(found)
  const varDir = inRoot(process.env.VAR_DIR || list.VAR_DIR.fallback)
  if (!replaces) await makeRoom(varDir, false)
  const opened = join(varDir, 'opened-backup')
  try {
    const backup = await openBackup(found, opened, process.env.BACKUP_PASSPHRASE ?? '')
    await restoreFrom(backup, { begun, replaces })
  } finally {
    await rm(opened, { recursive: true, force: true })
  }
  process.exit()
}
