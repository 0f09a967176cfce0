import { createHash } from 'node:crypto'
import { chmod, chown, mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { extract } from 'tar'
import { CommandError } from '../stack/commands.ts'
import { withClient } from '../stack/database-owners.ts'
import { account } from '../stack/postgres-account.ts'
import { sha256Of, together } from './backup-folder.ts'

const duplicateObject = '42710'

export type WriteBaseBackup = (folder: string) => Promise<void>

async function writeInto(client: Client, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 })
  const { uid, gid } = await account()
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid)
  await client.query(
    `BASE_BACKUP (LABEL 'nas', CHECKPOINT 'fast', WAIT false, WAL true, MANIFEST 'yes',
      MANIFEST_CHECKSUMS 'SHA256', TARGET 'server', TARGET_DETAIL ${client.escapeLiteral(folder)},
      COMPRESSION 'gzip', COMPRESSION_DETAIL 'level=1')`,
  )
  if (uid === undefined) return
  // The backup must belong to the user who ran the command.
  const { getuid, getgid } = process
  for (const name of ['', '/base.tar.gz', '/backup_manifest']) {
    await chown(`${folder}${name}`, getuid?.() ?? 0, getgid?.() ?? 0)
  }
  await chmod(folder, 0o700)
}

/** Blocks no transaction and verifies page checksums. @throws CommandError for a second one */
export async function withBaseBackup<T>(
  superuserUrl: string,
  work: (write: WriteBaseBackup) => Promise<T>,
): Promise<T> {
  return withClient(`${superuserUrl}?replication=true`, async (client) => {
    // Retains the write-ahead log from the start of the backup; dropped with this connection.
    await client
      .query('CREATE_REPLICATION_SLOT nas_backup TEMPORARY PHYSICAL (RESERVE_WAL)')
      .catch((cause: { code?: string }) => {
        if (cause.code !== duplicateObject) throw cause
        throw new CommandError('Another backup is being made: wait for it.', { cause })
      })
    return work((folder) => writeInto(client, folder))
  })
}

interface Manifest {
  Files: { Path: string; Size: number; Checksum?: string }[]
}

/** The last line of a manifest is the checksum of the lines before it. */
async function readManifest(file: string): Promise<Manifest> {
  const text = await readFile(file, 'utf8')
  const end = text.lastIndexOf('"Manifest-Checksum"')
  const manifest = JSON.parse(text) as Manifest & { 'Manifest-Checksum': string }
  const sum = createHash('sha256').update(text.slice(0, end)).digest('hex')
  if (sum !== manifest['Manifest-Checksum']) throw new CommandError(`${file} is damaged.`)
  return manifest
}

async function isWhole(folder: string, { Path, Size, Checksum }: Manifest['Files'][number]) {
  const file = join(folder, Path)
  const found = await stat(file).catch(() => null)
  if (found === null || found.size !== Size) return false
  return Checksum === undefined || Checksum === (await sha256Of(file))
}

/** Compares each file with the manifest; PostgreSQL makes them consistent when it starts. */
export async function unpackBaseBackup(backup: string, folder: string): Promise<void> {
  const manifest = await readManifest(join(backup, 'backup_manifest'))
  const { uid, gid } = await account()
  await mkdir(folder, { mode: 0o700 })
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid)
  const file = join(backup, 'base.tar.gz')
  try {
    // The asynchronous form has waited without end for its own event `drain` (tar 7.5.23).
    extract({ file, cwd: folder, strict: true, sync: true, uid, gid })
  } catch (cause) {
    throw new CommandError(`${file} is damaged.`, { cause })
  }
  await together.map(manifest.Files, async (one) => {
    if (await isWhole(folder, one)) return
    throw new CommandError(`${file} is damaged: the checksum of ${one.Path} is wrong.`)
  })
}
