import * as v from 'valibot'
import { requiredText } from '../field-schemas.js'
import { longestFilters, longestViewName } from '../limits.js'
import { operation } from '../operation.js'

/** The resource of a list in the back office. */
const list = v.pipe(v.string('malformed'), v.regex(/^[a-z-]{1,40}$/, 'malformed'))

const view = { list, name: requiredText(longestViewName) }

/** As in the address of the list. Words are left out: they name customers. */
const filters = v.pipe(
  v.string('malformed'),
  v.maxLength(longestFilters, 'too_long'),
  v.transform((text) => {
    const params = new URLSearchParams(text)
    params.delete('q')
    return params.toString()
  }),
)

/** Filters of a list that staff saved for all staff, by name. */
export const listViews = operation('GET /list-views', {
  staff: 'own',
  wire: 'GET /app/listviews',
  summary: 'Saved filters of a list of the back office',
  input: v.object({ list }),
  answer: v.array(v.object({ name: v.string(), filters: v.string() })),
  as: 'views',
})

/** Replaces the filters with the same name. @throws too_many */
export const saveListView = operation('POST /list-views', {
  staff: 'own',
  wire: 'POST /app/savelistview',
  summary: 'Save filters of a list for all staff',
  input: v.object({ ...view, filters }),
})

/** @throws not_found */
export const removeListView = operation('POST /list-views/removal', {
  staff: 'own',
  wire: 'POST /app/removelistview',
  summary: 'Remove saved filters of a list',
  input: v.object(view),
})
