import { endChildrenForGood } from './child-processes.ts'

/**
 * On Ctrl-C, SIGTERM or the death of the process that started this one, ends the child processes,
 * calls `stop` once and exits with status 0; a second signal does not wait.
 */
export function onShutdown(stop: () => Promise<void>): void {
  let stopping = false
  const end = async () => {
    if (stopping) return
    stopping = true
    console.log('\nStopping …')
    await endChildrenForGood()
    await stop().catch((error: unknown) => console.error(error))
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  process.on('disconnect', end)
}
