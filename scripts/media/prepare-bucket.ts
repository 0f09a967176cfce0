import { type Bucket, openBucket } from '../../server/media/bucket.ts'
import { type Settings, SettingsError } from '../stack/settings.ts'

const patienceMs = 10_000

/** What a storage refuses, by the code of its answer: the setting that is wrong, and why. */
const refusals: Record<string, string> = {
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID names no key of the storage',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID',
  AccessDenied: 'S3_ACCESS_KEY_ID names a key that may not list the bucket S3_BUCKET',
  AuthorizationHeaderMalformed: 'S3_REGION is not the region of the storage',
  IllegalLocationConstraintException: 'S3_REGION is not the region of the storage',
  BucketAlreadyExists: 'S3_BUCKET names a bucket of somebody else',
}

async function call(bucket: Bucket, path: string, method = 'GET', body?: string) {
  const signal = AbortSignal.timeout(patienceMs)
  const given = { method, signal, ...(body === undefined ? {} : { body }) }
  const answer = await bucket.call(path, given).catch((cause: Error) => {
    const why = (cause.cause as Error | undefined)?.message ?? cause.message
    throw new SettingsError(`S3_ENDPOINT does not answer as a storage: ${why}`, { cause })
  })
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? String(answer.status)
  return { isWell: answer.ok, code }
}

/** Amazon wants the region in a body, unless it is its first. */
const placeOf = ({ region }: Bucket) =>
  region === 'us-east-1'
    ? undefined
    : `<CreateBucketConfiguration><LocationConstraint>${region}</LocationConstraint></CreateBucketConfiguration>`

/**
 * Makes the bucket of the settings where it is not there yet.
 * @returns null where pictures lie in a folder
 * @throws SettingsError naming the setting that the storage refuses
 */
export async function prepareBucket(settings: Settings): Promise<Bucket | null> {
  const bucket = openBucket(settings as Parameters<typeof openBucket>[0])
  if (bucket === null) return null
  // No name begins so: the list is empty, however many pictures there are.
  let { isWell, code } = await call(bucket, '?list-type=2&max-keys=1&prefix=%2F')
  if (code === 'NoSuchBucket') {
    ;({ isWell, code } = await call(bucket, '', 'PUT', placeOf(bucket)))
    if (isWell) console.log(`The bucket ${bucket.name} is made.`)
  }
  if (isWell || code === 'BucketAlreadyOwnedByYou') return bucket
  throw new SettingsError(refusals[code] ?? `The storage at S3_ENDPOINT answers with ${code}`)
}
