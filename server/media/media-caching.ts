import { immutableCaching, pageCaching } from '../asset.ts'

/**
 * A name that carries a mark of what is in the file, `kem.3f2a9c04b1de.webp`, or of the original that the size
 * was made of, `kem.3f2a9c04b1de-500x500.webp`; Payload gives such names to what is uploaded.
 */
const marked = /\.[0-9a-f]{12}(-\d+x\d+)?\.\w+$/

/** How long a browser keeps a picture or video: what has another name when it changes, for good. */
export const mediaCaching = (path: string): string =>
  marked.test(path) ? immutableCaching : pageCaching
