import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { readContentSettings } from '../settings'

export interface SecurityEvent {
  event: string
  outcome: 'ok' | 'refused'
  /** Whom it is about; null for nobody who is known. */
  subject: string | null
}

/** Writes a line to the shop's security log, in the form of the front server's. */
export async function logSecurity(event: SecurityEvent): Promise<void> {
  const line = JSON.stringify({ level: 30, time: Date.now(), log: 'security', ...event })
  const { SECURITY_LOG: file } = readContentSettings()
  if (file === undefined) {
    console.log(line)
    return
  }
  await mkdir(path.dirname(file), { recursive: true })
  // Its lines are whole, though the front server writes there too: all append.
  await appendFile(file, `${line}\n`, { mode: 0o600 })
}
