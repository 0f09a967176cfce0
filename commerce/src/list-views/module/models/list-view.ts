import { model } from '@medusajs/framework/utils'

/** Filters of a list of the back office, shared by all staff. */
export const ListView = model
  .define('list_view', {
    /** The list and the name, so that a name is taken once. */
    id: model.text().primaryKey(),
    list: model.text(),
    name: model.text(),
    /** A query string. */
    filters: model.text(),
  })
  .indexes([{ on: ['list'] }])
