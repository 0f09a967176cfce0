import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkHealth } from '../stack/health.ts'

/** Timeout of one answer, and the silence after which the service is killed, in ms. */
const defaultLimits = { answerMs: 3000, hangMs: 30_000 }

/** Written by the service when it starts, in a folder that is removed with its container. */
export const pidFileIn = (dir: string) => join(dir, 'service.pid')

/**
 * The silence of a process in ms, without the time that its main thread has waited for a processor
 * (schedstat of proc(5), in ns): on a busy machine it is late, and does not hang.
 */
async function silentMs(dir: string, pid: number): Promise<number> {
  const waitedNs = (await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ')[1]
  const now = Date.now() - Number(waitedNs) / 1e6
  const note = join(dir, 'silent-since')
  const since = Number(await readFile(note, 'utf8').catch(() => ''))
  if (since === 0) await writeFile(note, String(now))
  return since === 0 ? 0 : now - since
}

/** Kills a hanging service, which Compose would not restart. Any answer shows that it runs. */
export async function probe(url: string, dir: string, limits = defaultLimits): Promise<boolean> {
  const health = await checkHealth(url, limits.answerMs)
  if (health === 'ready' || health === 'unready') {
    await rm(join(dir, 'silent-since'), { force: true })
  }
  // A service that refuses connections is starting or exiting; the engine handles both.
  if (health === 'silent') {
    const pid = Number(await readFile(pidFileIn(dir), 'utf8'))
    if ((await silentMs(dir, pid)) > limits.hangMs) process.kill(pid, 'SIGKILL')
  }
  return health === 'ready'
}

if (import.meta.main) process.exit((await probe(process.argv[2] ?? '', '/tmp')) ? 0 : 1)
