import { chmodSync, fchmodSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/** Only the owner can read the log and enter its folder; modes of older files are corrected. */
export function openLog(log: string, flags: 'a' | 'w'): number {
  const folder = dirname(log)
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  const file = openSync(log, flags, 0o600)
  fchmodSync(file, 0o600)
  return file
}
