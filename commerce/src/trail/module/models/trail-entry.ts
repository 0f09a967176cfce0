import { model } from '@medusajs/framework/utils'

/**
 * What a member of staff changed (ADR 0065). Rows are only added; PostgreSQL refuses everything else
 * but to forget whom one was about.
 */
export const TrailEntry = model
  .define('trail_entry', {
    id: model.id({ prefix: 'trail' }).primaryKey(),
    /** Id of the member of staff. */
    staff: model.text(),
    /** Names the call. */
    request: model.text(),
    kind: model.text(),
    /** Id of what was changed; null when it was a person who is gone. */
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
