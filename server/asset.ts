import { createHash } from 'node:crypto'

/** Something the server can answer from memory: its bytes in each encoding it is kept in. */
export interface Asset {
  type: string
  etag: string
  cacheControl: string
  headers: Record<string, string>
  bodies: { identity: Buffer; gzip?: Buffer; br?: Buffer }
}

export function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Pages are asked for again each time and answered with 304 while they are the same. */
export const pageCaching = 'public, max-age=0, must-revalidate'

/** Files whose names carry a hash of their content. */
export const immutableCaching = 'public, max-age=31536000, immutable'

/** Files with lasting names, such as icons and the hero video. */
export const fileCaching = 'public, max-age=3600'
