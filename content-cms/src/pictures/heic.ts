import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import sharp from 'sharp'

/** Brands of photos by phones; AVIF has brands of its own. */
const brands = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/

export const isHeic = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 4, 8) === 'ftyp' &&
  brands.test(bytes.toString('latin1', 8, 12)) &&
  !bytes.toString('latin1', 8, 32).includes('avif')

interface Limits {
  maxPixels: number
  maxSeconds: number
}

interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

// Text instead of a file, because the built server has no source files. `heic-decode` is copied to
// it by `next.config.ts`.
const decoder = `
const { parentPort, workerData } = require('node:worker_threads')
require('heic-decode').all({ buffer: workerData.bytes }).then(async ([image]) => {
  const { width, height } = image
  if (width * height > workerData.maxPixels) throw new Error('too large')
  const { data } = await image.decode()
  parentPort.postMessage({ data, width, height }, [data.buffer])
})
`

/** One at a time. A thread that fails or takes too long ends, and the others wait for it. */
const decoding = pLimit(1)

const decoded = ({ maxSeconds, maxPixels }: Limits, bytes: Buffer): Promise<Pixels> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(decoder, { eval: true, workerData: { bytes, maxPixels } })
    const timer = setTimeout(() => worker.terminate(), maxSeconds * 1000)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('No picture was decoded'))
    })
  })

/** sharp's libvips decodes no HEVC. @returns a JPEG */
export async function jpegOfHeic(bytes: Buffer, limits: Limits): Promise<Buffer> {
  const { data, width, height } = await decoding(() => decoded(limits, bytes))
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
