import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { Settings } from '../settings'
import { bucketOf } from './bucket'
import type { DrawnSize } from './drawn-size'

export interface PictureFiles {
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
