import { chmod, copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CommandError } from '../stack/commands.ts'
import type { Places } from '../stack/environment.ts'
import { inRoot } from '../stack/paths.ts'
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
  writeSums,
} from './backup-folder.ts'
import { type WriteBaseBackup, withBaseBackup } from './base-backup.ts'
import { countCommitted } from './database-figures.ts'
import { encryptBackup } from './encrypted-backup.ts'

/** Pictures are copied before and after the database, so that concurrent changes are included. */
async function writeParts(places: Places, folder: string, write: WriteBaseBackup) {
  const begun = new Date()
  // PostgreSQL may run as another user and must be able to enter.
  await mkdir(folder, { mode: 0o711 })
  const media = join(folder, 'media')
  const committed = await countCommitted(places)
  await copyPictures(places.mediaDir, media)
  await write(join(folder, 'database'))
  await copyPictures(places.mediaDir, media)
  await mkdir(join(folder, 'stamps'))
  for (const part of smallParts) await copyFile(join(places.varDir, part), join(folder, part))
  await writeNote(folder, { begun: begun.toISOString(), ...committed })
  await writeSums(folder)
  await chmod(folder, 0o700)
  return { begun, ...committed }
}

/** Like `writeParts`, encrypted; unencrypted files exist only below VAR_DIR and are removed. */
async function writeEncrypted(
  places: Places,
  folder: string,
  { write, passphrase }: { write: WriteBaseBackup; passphrase: string },
) {
  const plain = join(places.varDir, 'backing-up')
  await rm(plain, { recursive: true, force: true })
  try {
    const written = await writeParts(places, plain, write)
    await encryptBackup(plain, folder, { passphrase })
    return written
  } finally {
    await rm(plain, { recursive: true, force: true })
  }
}

async function writeBackup({ places, settings }: Stack, folder: string, write: WriteBaseBackup) {
  const { BACKUP_PASSPHRASE: passphrase } = settings
  const unfinished = join(folder, `${backupName(new Date())}${partial}`)
  await mkdir(folder, { recursive: true, mode: 0o711 })
  const { begun, orders } =
    passphrase === ''
      ? await writeParts(places, unfinished, write)
      : await writeEncrypted(places, unfinished, { write, passphrase })
  const name = backupName(begun)
  await rename(unfinished, join(folder, name))
  await mkdir(dirname(places.lastBackupFile), { recursive: true })
  await writeFile(places.lastBackupFile, `${Math.round(begun.getTime() / 1000)}\n`)
  console.log(`\n${join(folder, name)} holds at least ${orders} orders.`)
  if (settings.S3_BUCKET !== '')
    console.log(`The pictures are in ${settings.S3_BUCKET} at S3_ENDPOINT and not in the backup.`)
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
  await stack.withDatabase(() =>
    withBaseBackup(postgres.superuserUrl('postgres'), async (write) => {
      await step('Backing up databases and pictures', () => writeBackup(stack, folder, write))
      const removed = await removeAgedBackups(folder, Number(settings.BACKUP_DAYS))
      for (const name of removed) console.log(`${name} was older than BACKUP_DAYS and was removed.`)
    }),
  )
  process.exit()
}
