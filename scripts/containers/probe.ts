import { readFileSync } from 'node:fs'
import { rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** How long an answer may take, and silence last, in ms. */
const usualLimits = { answerMs: 3000, hangMs: 30_000 }

/** Written by the service before it begins, in a folder that ends with its container. */
export const pidFileIn = (dir: string) => join(dir, 'service.pid')

/** Since when the service has been silent, in ms. */
async function silentMs(dir: string): Promise<number> {
  const note = join(dir, 'silent-since')
  await writeFile(note, '', { flag: 'wx' }).catch(() => {})
  return Date.now() - (await stat(note)).mtimeMs
}

/**
 * What the engine asks of a service every few seconds: whether calls may be sent to it. Compose starts again what
 * has ended and not what hangs, so a service that has been silent for too long is ended here.
 * @param url its readiness; any answer, 503 too, shows that it lives
 */
export async function probe(url: string, dir: string, limits = usualLimits): Promise<boolean> {
  try {
    const { ok } = await fetch(url, { signal: AbortSignal.timeout(limits.answerMs) })
    await rm(join(dir, 'silent-since'), { force: true })
    return ok
  } catch (error) {
    // Who refuses the connection is starting or ending, which the engine sees by itself.
    const hangs = (error as Error).name === 'TimeoutError' && (await silentMs(dir)) > limits.hangMs
    if (hangs) process.kill(Number(readFileSync(pidFileIn(dir), 'utf8')), 'SIGKILL')
    return false
  }
}

if (import.meta.main) process.exit((await probe(process.argv[2] ?? '', '/tmp')) ? 0 : 1)
