/** Called by Next once at start, also for runtimes without a process to stop. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  await import('./stop-on-wrong-settings')
  await import('./periodic-work')
  await import('./metrics')
}
