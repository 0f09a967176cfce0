import { model } from '@medusajs/framework/utils'

/** Moves records of a list to one state, one after the other, on behalf of a member of staff. */
export const StaffJob = model
  .define('staff_job', {
    id: model.id({ prefix: 'job' }).primaryKey(),
    /** The user who started the job. */
    staff: model.text(),
    /** Request ID of the call that started the job, for the audit log. */
    request: model.text(),
    /** Idempotency key of the caller: the same call again returns the same job. */
    key: model.text(),
    /** The list, by its name on the wire. */
    resource: model.text(),
    target: model.text(),
    /** Only for cancelled orders: one of `cancelCauses`, and a sentence for the customers. */
    cause: model.text().nullable(),
    reason: model.text().nullable(),
    /** Until then the whole job can be cancelled. */
    starts_at: model.dateTime(),
    dismissed_at: model.dateTime().nullable(),
    /** The last publication in Payload that the job caused. */
    published: model.number().nullable(),
    /** Numbers of records to which the step does not apply; null if there are none. */
    skipped: model.json().nullable(),
  })
  .indexes([{ on: ['staff', 'key'], unique: true }, { on: ['created_at'] }])

export const StaffJobRow = model
  .define('staff_job_row', {
    id: model.id({ prefix: 'jobrow' }).primaryKey(),
    job_id: model.text(),
    position: model.number(),
    /** Id of the record on the wire. */
    record: model.text(),
    /** Display name of the record; never names a person. */
    label: model.text(),
    /** The version that the caller saw; null accepts any version. */
    version: model.text().nullable(),
    /** `waiting`, `running`, `done`, `failed` or `cancelled`. */
    state: model.text().default('waiting'),
    /** Error code of a failed row. */
    code: model.text().nullable(),
    /** Present state of an order that was not moved, and who brought it there. */
    moved: model.json().nullable(),
    attempts: model.number().default(0),
    /** End of the lease of a running row; afterwards another process may take it over. */
    leased_until: model.dateTime().nullable(),
  })
  .indexes([
    { on: ['job_id', 'position'], unique: true },
    { on: ['state'], where: "state IN ('waiting', 'running')" },
  ])
