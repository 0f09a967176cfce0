import type { FileBytes } from './read-files.ts'

const signatures = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n']

/**
 * True for what begins like a JPEG or PNG, whatever it calls itself. Payload judges the whole
 * picture; this spares it what is none at all.
 */
export function looksLikePicture(file: FileBytes): boolean {
  const start = Buffer.from(file.subarray(0, 8)).toString('latin1')
  return signatures.some((signature) => start.startsWith(signature))
}
