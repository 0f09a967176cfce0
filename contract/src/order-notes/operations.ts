import { callResults } from '@nas/domain/call-results'
import * as v from 'valibot'
import { boundedArray } from '../bounded-array.js'
import { moment, storedId, textId, textOrNull } from '../field-schemas.js'
import { longestOrderNote, maxAssigned, maxMentions } from '../limits.js'
import { type OutputOf, operation } from '../operation.js'

const order = storedId

/** A note needs words, a call its result. */
export const noteOrder = operation('POST /orders/:order/notes', {
  staff: 'orders.read',
  wire: 'POST /app/noteorder',
  summary: 'Note something about an order, or a call to its receiver',
  input: v.pipe(
    v.object({
      order,
      words: textOrNull(longestOrderNote),
      call: v.nullish(v.picklist(callResults, 'malformed'), null),
      /** When to call again; required by the result `later`. */
      call_at: v.nullish(moment, null),
      /** Ids of colleagues, who are notified. */
      mentions: v.optional(boundedArray(textId, { max: maxMentions }), []),
    }),
    v.forward(
      v.check(({ words, call }) => words !== null || call !== null, 'required'),
      ['words'],
    ),
    v.forward(
      v.check(({ call, call_at }) => call !== 'later' || call_at !== null, 'required'),
      ['call_at'],
    ),
  ),
})

export const assignOrders = operation('POST /assigned-orders', {
  staff: 'orders.read',
  wire: 'POST /app/assignorders',
  summary: 'Put a colleague in charge of orders, or no one',
  input: v.object({
    orders: boundedArray(order, { min: 1, max: maxAssigned }),
    assignee: v.nullable(textId),
  }),
})

/** Notes that mention the caller, whose orders they have not opened since; newest first. */
export const listMentions = operation('GET /mentions', {
  staff: 'orders.read',
  wire: 'GET /app/mentions',
  summary: 'Notes about orders that mention the caller, not yet read',
  answer: v.array(
    v.object({
      order: v.number(),
      code: v.string(),
      words: v.string(),
      who: v.nullable(v.string()),
      at: v.string(),
    }),
  ),
  as: 'mentions',
})

export const readMentions = operation('POST /orders/:order/mentions', {
  staff: 'orders.read',
  wire: 'POST /app/readmentions',
  summary: 'Mark the notes of an order that mention the caller as read',
  input: v.object({ order }),
})

/** An open page of an order repeats this every few seconds. */
export const viewOrder = operation('POST /orders/:order/viewers', {
  staff: 'orders.read',
  wire: 'POST /app/vieworder',
  summary: 'Report that the caller has an order open, and read which other staff have',
  input: v.object({ order }),
  /** Ids of the other members of staff who have the order open. */
  answer: v.array(v.string()),
  as: 'viewers',
})

/** Staff who may be in charge of orders or mentioned in their notes. */
export const listColleagues = operation('GET /colleagues', {
  staff: 'orders.read',
  wire: 'GET /app/colleagues',
  summary: 'Names of the staff who may read orders',
  answer: v.array(v.object({ id: v.string(), name: v.string() })),
  as: 'colleagues',
})

export type Colleague = OutputOf<typeof listColleagues>[number]
