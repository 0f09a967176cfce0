import type { SettingsOf } from '@nas/settings/read-settings'
import type { Logger } from 'pino'
import sirv from 'sirv'
import { openBucket } from './bucket.ts'
import { bucketMedia } from './bucket-media.ts'
import type { Media } from './media.ts'

export function openMedia(settings: SettingsOf<'server'>, log: Logger): Media {
  const bucket = openBucket(settings)
  return bucket === null ? folderMedia(settings.MEDIA_DIR) : bucketMedia(bucket, { log })
}

/** Read from the disk, because editors add pictures while the server runs. */
export function folderMedia(folder: string): Media {
  const serve = sirv(folder, { dev: true, etag: true })
  return {
    isUp: true,
    async send(request, response, path, missing) {
      request.url = path
      serve(request, response, missing)
    },
  }
}
