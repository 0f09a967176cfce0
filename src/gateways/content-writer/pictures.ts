import * as v from 'valibot'
import type { PayloadDocument } from '../payload-client.ts'
import type { WriterClient } from './client.ts'

export interface PictureCalls {
  /** @throws RefusedError for what is no whole JPEG or PNG of a bearable size */
  store(file: Uint8Array<ArrayBuffer>): Promise<PayloadDocument>
  remove(id: number): Promise<void>
}

const storedAnswer = v.object({ doc: v.looseObject({ id: v.number() }) })

export function pictureCalls({ send }: WriterClient): PictureCalls {
  return {
    async store(file) {
      const body = new FormData()
      // Payload finds the kind in the content and names the file itself.
      body.set('file', new Blob([file], { type: 'application/octet-stream' }), 'picture')
      body.set('_payload', '{}')
      return (await send('/media', storedAnswer, { method: 'POST', body })).doc
    },
    async remove(id) {
      await send(`/media/${id}`, v.unknown(), { method: 'DELETE' })
    },
  }
}
