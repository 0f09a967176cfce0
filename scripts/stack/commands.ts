import { closeSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { inheritedEnv } from './environment.ts'
import { openLog } from './log-files.ts'
import { root } from './paths.ts'
import { endChildrenForGood, exitCodeOf, livingProcess, recordProcess } from './processes.ts'
import { step } from './steps.ts'

export interface Command {
  run: [string, ...string[]]
  cwd: string
  env?: Record<string, string>
  log: string
}

export class CommandError extends Error {
  override name = 'CommandError'
}

export async function tail(log: string, lines = 25): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '')
  return text.trimEnd().split('\n').slice(-lines).join('\n')
}

/** @throws CommandError with the last lines of the log */
export async function runToEnd({ run, cwd, env, log }: Command): Promise<void> {
  const out = openLog(log, 'w')
  const code = await exitCodeOf(run, {
    cwd,
    env: { ...inheritedEnv(), ...env },
    stdio: ['ignore', out, out],
  })
  closeSync(out)
  if (code === 0) return
  const [program, ...args] = run
  const command = [program.replace(`${root}/`, ''), ...args].join(' ')
  throw new CommandError(`${await tail(log)}\n\n${command} failed; the whole log is ${log}`)
}

export const runStep = (title: string, command: Command): Promise<void> =>
  step(title, () => runToEnd(command), command.log)

/** @throws CommandError when another command of the same installation is running */
export async function takeRunnerLock(runDir: string): Promise<void> {
  const pid = await livingProcess(runDir, 'runner')
  if (pid !== null) {
    throw new CommandError(
      `The shop of this folder is already running (process ${pid}): stop it first.`,
    )
  }
  await recordProcess(runDir, 'runner', process.pid)
}

/** On a signal or the exit of the parent process: ends children, calls `stop` once and exits. */
export function onShutdown(stop: () => Promise<void>, status: 0 | 1 = 1): void {
  let stopping = false
  const end = async () => {
    if (stopping) return
    stopping = true
    console.log('\nStopping …')
    await endChildrenForGood()
    await stop().catch((error: unknown) => console.error(error))
    process.exit(status)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  process.on('disconnect', end)
}
