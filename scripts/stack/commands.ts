import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { exitCodeOf } from './child-processes.ts'
import { inheritedEnv } from './environment.ts'
import { root } from './paths.ts'

export interface Command {
  /** The program and its arguments. */
  run: [string, ...string[]]
  cwd: string
  env?: Record<string, string>
  /** File that takes what the program prints. */
  log: string
}

export class CommandError extends Error {
  override name = 'CommandError'
}

/** The last lines of a log, for the sentence that says what went wrong. */
export async function tail(log: string, lines = 25): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '')
  return text.trimEnd().split('\n').slice(-lines).join('\n')
}

/**
 * Runs a program to its end with its output in the log.
 * @throws CommandError with the last lines of the log when it fails
 */
export async function runToEnd({ run, cwd, env, log }: Command): Promise<void> {
  await mkdir(dirname(log), { recursive: true })
  const out = await open(log, 'w')
  const code = await exitCodeOf(run, {
    cwd,
    env: { ...inheritedEnv(), ...env },
    stdio: ['ignore', out.fd, out.fd],
  })
  await out.close()
  if (code === 0) return
  const [program, ...args] = run
  const command = [program.replace(`${root}/`, ''), ...args].join(' ')
  throw new CommandError(`${await tail(log)}\n\n${command} failed; the whole log is ${log}`)
}
