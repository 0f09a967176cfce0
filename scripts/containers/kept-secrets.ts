import { mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeSecrets } from '../stack/secrets.ts'

type Env = Record<string, string>

/**
 * Puts secrets back where their file is lost: other ones would lock the shop out of its own databases.
 * @param lastRun the settings of the last run, null before the first one
 * @returns whether they were lost
 */
export async function keepSecrets(file: string, lastRun: Env | null): Promise<boolean> {
  if (lastRun === null || (await stat(file).catch(() => null)) !== null) return false
  const lines = Object.keys(makeSecrets()).flatMap((name) =>
    lastRun[name] ? [`${name}=${lastRun[name]}\n`] : [],
  )
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, lines.join(''), { mode: 0o600 })
  return true
}
