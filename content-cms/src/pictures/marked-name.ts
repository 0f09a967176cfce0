import { createHash } from 'node:crypto'

/**
 * A file name with a hash of the content, `kem.3f2a9c04b1de.webp`. Browsers cache such a file for a
 * year (ADR 0185), so a changed picture needs a new name.
 */
export function markedName(stem: string, ending: string, data: Buffer): string {
  const mark = createHash('sha256').update(data).digest('hex').slice(0, 12)
  return `${stem}.${mark}.${ending}`
}
