import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { countRepeats, type LogEvent } from '@nas/telemetry/counted-events'
import { readContentSettings } from '../settings'

interface SecurityEvent extends LogEvent {
  outcome: 'ok' | 'refused'
  subject: string | null
}

/** Synchronous, so that lines keep their order and counts are written while the process exits. */
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

export const logSecurity = (event: SecurityEvent): void => count(event)
