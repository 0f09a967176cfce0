import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseEnv } from 'node:util'
import type { Setting } from '../../settings/src/setting.ts'
import { settings } from '../../settings/src/settings.ts'

const makers = {
  key: () => randomBytes(32).toString('hex'),
  password: () => randomBytes(16).toString('base64url'),
}

/** A value of its own for each secret of the list. */
export function makeSecrets(): Record<string, string> {
  return Object.fromEntries(
    Object.entries<Setting>(settings).flatMap(([name, { secret }]) =>
      secret === undefined ? [] : [[name, makers[secret]()]],
    ),
  )
}

/** Name and value of each line `NAME=value`; nothing when the file does not exist. */
export async function readEnvFile(file: string): Promise<Record<string, string | undefined>> {
  try {
    return parseEnv(await readFile(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

/**
 * Reads the secrets of this installation and makes those that are missing, at random, readable by
 * the owner alone. Nothing has a default secret.
 */
export async function storedSecrets(file: string): Promise<Record<string, string | undefined>> {
  const stored = await readEnvFile(file)
  const missing = Object.entries(makeSecrets()).filter(([name]) => !stored[name])
  if (missing.length === 0) return stored
  const all = { ...stored, ...Object.fromEntries(missing) }
  const lines = Object.entries(all).map(([name, value]) => `${name}=${value}`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 })
  await chmod(file, 0o600)
  return all
}
