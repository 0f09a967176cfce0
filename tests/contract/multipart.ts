import type { Answer } from './http.ts'
import { call } from './http.ts'

interface Part {
  bytes: Blob | Uint8Array<ArrayBuffer> | string
  name?: string
  type?: string
}

/** A form with files, as browsers send it. */
export function formOf(parts: readonly Part[], field = 'files'): FormData {
  const form = new FormData()
  for (const { bytes, name = 'picture.png', type = 'image/png' } of parts) {
    form.append(field, new Blob([bytes], { type }), name)
  }
  return form
}

export function upload(parts: readonly Part[], token?: string, path = '/upload'): Promise<Answer> {
  return call('POST', path, { body: formOf(parts), ...(token && { token }) })
}
