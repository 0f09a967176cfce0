import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { countRepeats, type LogEvent } from '@nas/telemetry/counted-events'
import { readContentSettings } from '../settings'

interface SecurityEvent extends LogEvent {
  outcome: 'ok' | 'refused'
  /** The account; `null` when it is unknown. */
  subject: string | null
}

/**
 * Writes a line in the same format as the front server. Synchronous: lines keep their order, and
 * the counts are written while the process exits.
 */
const count = countRepeats((event) => {
  const line = JSON.stringify({ level: 30, time: Date.now(), log: 'security', ...event })
  const { SECURITY_LOG: file } = readContentSettings()
  if (file === undefined) {
    console.log(line)
    return
  }
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  // The front server writes to this file too; both append, so lines are never mixed.
  appendFileSync(file, `${line}\n`, { mode: 0o600 })
})

/** Logs a security event; repetitions of a client are counted. */
export const logSecurity = (event: SecurityEvent): void => count(event)
