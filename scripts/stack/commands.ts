import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { finished } from 'node:stream/promises'
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

const running = new Set<number>()

/** Stops the programs that `runToEnd` still waits for. */
export function stopRunning(): void {
  for (const pid of running) {
    try {
      process.kill(-pid, 'SIGTERM')
    } catch {
      // It has just ended.
    }
  }
}

/**
 * Runs a program to its end with its output in the log.
 * @throws CommandError with the last lines of the log when it fails
 */
export async function runToEnd({ run: [program, ...args], cwd, env, log }: Command): Promise<void> {
  await mkdir(dirname(log), { recursive: true })
  const out = createWriteStream(log)
  const child = spawn(program, args, {
    cwd,
    env: { ...inheritedEnv(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  if (child.pid !== undefined) running.add(child.pid)
  child.stdout.pipe(out, { end: false })
  child.stderr.pipe(out, { end: false })
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(127))
    child.on('close', resolve)
  })
  if (child.pid !== undefined) running.delete(child.pid)
  out.end()
  await finished(out)
  if (code === 0) return
  const command = [program.replace(`${root}/`, ''), ...args].join(' ')
  throw new CommandError(`${await tail(log)}\n\n${command} failed; the whole log is ${log}`)
}
