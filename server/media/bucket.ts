import type { SettingsOf } from '@nas/settings/read-settings'
import { AwsClient } from 'aws4fetch'

type Call = Pick<RequestInit, 'method' | 'body' | 'signal'> & { headers?: Record<string, string> }

export interface Bucket {
  readonly name: string
  readonly region: string
  /** Headers are not signed: proxies change them. @param key encoded; '' or `?…` for the bucket */
  call(key: string, call?: Call): Promise<Response>
}

type Settings = Partial<
  Record<Extract<keyof SettingsOf<'server'>, `S3_${string}`>, string | undefined>
>

export function openBucket(settings: Settings): Bucket | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null
  const region = settings.S3_REGION ?? ''
  const client = new AwsClient({
    service: 's3',
    region,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  })
  const place =
    settings.S3_FORCE_PATH_STYLE === 'off'
      ? S3_ENDPOINT.replace('://', `://${S3_BUCKET}.`)
      : `${S3_ENDPOINT}/${S3_BUCKET}`
  return {
    name: S3_BUCKET,
    region,
    async call(key, { method = 'GET', headers = {}, body = null, signal = null } = {}) {
      const signed = await client.sign(
        key === '' || key.startsWith('?') ? place + key : `${place}/${key}`,
        { method, body },
      )
      // Prevents recompression between this server and the storage.
      signed.headers.set('Accept-Encoding', 'identity')
      for (const [name, value] of Object.entries(headers)) signed.headers.set(name, value)
      return fetch(signed, { signal, redirect: 'error' })
    },
  }
}
