import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Asset } from './asset.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** `swift` for a page that somebody waits for, `small` for files compressed once in a release. */
type Effort = 'swift' | 'small'

const quality = { swift: 6, small: 11 } as const

const smallestWorthIt = 512

/** The body in each encoding that makes it smaller. */
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
