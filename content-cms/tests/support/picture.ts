import sharp from 'sharp'
import { call, unique } from './content'

/** The id of a new picture, uploaded by an editor. */
export async function storePicture(): Promise<number> {
  const create = { width: 8, height: 8, channels: 3 as const, background: '#123c3b' }
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer())
  const form = new FormData()
  form.append('file', new Blob([bytes], { type: 'image/png' }), `${unique('anh')}.png`)
  form.append('_payload', JSON.stringify({ alt: 'Ảnh', picture_confirmed: true }))
  const answer = await call('editor', 'media?locale=vi', { method: 'POST', form })
  return ((await answer.json()) as { doc: { id: number } }).doc.id
}
