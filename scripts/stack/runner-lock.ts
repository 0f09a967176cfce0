import { CommandError } from './commands.ts'
import { livingProcess, recordProcess } from './process-records.ts'

/** @throws CommandError when another runner of the same installation is at work */
export async function takeRunnerLock(runDir: string): Promise<void> {
  const pid = await livingProcess(runDir, 'runner')
  if (pid !== null) {
    throw new CommandError(
      `The shop of this folder is already running (process ${pid}): stop it first.`,
    )
  }
  await recordProcess(runDir, 'runner', process.pid)
}
