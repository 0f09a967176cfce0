import { extname } from 'node:path'

/** Kinds of file that are kept in memory and compressed; others are read from the disk. */
const textTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
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

/** The type of a file that is answered from memory; undefined for those read from the disk. */
export function memoryType(file: string): string | undefined {
  return textType(file) ?? binaryTypes[extname(file)]
}
