import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

type Env = Record<string, string>

/** Volumes with one application's environment each: it is mounted where it is needed, and nowhere else. */
export type EnvVolume = 'jobs' | 'content' | 'commerce' | 'shop' | 'vnpay'

const fileOf = (volume: EnvVolume) => join('/srv/env', volume, 'env.json')

/** Writes an environment, readable by the image's user alone. */
export async function writeEnv(volume: EnvVolume, env: Env): Promise<void> {
  const file = fileOf(volume)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify(env), { mode: 0o600 })
  await rename(`${file}.new`, file)
}

export async function readEnv(volume: EnvVolume): Promise<Env> {
  return JSON.parse(await readFile(fileOf(volume), 'utf8')) as Env
}
