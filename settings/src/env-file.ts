import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { atomicWrite } from './atomic-write.ts'
import type { Environment } from './read-settings.ts'

/** Name and value of each line `NAME=value`; empty when the file does not exist. */
export async function readEnvFile(file: string): Promise<Record<string, string | undefined>> {
  try {
    return parseEnv(await readFile(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

/** Writes secrets: readable only by their owner, and durable, because they cannot be restored. */
export function writeEnvFile(file: string, values: Environment): Promise<void> {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`)
  return atomicWrite(file, lines.join(''), { mode: 0o600, durable: true })
}
