import pLimit from 'p-limit'
import sharp from 'sharp'
import { runInThread } from '../thread'

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

const decoder = `
const { parentPort, workerData } = require('node:worker_threads')
require('heic-decode').all({ buffer: workerData.bytes }).then(async ([image]) => {
  const { width, height } = image
  if (width * height > workerData.maxPixels) throw new Error('too large')
  const { data } = await image.decode()
  parentPort.postMessage({ data, width, height }, [data.buffer])
})
`

/** One at a time; the others wait for it. */
const decoding = pLimit(1)

/** sharp's libvips decodes no HEVC. @returns a JPEG */
export async function jpegOfHeic(bytes: Buffer, limits: Limits): Promise<Buffer> {
  const { maxPixels, maxSeconds } = limits
  const { data, width, height } = await decoding(() =>
    runInThread<Pixels>(decoder, { bytes, maxPixels }, maxSeconds),
  )
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
