import { model } from '@medusajs/framework/utils'

/**
 * Something that takes effect in several modules and so in no common transaction. Written before
 * the first effect, with the ids of everything that will be made, and deleted by the statement
 * that records the outcome: what is left was interrupted, and is finished or compensated.
 */
export const Operation = model
  .define('operation', {
    id: model.id({ prefix: 'op' }).primaryKey(),
    kind: model.text(),
    /** What one operation of the kind at a time may concern; null when any number may run. */
    subject: model.text().nullable(),
    /** What is to be done, under which ids; each kind has its own shape. */
    intent: model.json(),
    /** begun, or compensating: from then on it cannot be committed any more. */
    state: model.text().default('begun'),
    /** How often somebody has tried to recover it. */
    attempts: model.number().default(0),
    /** Number of the process that began it (`living-process.ts`); null once somebody recovers it. */
    process: model.number().nullable(),
    /** Until then whoever works on it is left alone. */
    next_run_at: model.dateTime(),
  })
  .indexes([{ on: ['kind', 'subject'], unique: true }, { on: ['next_run_at'] }])
