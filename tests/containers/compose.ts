import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const exec = promisify(execFile)
const root = new URL('../..', import.meta.url).pathname

const limits = { cwd: root, maxBuffer: 64 * 1024 * 1024 }

export async function docker(...args: string[]): Promise<string> {
  return (await exec('docker', args, limits)).stdout.trim()
}

/** A compose command with the suite's project and files (COMPOSE_PROJECT_NAME, COMPOSE_FILE). */
export const compose = (...args: string[]) => docker('compose', ...args)

/** Runs a program of `ops` as an operator does. */
export async function ops(program: string, ...args: string[]): Promise<string> {
  return (await exec(`${root}ops/${program}`, args, limits)).stdout.trim()
}

/** Signals the process of a service, bypassing the engine. */
export async function signalService(service: string, signal: NodeJS.Signals): Promise<void> {
  const id = await compose('ps', '-q', service)
  process.kill(Number(await docker('inspect', '-f', '{{.State.Pid}}', id)), signal)
}

/**
 * Kills the process of a service as the machine would: `docker kill` would also prevent the
 * restart.
 */
export const killService = (service: string) => signalService(service, 'SIGKILL')

/**
 * Runs statements in a database as the superuser.
 * @returns the rows, one line each
 */
export const sql = (database: 'content' | 'commerce', statement: string) =>
  compose('exec', '-T', 'postgres', 'psql', '-U', 'postgres', '-d', database, '-tAc', statement)

/**
 * Starts these unless they run, without the jobs before them as `compose start` would, and waits until
 * the engine reports all as healthy.
 */
export async function healthy(...services: string[]): Promise<void> {
  await compose('up', '-d', '--no-deps', '--no-recreate', '--wait', ...services)
}
