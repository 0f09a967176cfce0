import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '../stack/commands.ts'

/** What a backup says of itself, in `backup.json`. */
export interface BackupNote {
  /** When it was begun, ISO 8601. */
  begun: string
  /** Orders and publications that were committed when it was begun: all of these are in it. */
  orders: number
  publications: number
}

const named = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/
const dayMs = 24 * 60 * 60 * 1000

/** What is being made, and what a killed run left behind. */
export const partial = '.partial'

/** Named by the second in which it was begun, so that names sort by age. */
export const backupName = (begun: Date) =>
  `${begun.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

async function wholeBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => named.test(name)).sort()
}

/** @throws CommandError when there is none */
export async function newestBackup(folder: string): Promise<string> {
  const newest = (await wholeBackups(folder)).at(-1)
  if (newest === undefined) throw new CommandError(`There is no backup in ${folder}.`)
  return join(folder, newest)
}

export function writeNote(backup: string, note: BackupNote): Promise<void> {
  return writeFile(join(backup, 'backup.json'), `${JSON.stringify(note, null, 2)}\n`)
}

/** @throws CommandError for a folder that is no backup, or one that was never finished */
export async function readNote(backup: string): Promise<BackupNote> {
  const text = await readFile(join(backup, 'backup.json'), 'utf8').catch((cause: unknown) => {
    throw new CommandError(`${backup} is not a whole backup: it has no backup.json.`, { cause })
  })
  return JSON.parse(text) as BackupNote
}

/** Removes backups begun too long ago, and what was never finished; never the newest. */
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
