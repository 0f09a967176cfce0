import { createHash } from 'node:crypto'
import { chown, mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { extract } from 'tar'
import { CommandError } from '../stack/commands.ts'
import { account } from '../stack/postgres-account.ts'
import { sha256Of, together } from './sums.ts'

interface Manifest {
  Files: { Path: string; Size: number; Checksum?: string }[]
}

/** The last line of a manifest has the sum of all before it. */
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

/**
 * Unpacks what `withBaseBackup` wrote into a new folder and compares every file with the manifest.
 * PostgreSQL brings it to one moment when it is started there.
 * @throws CommandError naming what is damaged or missing
 */
export async function unpackBaseBackup(backup: string, folder: string): Promise<void> {
  const manifest = await readManifest(join(backup, 'backup_manifest'))
  const { uid, gid } = await account()
  await mkdir(folder, { mode: 0o700 })
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid)
  const file = join(backup, 'base.tar.gz')
  await extract({ file, cwd: folder, strict: true, uid, gid }).catch((cause: unknown) => {
    throw new CommandError(`${file} is damaged.`, { cause })
  })
  await together.map(manifest.Files, async (one) => {
    if (await isWhole(folder, one)) return
    throw new CommandError(`${file} is damaged: ${one.Path} is not what it was.`)
  })
}
