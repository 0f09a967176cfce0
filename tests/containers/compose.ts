import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'

const exec = promisify(execFile)
const root = new URL('../..', import.meta.url).pathname

const limits = { cwd: root, maxBuffer: 64 * 1024 * 1024 }

export async function docker(...args: string[]): Promise<string> {
  return (await exec('docker', args, limits)).stdout.trim()
}

/** An image that differs from another one of this engine by a file. */
export async function imageWith(
  file: string,
  {
    from,
    to,
    path,
    engine = docker,
  }: Record<'from' | 'to' | 'path', string> & { engine?: typeof docker },
): Promise<void> {
  const container = await engine('create', from)
  await engine('cp', file, `${container}:${path}`)
  await engine('commit', container, to)
  await engine('rm', container)
}

/** A compose command with the suite's project and files (COMPOSE_PROJECT_NAME, COMPOSE_FILE). */
export const compose = (...args: string[]) => docker('compose', ...args)

/** Runs a program of `ops` as an operator does. */
export const ops = (program: string, ...args: string[]) => opsWith({}, program, ...args)

/** @param settings lines of `.env` that have changed */
export async function opsWith(
  settings: Record<string, string>,
  program: string,
  ...args: string[]
): Promise<string> {
  const env = { ...process.env, ...settings }
  return (await exec(`${root}ops/${program}`, args, { ...limits, env })).stdout.trim()
}

/** Starts a program of `ops` that is killed in its middle, with all that it has started. */
export function startOps(settings: Record<string, string>, program: string) {
  const env = { ...process.env, ...settings }
  const running = spawn(`${root}ops/${program}`, [], { cwd: root, env, detached: true })
  return {
    async kill(): Promise<void> {
      process.kill(-Number(running.pid), 'SIGKILL')
      await once(running, 'exit')
    },
  }
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

/** Starts these unless they run, and waits until the engine reports all as healthy. */
export async function healthy(...services: string[]): Promise<void> {
  await compose('up', '-d', '--no-recreate', '--wait', ...services)
}
