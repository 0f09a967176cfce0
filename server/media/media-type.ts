import { extname } from 'node:path'

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

/** The type of a picture or video by its name; a bucket could call a file a page of the shop. */
export const mediaType = (name: string): string =>
  types[extname(name).toLowerCase()] ?? 'application/octet-stream'
