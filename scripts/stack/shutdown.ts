import { stopRunning } from './commands.ts'

/**
 * Calls `stop` once on Ctrl-C, SIGTERM or the death of the process that started this one, and ends
 * with status 0; a second signal does not wait.
 */
export function onShutdown(stop: () => Promise<void>): void {
  let stopping = false
  const end = async () => {
    if (stopping) return
    stopping = true
    console.log('\nStopping …')
    stopRunning()
    await stop().catch((error: unknown) => console.error(error))
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  process.on('disconnect', end)
}
