import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { s3Storage } from '@payloadcms/storage-s3'
import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Plugin,
} from 'payload'
import { label, messageFor } from '../labels'
import type { Settings } from '../settings'

const unavailable = label(
  'Kho ảnh tạm thời không phản hồi, hãy thử lại sau',
  'The storage of pictures does not answer for the moment, try again later',
)

export function bucketOf(settings: Settings) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = settings
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined
  const config = {
    endpoint,
    region,
    forcePathStyle: settings.S3_FORCE_PATH_STYLE === 'on',
    credentials: { accessKeyId, secretAccessKey },
    // Storage other than Amazon's does not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 2000,
      requestTimeout: 10_000,
      throwOnRequestTimeout: true,
    },
  } as const
  return { bucket, config }
}

/** Payload would delete the record of a picture whose file it cannot delete. */
function whileItAnswers(client: S3Client, bucket: string): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    const isWrite =
      operation === 'delete' || ((operation === 'create' || operation === 'update') && req.file)
    if (!isWrite) return args
    await client.send(new HeadBucketCommand({ Bucket: bucket })).catch((err: unknown) => {
      req.payload.logger.error({ err, msg: 'The storage of pictures does not answer' })
      throw new APIError(messageFor(req, unavailable), 503)
    })
    return args
  }
}

const stored = ['media', 'films']

function inBucket(files: CollectionConfig, hook: CollectionBeforeOperationHook): CollectionConfig {
  return {
    ...files,
    // `_objectKey` is for browser uploads, which are not used.
    fields: files.fields.filter((field) => !('name' in field && field.name === '_objectKey')),
    hooks: { ...files.hooks, beforeOperation: [...(files.hooks?.beforeOperation ?? []), hook] },
  }
}

export function picturesInBucket(settings: Settings): Plugin[] {
  const place = bucketOf(settings)
  if (place === undefined) return []
  const { bucket, config } = place
  const hook = whileItAnswers(new S3Client(config), bucket)
  return [
    s3Storage({
      bucket,
      config,
      collections: Object.fromEntries(stored.map((slug) => [slug, true])),
    }),
    (all) => ({
      ...all,
      collections: all.collections?.map((one) =>
        stored.includes(one.slug) ? inBucket(one, hook) : one,
      ),
    }),
  ]
}
