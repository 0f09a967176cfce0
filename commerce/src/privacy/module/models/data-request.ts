import { model } from '@medusajs/framework/utils'
import { dataRequestKinds, dataRequestSources } from '@nas/contract/data-requests/fields'

/** Once a self-service request is answered, only its kind and times are kept. */
export const DataRequest = model
  .define('data_request', {
    id: model.id({ prefix: 'datareq' }).primaryKey(),
    kind: model.enum([...dataRequestKinds]),
    source: model.enum([...dataRequestSources]),
    /** The account of a member, or the record of a guest's order, while the request is open. */
    subject: model.text().nullable(),
    received_at: model.dateTime(),
    due_at: model.dateTime(),
    answered_at: model.dateTime().nullable(),
    contact: model.text().nullable(),
    note: model.text().nullable(),
    answer: model.text().nullable(),
    /** Id of the member of staff that wrote it down. */
    author: model.text().nullable(),
    answered_by: model.text().nullable(),
  })
  .indexes([
    { on: ['kind', 'subject'], unique: true, where: 'answered_at is null' },
    { on: ['due_at'], where: 'answered_at is null' },
    { on: ['received_at'] },
  ])
