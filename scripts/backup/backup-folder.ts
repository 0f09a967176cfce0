import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pLimit from 'p-limit'
import { filesOf } from '../../server/release/release-folder.ts'
import { CommandError } from '../stack/commands.ts'

export const noteFile = 'backup.json'

export interface BackupNote {
  /** Start of the backup, ISO 8601. */
  begun: string
  /** Orders and publications that were committed at that time and are therefore in the backup. */
  orders: number
  publications: number
}

const named = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/
const dayMs = 24 * 60 * 60 * 1000

export const partial = '.partial'

/** Contains the second of the start, so that names sort by age. */
export const backupName = (begun: Date) =>
  `${begun.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

async function wholeBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => named.test(name)).sort()
}

export async function newestBackup(folder: string): Promise<string> {
  const newest = (await wholeBackups(folder)).at(-1)
  if (newest === undefined) throw new CommandError(`There is no backup in ${folder}.`)
  return join(folder, newest)
}

export function writeNote(backup: string, note: BackupNote): Promise<void> {
  return writeFile(join(backup, noteFile), `${JSON.stringify(note, null, 2)}\n`)
}

export async function readNote(backup: string): Promise<BackupNote> {
  const text = await readFile(join(backup, noteFile), 'utf8').catch((cause: unknown) => {
    throw new CommandError(`${backup} is not a complete backup: it has no ${noteFile}.`, { cause })
  })
  return JSON.parse(text) as BackupNote
}

/** Removes old backups and unfinished ones; never the newest. */
export async function removeAgedBackups(
  folder: string,
  days: number,
  now = Date.now(),
): Promise<string[]> {
  const oldest = backupName(new Date(now - days * dayMs))
  const older = (await wholeBackups(folder)).slice(0, -1).filter((name) => name < oldest)
  const names = await readdir(folder)
  const unfinished = names.filter((name) => name.endsWith(partial))
  for (const name of [...older, ...unfinished]) await rm(join(folder, name), { recursive: true })
  return older
}

export const smallParts = [
  'secrets.env',
  'commerce-keys.env',
  'stamps/content-migrate',
  'stamps/content-seed',
  'stamps/commerce-migrate',
  'stamps/commerce-seed',
]

/** All parts of an installation below VAR_DIR; everything else is generated. */
export const parts = ['postgres', 'media', ...smallParts]

/** Copies files that are missing or whose earlier copy was incomplete. */
export async function copyPictures(from: string, to: string): Promise<void> {
  await mkdir(from, { recursive: true })
  await cp(from, to, {
    recursive: true,
    preserveTimestamps: true,
    filter: async (source, target) => {
      const [one, other] = await Promise.all([stat(source), stat(target).catch(() => null)])
      if (one.isDirectory() || other === null) return true
      return one.size !== other.size || Math.trunc(one.mtimeMs) !== Math.trunc(other.mtimeMs)
    },
  })
}

const sums = 'SHA256SUMS'

/** Files below this size in bytes are read at once, which takes a third of the time. */
const smallBytes = 4 * 1024 * 1024

export const together = pLimit(16)

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  if ((await stat(file)).size < smallBytes) return hash.update(await readFile(file)).digest('hex')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

export async function writeSums(backup: string): Promise<void> {
  const lines = await together.map(
    (await filesOf(backup)).sort(),
    async (file) => `${await sha256Of(join(backup, file))}  ${file}\n`,
  )
  await writeFile(join(backup, sums), lines.join(''))
}

export async function checkSums(backup: string): Promise<void> {
  const lines = (await readFile(join(backup, sums), 'utf8')).split('\n').filter(Boolean)
  await together.map(lines, async (line) => {
    const [sum = '', file = ''] = line.split('  ')
    if ((await sha256Of(join(backup, file)).catch(() => '')) === sum) return
    throw new CommandError(`The backup is damaged: the checksum of ${file} is wrong.`)
  })
}
