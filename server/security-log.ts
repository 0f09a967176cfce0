import { chmodSync, existsSync } from 'node:fs'
import { type Logger, pino } from 'pino'

/** The log of who signs in when, which its owner alone reads. @param file undefined: the output, marked */
export function openSecurityLog(file: string | undefined): Logger {
  // One that is there keeps the mode it was made with.
  if (file && existsSync(file)) chmodSync(file, 0o600)
  const destination = pino.destination({ dest: file || 1, mkdir: true, mode: 0o600 })
  return pino({ base: { log: 'security' } }, destination)
}
