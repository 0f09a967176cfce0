import { chmod, chown, mkdir } from 'node:fs/promises'
import { Client } from 'pg'
import { CommandError } from '../stack/commands.ts'
import { account } from '../stack/postgres-account.ts'

const duplicateObject = '42710'

/** Lets PostgreSQL write itself into a new folder. */
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
  // It is whoever made the backup that keeps it.
  const { getuid, getgid } = process
  for (const name of ['', '/base.tar.gz', '/backup_manifest']) {
    await chown(`${folder}${name}`, getuid?.() ?? 0, getgid?.() ?? 0)
  }
  await chmod(folder, 0o700)
}

/**
 * Works with a running PostgreSQL that writes itself out: `base.tar.gz` with the log that makes it
 * consistent, and `backup_manifest` with the SHA-256 of each file. No transaction waits for it, and
 * the sums of the pages are checked as they are read. One at a time.
 * @param superuserUrl address of any database of the server for its superuser
 * @throws CommandError when another backup is being made
 */
export async function withBaseBackup<T>(
  superuserUrl: string,
  work: (write: WriteBaseBackup) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: `${superuserUrl}?replication=true` })
  await client.connect()
  try {
    // Keeps the log from its first byte on, and goes with this connection.
    await client
      .query('CREATE_REPLICATION_SLOT nas_backup TEMPORARY PHYSICAL (RESERVE_WAL)')
      .catch((cause: { code?: string }) => {
        if (cause.code !== duplicateObject) throw cause
        throw new CommandError('Another backup is being made: wait for it.', { cause })
      })
    return await work((folder) => writeInto(client, folder))
  } finally {
    await client.end()
  }
}
