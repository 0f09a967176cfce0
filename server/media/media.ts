import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import sirv from 'sirv'
import { immutableCaching, pageCaching } from '../release/asset.ts'

export interface Media {
  /** False for a while after a failure of the storage. */
  readonly isUp: boolean
  /** @param path of the file below `/media`, as in the address: `/kem.webp` */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    missing: () => void,
  ): Promise<void>
}

/** Payload's names of uploads and their sizes: `kem.3f2a9c04b1de-500x500.webp`. */
const marked = /\.[0-9a-f]{12}(-\d+x\d+)?\.\w+$/

/** `Cache-Control` of a picture or video: immutable when its name changes with its content. */
export const mediaCaching = (path: string): string =>
  marked.test(path) ? immutableCaching : pageCaching

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
}

/** By name: the type stored in a bucket is not trusted, because it could be HTML. */
export const mediaType = (name: string): string =>
  types[extname(name).toLowerCase()] ?? 'application/octet-stream'

/** Read from the disk, because editors add pictures while the server runs. */
export function folderMedia(folder: string): Media {
  const serve = sirv(folder, { dev: true, etag: true })
  return {
    isUp: true,
    async send(request, response, path, missing) {
      request.url = path
      serve(request, response, missing)
    },
  }
}
