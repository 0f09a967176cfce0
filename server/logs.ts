import { chmodSync, existsSync } from 'node:fs'
import { countRepeats, type LogEvent } from '@nas/telemetry/counted-events'
import { pino } from 'pino'

/** @param file undefined: standard output, marked */
export function openSecurityLog(file: string | undefined): {
  info(event: LogEvent): void
} {
  // An existing file keeps its mode, so it is set here.
  if (file && existsSync(file)) chmodSync(file, 0o600)
  const destination = pino.destination({ dest: file || 1, mkdir: true, mode: 0o600 })
  const log = pino({ base: { log: 'security' } }, destination)
  return { info: countRepeats((event) => log.info(event)) }
}
