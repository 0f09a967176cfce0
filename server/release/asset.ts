import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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

/** Pages are revalidated on each request and answered with 304 while they are unchanged. */
export const pageCaching = 'public, max-age=0, must-revalidate'

/** Files with a content hash in their names. */
export const immutableCaching = 'public, max-age=31536000, immutable'

/** Files with permanent names, such as icons and the hero video. */
export const fileCaching = 'public, max-age=3600'

/** Types of files that are kept in memory and compressed; others are read from the disk. */
const textTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

const binaryTypes: Record<string, string> = { '.woff2': 'font/woff2' }

export function textType(file: string): string | undefined {
  return textTypes[extname(file)]
}

export function memoryType(file: string): string | undefined {
  return textType(file) ?? binaryTypes[extname(file)]
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Brotli's quality: `small` for files compressed once per release, `swift` while much waits. */
const quality = { swift: 6, page: 10, small: 11 } as const

export type Effort = keyof typeof quality

const smallestWorthIt = 512

export async function compress(identity: Buffer, effort: Effort): Promise<Asset['bodies']> {
  if (identity.length < smallestWorthIt) return { identity }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, gzipped] = await Promise.all([
    brotli(identity, { params }),
    zip(identity, { level: effort === 'small' ? 9 : 6 }),
  ])
  return { identity, br, gzip: gzipped }
}
