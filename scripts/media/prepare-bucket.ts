import { type Bucket, openBucket } from '../../server/media/bucket.ts'
import { type Settings, SettingsError } from '../stack/settings.ts'

const timeoutMs = 10_000

const refusals: Record<string, string> = {
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID names no key of the storage',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID',
  AccessDenied: 'S3_ACCESS_KEY_ID names a key that may not list the bucket S3_BUCKET',
  AuthorizationHeaderMalformed: 'S3_REGION is not the region of the storage',
  IllegalLocationConstraintException: 'S3_REGION is not the region of the storage',
  BucketAlreadyExists: 'S3_BUCKET names a bucket of another account',
}

async function call(bucket: Bucket, path: string, method = 'GET', body?: string) {
  const signal = AbortSignal.timeout(timeoutMs)
  const request = { method, signal, ...(body === undefined ? {} : { body }) }
  const answer = await bucket.call(path, request).catch((cause: Error) => {
    const why = (cause.cause as Error | undefined)?.message ?? cause.message
    throw new SettingsError(`S3_ENDPOINT does not answer as a storage: ${why}`, { cause })
  })
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? String(answer.status)
  return { isOk: answer.ok, code }
}

/** AWS needs the region in the body, except for `us-east-1`. */
const locationOf = ({ region }: Bucket) =>
  region === 'us-east-1'
    ? undefined
    : `<CreateBucketConfiguration><LocationConstraint>${region}</LocationConstraint></CreateBucketConfiguration>`

/** @throws SettingsError naming the setting that the storage rejects */
export async function prepareBucket(settings: Settings): Promise<Bucket | null> {
  const bucket = openBucket(settings)
  if (bucket === null) return null
  // No object has this prefix, so the list is empty.
  let { isOk, code } = await call(bucket, '?list-type=2&max-keys=1&prefix=%2F')
  if (code === 'NoSuchBucket') {
    ;({ isOk, code } = await call(bucket, '', 'PUT', locationOf(bucket)))
    if (isOk) console.log(`Created the bucket ${bucket.name}.`)
  }
  if (isOk || code === 'BucketAlreadyOwnedByYou') return bucket
  throw new SettingsError(refusals[code] ?? `The storage at S3_ENDPOINT answers with ${code}`)
}
