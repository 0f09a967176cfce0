import sirv from 'sirv'
import type { Media } from './media.ts'

/** Pictures in a folder, read from the disk: editors add some while the server runs. */
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
