import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const exec = promisify(execFile)
const root = new URL('../..', import.meta.url).pathname

const limits = { cwd: root, maxBuffer: 64 * 1024 * 1024 }

export async function docker(...args: string[]): Promise<string> {
  return (await exec('docker', args, limits)).stdout.trim()
}

/** A word of compose with the project and files of the suite (COMPOSE_PROJECT_NAME, COMPOSE_FILE). */
export const compose = (...args: string[]) => docker('compose', ...args)

/** A program of `ops`, as whoever runs the shop calls it. */
export async function ops(program: string, ...args: string[]): Promise<string> {
  return (await exec(`${root}ops/${program}`, args, limits)).stdout.trim()
}

/** Signals the process of a service, whatever the engine thinks of it. */
export async function signalService(service: string, signal: NodeJS.Signals): Promise<void> {
  const id = await compose('ps', '-q', service)
  process.kill(Number(await docker('inspect', '-f', '{{.State.Pid}}', id)), signal)
}

/**
 * Kills the process of a service as the machine would: `docker kill` would also tell the engine not to start it
 * again.
 */
export const killService = (service: string) => signalService(service, 'SIGKILL')

/** Runs statements in a database as its owner's superior. @returns the rows, a line each */
export const sql = (database: 'content' | 'commerce', statement: string) =>
  compose(
    ...['exec', '-T', 'postgres', 'psql', '-U', 'postgres', '-d', database],
    '-tAc',
    statement,
  )

/** Waits until the engine calls all of these healthy. */
export async function healthy(...services: string[]): Promise<void> {
  await compose('up', '-d', '--no-deps', '--no-recreate', '--wait', ...services)
}
