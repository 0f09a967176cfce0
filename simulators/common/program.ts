export function needed(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: the start script gives it`)
  return value
}

export function closeOnSignal(running: { close(): Promise<void> }): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void running.close().then(() => process.exit(0)))
  }
}
