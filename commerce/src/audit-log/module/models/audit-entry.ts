import { model } from '@medusajs/framework/utils'

/** Append-only (ADR 0065): PostgreSQL rejects every update except clearing the subject. */
export const AuditEntry = model
  .define('trail_entry', {
    id: model.id({ prefix: 'trail' }).primaryKey(),
    staff: model.text(),
    request: model.text(),
    kind: model.text(),
    /** Id of the changed record; null for a person who has been deleted. */
    subject: model.text().nullable(),
    before: model.json(),
    after: model.json(),
  })
  .indexes([
    { on: ['created_at', 'id'] },
    { on: ['staff', 'created_at'] },
    { on: ['kind', 'created_at'] },
    { on: ['subject'] },
  ])
