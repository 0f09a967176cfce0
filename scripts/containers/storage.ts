import type { Settings } from '../stack/settings.ts'

const accessKey = 'nas-shop'

/** The storage of pictures beside the containers, unless the settings name another. */
export function withStorage(settings: Settings): Settings {
  if (settings.S3_BUCKET !== '') return settings
  return {
    ...settings,
    S3_ENDPOINT: 'http://s3:8333',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: accessKey,
    S3_SECRET_ACCESS_KEY: settings.S3_CONTAINER_SECRET,
    S3_REGION: 'us-east-1',
    S3_FORCE_PATH_STYLE: 'on',
  }
}

/** What SeaweedFS reads: its keys. */
export function storageFiles({ S3_CONTAINER_SECRET: secretKey }: Settings): Record<string, string> {
  const credentials = [{ accessKey, secretKey }]
  const identities = [{ name: 'shop', credentials, actions: ['Admin'] }]
  return { 's3.json': JSON.stringify({ identities }) }
}
