import { model } from '@medusajs/framework/utils'

/** Records of a list that a member of staff brings to a state, one after the other. */
export const StaffJob = model
  .define('staff_job', {
    id: model.id({ prefix: 'job' }).primaryKey(),
    /** The user who began it. */
    staff: model.text(),
    /** Names the call that began it, in the audit log. */
    request: model.text(),
    /** The caller's; the same call again is the same job. */
    key: model.text(),
    /** The list, as on the wire. */
    resource: model.text(),
    target: model.text(),
    /** Until then it can be undone as a whole. */
    starts_at: model.dateTime(),
    dismissed_at: model.dateTime().nullable(),
    /** The last publication of Payload that came of it. */
    published: model.number().nullable(),
    /** Numbers of records that the step does not fit, by their state; null for none. */
    skipped: model.json().nullable(),
  })
  .indexes([{ on: ['staff', 'key'], unique: true }, { on: ['created_at'] }])

export const StaffJobRow = model
  .define('staff_job_row', {
    id: model.id({ prefix: 'jobrow' }).primaryKey(),
    job_id: model.text(),
    position: model.number(),
    /** Id of the record, as on the wire. */
    record: model.text(),
    /** What the record is called; names no person. */
    label: model.text(),
    /** The version that the caller saw; null when any will do. */
    version: model.text().nullable(),
    /** `waiting`, `running`, `done`, `failed` or `cancelled`. */
    state: model.text().default('waiting'),
    /** Why it failed. */
    code: model.text().nullable(),
    attempts: model.number().default(0),
    /** While it runs: when another process may take it over. */
    leased_until: model.dateTime().nullable(),
  })
  .indexes([
    { on: ['job_id', 'position'], unique: true },
    { on: ['state'], where: "state IN ('waiting', 'running')" },
  ])
