import fc from 'fast-check'
import { nastyText } from './nasty-values.ts'

export interface Form {
  /** With the boundary of its parts. */
  type: string
  bytes: Buffer
}

const types = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'multipart/mixed; boundary=x',
  'application/json',
  'image/png',
  'text/plain',
]

const replaced = ({ type, bytes }: Form, from: string, to: string): Form => ({
  type,
  bytes: Buffer.from(
    bytes.toString('latin1').replaceAll(from, () => to),
    'latin1',
  ),
})

/** A form with files that is truncated, changed or labelled wrongly. */
export function spoiledForm(form: Form): fc.Arbitrary<Form> {
  const place = fc.integer({ min: 0, max: form.bytes.length })
  return fc.oneof(
    place.map((at) => ({ ...form, bytes: form.bytes.subarray(0, at) })),
    fc.tuple(place, fc.uint8Array({ minLength: 1, maxLength: 40 })).map(([at, noise]) => ({
      ...form,
      bytes: Buffer.concat([form.bytes.subarray(0, at), noise, form.bytes.subarray(at + 20)]),
    })),
    fc.constantFrom(...types).map((type) => ({ ...form, type })),
    nastyText.map((name) => replaced(form, 'name="files"', `name="${name.slice(0, 200)}"`)),
    nastyText.map((name) => replaced(form, 'picture.png', name.slice(0, 200))),
    nastyText.map((type) => replaced(form, 'image/png', type.slice(0, 200))),
    fc
      .constantFrom('GIF89a', '<svg onload=1>', '', 'PK')
      .map((start) => replaced(form, '\x89PNG', start)),
    fc.constant(form),
  )
}
