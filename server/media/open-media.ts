import type { SettingsOf } from '@nas/settings/read-settings'
import type { Logger } from 'pino'
import { openBucket } from './bucket.ts'
import { bucketMedia } from './bucket-media.ts'
import { folderMedia } from './folder-media.ts'
import type { Media } from './media.ts'

export function openMedia(settings: SettingsOf<'server'>, log: Logger): Media {
  const bucket = openBucket(settings)
  return bucket === null ? folderMedia(settings.MEDIA_DIR) : bucketMedia(bucket, { log })
}
