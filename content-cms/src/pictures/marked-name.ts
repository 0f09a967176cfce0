import { createHash } from 'node:crypto'

/** Browsers cache a picture for a year (ADR 0185), so its name contains a hash of the content. */
export function markedName(stem: string, ending: string, data: Buffer): string {
  const mark = createHash('sha256').update(data).digest('hex').slice(0, 12)
  return `${stem}.${mark}.${ending}`
}
