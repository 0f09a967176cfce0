import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

type Env = Record<string, string>

/** Volumes with one application's environment each: it is mounted where it is needed, and nowhere else. */
export type EnvVolume = 'jobs' | 'content' | 'commerce' | 'shop' | 'vnpay'

const fileOf = (volume: EnvVolume) => join('/srv/env', volume, 'env.json')

async function writeWhole(file: string, text: string, mode: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, text, { mode })
  await rename(`${file}.new`, file)
}

/** Writes an environment, readable by the image's user alone. */
export function writeEnv(volume: EnvVolume, env: Env): Promise<void> {
  return writeWhole(fileOf(volume), JSON.stringify(env), 0o600)
}

export async function readEnv(volume: EnvVolume): Promise<Env> {
  return JSON.parse(await readFile(fileOf(volume), 'utf8')) as Env
}

/** Writes what the image of another program reads, as a user of its own. */
export async function writeFiles(
  volume: 'postgres' | 's3',
  files: Record<string, string>,
): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await writeWhole(join('/srv/env', volume, name), text, 0o644)
  }
}
