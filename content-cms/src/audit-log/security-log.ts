import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { countRepeats, type LogEvent } from '@nas/telemetry/counted-events'
import { readContentSettings } from '../settings'

interface SecurityEvent extends LogEvent {
  outcome: 'ok' | 'refused'
  /** The account; `null` when it is unknown. */
  subject: string | null
}

/** Writes a line to the security log, in the same format as the front server. */
async function write(event: LogEvent): Promise<void> {
  const line = JSON.stringify({ level: 30, time: Date.now(), log: 'security', ...event })
  const { SECURITY_LOG: file } = readContentSettings()
  if (file === undefined) {
    console.log(line)
    return
  }
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  // The front server writes to this file too; both append, so lines are never mixed.
  await appendFile(file, `${line}\n`, { mode: 0o600 })
}

const count = countRepeats((event) => {
  write(event).catch((error: unknown) => console.error(error))
})

/** Logs a security event; repetitions of a client are counted. */
export const logSecurity = (event: SecurityEvent): void => count(event)
