import * as v from 'valibot'
import { entryOf } from './answers.js'

const formatSchema = v.object({
  url: v.string(),
  width: v.number(),
  height: v.number(),
  mime: v.string(),
  ext: v.string(),
  hash: v.string(),
  size: v.number(),
})

const pictureSchema = v.object({
  name: v.string(),
  alternativeText: v.nullable(v.string()),
  caption: v.nullable(v.string()),
  width: v.number(),
  height: v.number(),
  hash: v.string(),
  ext: v.string(),
  mime: v.string(),
  size: v.number(),
  url: v.string(),
  formats: v.object({
    thumbnail: v.optional(formatSchema),
    small: formatSchema,
    medium: formatSchema,
    large: v.optional(formatSchema),
    xlarge: v.optional(formatSchema),
  }),
})

/** A populated picture: `{data: entry | null}`. */
export const populatedPictureSchema = v.object({ data: v.nullable(entryOf(pictureSchema)) })
