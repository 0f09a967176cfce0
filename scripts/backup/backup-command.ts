import { chmod, copyFile, mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CommandError, onShutdown, takeRunnerLock } from '../stack/commands.ts'
import { inRoot } from '../stack/paths.ts'
import { livingProcess } from '../stack/processes.ts'
import { loadSettings } from '../stack/settings.ts'
import { Stack } from '../stack/stack.ts'
import { step } from '../stack/steps.ts'
import {
  backupName,
  copyPictures,
  partial,
  removeAgedBackups,
  smallParts,
  writeNote,
} from './backup-folder.ts'
import { type WriteBaseBackup, withBaseBackup } from './base-backup.ts'
import { countCommitted } from './database-figures.ts'
import { writeSums } from './sums.ts'

/**
 * Writes a complete backup into a folder. Pictures are copied before and after the database, so
 * that files which are uploaded or removed meanwhile are included.
 */
async function writeBackup({ places, settings }: Stack, folder: string, write: WriteBaseBackup) {
  const begun = new Date()
  const name = backupName(begun)
  const unfinished = join(folder, `${name}${partial}`)
  // PostgreSQL may run as another user and must be able to enter.
  await mkdir(folder, { recursive: true, mode: 0o711 })
  await mkdir(unfinished, { mode: 0o711 })
  const media = join(unfinished, 'media')
  const committed = await countCommitted(places)
  await copyPictures(places.mediaDir, media)
  await write(join(unfinished, 'database'))
  await copyPictures(places.mediaDir, media)
  await mkdir(join(unfinished, 'stamps'))
  for (const part of smallParts) await copyFile(join(places.varDir, part), join(unfinished, part))
  await writeNote(unfinished, { begun: begun.toISOString(), ...committed })
  await writeSums(unfinished)
  await chmod(unfinished, 0o700)
  await rename(unfinished, join(folder, name))
  await mkdir(dirname(places.lastBackupFile), { recursive: true })
  await writeFile(places.lastBackupFile, `${Math.round(begun.getTime() / 1000)}\n`)
  console.log(`\n${join(folder, name)} holds at least ${committed.orders} orders.`)
  if (settings.S3_BUCKET !== '')
    console.log(`The pictures are in ${settings.S3_BUCKET} at S3_ENDPOINT and not in the backup.`)
}

/** Starts the database server of this installation unless the shop already runs it. */
async function withDatabase(stack: Stack, work: () => Promise<void>): Promise<void> {
  if ((await livingProcess(stack.places.runDir, 'runner')) !== null) return work()
  await takeRunnerLock(stack.places.runDir)
  onShutdown(() => stack.stop())
  await stack.clear()
  try {
    await stack.startDatabase()
    await work()
  } finally {
    await stack.stop()
  }
}

/** `npm run backup`; works whether the shop runs or not. */
export async function backup(): Promise<void> {
  const settings = await loadSettings()
  if (settings.CONTENT_DATABASE_URL !== '' || settings.COMMERCE_DATABASE_URL !== '') {
    throw new CommandError(
      'CONTENT_DATABASE_URL or COMMERCE_DATABASE_URL is set: back up an external PostgreSQL with its own tools (docs/operations.md).',
    )
  }
  const stack = new Stack(settings)
  const { postgres } = stack
  if (postgres === null) return
  const folder = inRoot(settings.BACKUP_DIR)
  await withDatabase(stack, () =>
    withBaseBackup(postgres.superuserUrl('postgres'), async (write) => {
      await step('Backing up databases and pictures', () => writeBackup(stack, folder, write))
      const removed = await removeAgedBackups(folder, Number(settings.BACKUP_DAYS))
      for (const name of removed) console.log(`${name} was older than BACKUP_DAYS and was removed.`)
    }),
  )
  process.exit()
}
