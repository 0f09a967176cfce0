import * as v from 'valibot'

/** Kinds of content that a search lists beside products. */
export const foundKinds = ['clubs', 'blogs', 'faqs', 'policies'] as const

/** Maximum length, above every product's name. */
export const longestSearch = 100

export const searchParameters = v.object({
  _q: v.pipe(
    v.string('malformed'),
    v.trim(),
    v.nonEmpty('malformed'),
    v.maxLength(longestSearch, 'too_long'),
  ),
})

export const foundPageSchema = v.object({
  kind: v.picklist(foundKinds),
  id: v.number(),
  /** Null for a question. */
  slug: v.nullable(v.string()),
  name: v.string(),
  name_en: v.nullable(v.string()),
})

export type FoundPage = v.InferOutput<typeof foundPageSchema>

export type SearchAnswer = v.InferOutput<typeof searchAnswerSchema>['data']

export const searchAnswerSchema = v.object({
  data: v.object({
    /** The query as the shop writes it, when a word of it is known only in another spelling. */
    meant: v.nullable(v.string()),
    pages: v.array(foundPageSchema),
  }),
})
