import { readFileSync } from 'node:fs'
import { rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkHealth } from '../stack/health.ts'

/** Timeout of one answer, and the silence after which the service is killed, in ms. */
const defaultLimits = { answerMs: 3000, hangMs: 30_000 }

/** Written by the service when it starts, in a folder that is removed with its container. */
export const pidFileIn = (dir: string) => join(dir, 'service.pid')

async function silentMs(dir: string): Promise<number> {
  const note = join(dir, 'silent-since')
  await writeFile(note, '', { flag: 'wx' }).catch(() => {})
  return Date.now() - (await stat(note)).mtimeMs
}

/** Kills a hanging service, which Compose would not restart. Any answer shows that it runs. */
export async function probe(url: string, dir: string, limits = defaultLimits): Promise<boolean> {
  const health = await checkHealth(url, limits.answerMs)
  if (health === 'ready' || health === 'unready') {
    await rm(join(dir, 'silent-since'), { force: true })
  }
  // A service that refuses connections is starting or exiting; the engine handles both.
  if (health === 'silent' && (await silentMs(dir)) > limits.hangMs) {
    process.kill(Number(readFileSync(pidFileIn(dir), 'utf8')), 'SIGKILL')
  }
  return health === 'ready'
}

if (import.meta.main) process.exit((await probe(process.argv[2] ?? '', '/tmp')) ? 0 : 1)
