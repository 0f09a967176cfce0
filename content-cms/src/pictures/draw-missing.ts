import type { Payload } from 'payload'
import { avifNames, drawAvifSizes } from './avif-sizes'
import { fieldsOf } from './drawn-size'
import type { PictureFiles } from './picture-files'

/** For pictures uploaded before AVIF; each change is published. May run repeatedly. */
export async function drawMissing(payload: Payload, files: PictureFiles) {
  const { docs } = await payload.find({
    collection: 'media',
    where: { [`sizes.${avifNames[0]}.filename`]: { exists: false }, filename: { exists: true } },
    select: { filename: true },
    pagination: false,
    depth: 0,
  })
  const result = { drawn: 0, failed: 0 }
  for (const { id, filename } of docs) {
    try {
      const drawn = await drawAvifSizes(await files.read(filename ?? ''), filename ?? '')
      if (drawn.length === 0) continue
      await Promise.all(drawn.map(files.write))
      const where = { id: { equals: id }, filename: { equals: filename } }
      await payload.update({ collection: 'media', where, data: { sizes: fieldsOf(drawn) } })
      result.drawn += 1
    } catch (err) {
      result.failed += 1
      payload.logger.error({ err, msg: `${filename} could not be drawn` })
    }
  }
  return result
}
