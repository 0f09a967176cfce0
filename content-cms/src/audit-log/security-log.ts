import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { readContentSettings } from '../settings'

export interface SecurityEvent {
  event: string
  outcome: 'ok' | 'refused'
  /** The account; `null` when it is unknown. */
  subject: string | null
  /** Pseudonym of the client's network. */
  client: string
}

/** Writes a line to the security log, in the same format as the front server. */
export async function logSecurity(event: SecurityEvent): Promise<void> {
  const line = JSON.stringify({ level: 30, time: Date.now(), log: 'security', ...event })
  const { SECURITY_LOG: file } = readContentSettings()
  if (file === undefined) {
    console.log(line)
    return
  }
  await mkdir(path.dirname(file), { recursive: true })
  // The front server writes to this file too; both append, so lines are never mixed.
  await appendFile(file, `${line}\n`, { mode: 0o600 })
}
