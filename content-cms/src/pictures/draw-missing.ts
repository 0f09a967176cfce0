import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { Payload } from 'payload'
import type { Settings } from '../settings'
import { avifNames, type DrawnSize, drawAvifSizes, fieldsOf } from './avif-sizes'
import { bucketOf } from './bucket'

interface PictureFiles {
  read: (name: string) => Promise<Buffer>
  write: (drawn: DrawnSize) => Promise<unknown>
}

export function pictureFiles(settings: Settings): PictureFiles {
  const place = bucketOf(settings)
  if (place === undefined) {
    const at = (name: string) => path.join(settings.MEDIA_DIR, name)
    return {
      read: (name) => readFile(at(name)),
      write: ({ file, bytes }) => writeFile(at(file.filename), bytes),
    }
  }
  const { bucket: Bucket, config } = place
  const client = new S3Client(config)
  return {
    async read(Key) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      return Buffer.from((await Body?.transformToByteArray()) ?? [])
    },
    write: ({ file: { filename: Key, mimeType: ContentType }, bytes: Body }) =>
      client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType })),
  }
}

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
