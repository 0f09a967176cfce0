import * as v from 'valibot'
import { boundedArray } from '../bounded-array.js'
import { requiredText } from '../field-schemas.js'
import { maxJobRecords } from '../limits.js'
import { jobStep, skippedSchema, staffJobSchema } from '../staff-jobs.js'

/** Body of a call about a job that its address names. */
export const jobCallSchema = v.object({})

/** A job whose records the shop's `/api` has found and named. */
export const newCommerceJobSchema = v.object({
  ...jobStep,
  /** One job for each key of a member of staff. */
  key: requiredText(200),
  skipped: v.optional(boundedArray(skippedSchema, { max: maxJobRecords }), []),
  rows: boundedArray(
    v.object({
      record: requiredText(100),
      label: requiredText(300),
      version: v.nullable(v.string('malformed')),
    }),
    { min: 1, max: maxJobRecords, code: 'too_many' },
  ),
})
export type NewCommerceJob = v.InferOutput<typeof newCommerceJobSchema>

export const commerceJobSchema = v.object({
  ...staffJobSchema.entries,
  /** The last publication that came of it; null when there is none. */
  published: v.nullable(v.number()),
})
export type CommerceJob = v.InferOutput<typeof commerceJobSchema>

export const commerceJobsAnswer = v.object({ jobs: v.array(commerceJobSchema) })
export const commerceJobAnswer = v.object({ job: commerceJobSchema })
