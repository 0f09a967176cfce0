import * as v from 'valibot'
import type { NamedRecord, Picture } from './form-field.ts'

const pictureFields = {
  name: v.string(),
  url: v.string(),
  formats: v.object({ small: v.object({ url: v.string() }) }),
}
const pictureEntry = v.object({ id: v.number(), attributes: v.object(pictureFields) })
const namedEntry = v.object({ id: v.number(), attributes: v.object({ name: v.string() }) })

/** `POST /api/upload` returns pictures without `attributes`. */
export const storedPictures = v.array(v.object({ id: v.number(), ...pictureFields }))

type Stored = v.InferOutput<typeof storedPictures>[number]

export function pictureOf({ id, name, formats }: Stored): Picture {
  return { id, name, url: formats.small.url }
}

function entriesIn(value: unknown): unknown[] {
  const data = (value as { data?: unknown } | undefined)?.data
  return Array.isArray(data) ? data : data ? [data] : []
}

export function picturesIn(value: unknown): Picture[] {
  return entriesIn(value).map((entry) => {
    const { id, attributes } = v.parse(pictureEntry, entry)
    return pictureOf({ id, ...attributes })
  })
}

export function namesIn(value: unknown): NamedRecord[] {
  return entriesIn(value).map((entry) => {
    const { id, attributes } = v.parse(namedEntry, entry)
    return { id, name: attributes.name }
  })
}
