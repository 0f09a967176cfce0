import * as v from 'valibot'
import { boundedArray } from '../bounded-array.js'
import { reasonEntries, requiredText, textId } from '../field-schemas.js'
import { maxJobRecords } from '../limits.js'
import { type OutputOf, operation, type ParsedOf } from '../operation.js'
import { jobStep, skippedSchema, staffJobSchema } from './fields.js'

const job = v.object({
  ...staffJobSchema.entries,
  /** Last publication of the job; null without one. */
  published: v.nullable(v.number()),
})

export const listJobs = operation('GET /staff-jobs', {
  staff: 'own',
  answer: v.array(job),
  as: 'jobs',
})

/** A job whose records `/api` has found. A repeated key answers the first job. */
export const beginJob = operation('POST /staff-jobs', {
  staff: 'by state',
  input: v.object({
    ...jobStep,
    ...reasonEntries,
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
  }),
  answer: job,
  as: 'job',
})

const named = v.object({ job: textId })

export const cancelJob = operation('POST /staff-jobs/:job/cancel', {
  staff: 'own',
  input: named,
  answer: job,
  as: 'job',
})

export const dismissJob = operation('POST /staff-jobs/:job/dismiss', {
  staff: 'own',
  input: named,
  answer: job,
  as: 'job',
})

export type NewJobRecords = ParsedOf<typeof beginJob>
export type BegunJob = OutputOf<typeof beginJob>
