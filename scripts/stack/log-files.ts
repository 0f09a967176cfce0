import { chmodSync, fchmodSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Opens a log that only its owner can read, in a folder that only its owner can enter. Those of an
 * older version are restricted.
 * @param flags `a` appends, `w` starts the file anew
 */
export function openLog(log: string, flags: 'a' | 'w'): number {
  const folder = dirname(log)
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  const file = openSync(log, flags, 0o600)
  fchmodSync(file, 0o600)
  return file
}
