import { model } from '@medusajs/framework/utils'

/**
 * An operation with effects in several modules, and therefore without a common transaction. Written
 * before the first effect, with the ids of all records to be created, and deleted by the statement
 * that records the outcome: remaining rows belong to interrupted operations, which are finished or
 * compensated.
 */
export const Operation = model
  .define('operation', {
    id: model.id({ prefix: 'op' }).primaryKey(),
    kind: model.text(),
    /** At most one operation of the kind may be open per subject; null when any number may be. */
    subject: model.text().nullable(),
    /** The work to do and its ids; each kind has its own shape. */
    intent: model.json(),
    /** `begun` or `compensating`; a compensating operation cannot be committed. */
    state: model.text().default('begun'),
    attempts: model.number().default(0),
    /** Number of the process that began it (`living-process.ts`); `null` during a recovery. */
    process: model.number().nullable(),
    /** End of the lease of its current process. */
    next_run_at: model.dateTime(),
  })
  .indexes([{ on: ['kind', 'subject'], unique: true }, { on: ['next_run_at'] }])
