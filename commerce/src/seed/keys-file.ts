import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

export interface Keys {
  COMMERCE_PUBLISHABLE_KEY: string | undefined
  COMMERCE_SECRET_KEY: string | undefined
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** The keys written before; none when there is no file yet. */
export async function readKeysFile(file: string): Promise<Partial<Keys>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return ''
    throw error
  })
  const pairs = text
    .split('\n')
    .map((line) => /^(\w+)=(.*)$/.exec(line.trim()))
    .filter((match) => match !== null)
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]))
}

/** Written whole or not at all, readable by its owner only. */
export async function writeKeysFile(file: string, keys: Keys): Promise<void> {
  const text = Object.entries(keys)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')
  await mkdir(dirname(file), { recursive: true })
  const half = `${file}.${randomUUID()}`
  await writeFile(half, text, { mode: 0o600 })
  await rename(half, file)
}
