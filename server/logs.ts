import { chmodSync, existsSync } from 'node:fs'
import { type Logger, pino } from 'pino'

/**
 * The security log, readable only by its owner.
 * @param file undefined: standard output, marked
 */
export function openSecurityLog(file: string | undefined): Logger {
  // An existing file keeps its mode, so it is set here.
  if (file && existsSync(file)) chmodSync(file, 0o600)
  const destination = pino.destination({ dest: file || 1, mkdir: true, mode: 0o600 })
  return pino({ base: { log: 'security' } }, destination)
}
