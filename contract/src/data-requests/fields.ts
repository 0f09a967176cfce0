import type { Fields } from '../fields.js'

/** Requests under Law 91/2025: a copy of the data, erasure, the end of a consent. */
export const dataRequestKinds = ['export', 'erasure', 'withdrawal'] as const

/** Staff write down requests that do not come from the shop's pages. */
export const writtenSources = ['phone', 'email', 'letter'] as const
export const dataRequestSources = ['member', 'guest', ...writtenSources] as const

export const dataRequestStates = ['overdue', 'open', 'answered'] as const

export type DataRequestKind = (typeof dataRequestKinds)[number]
export type DataRequestSource = (typeof dataRequestSources)[number]
export type DataRequestState = (typeof dataRequestStates)[number]

export const dataRequestFields = {
  kind: { type: 'text', oneOf: dataRequestKinds },
  source: { type: 'text', oneOf: dataRequestSources },
  state: { type: 'text', oneOf: dataRequestStates },
  received_at: { type: 'date' },
  due_at: { type: 'date', searchable: false },
  /** The same while the request is open, else null: sorts open requests first. */
  open_until: { type: 'date', nullable: true },
  answered_at: { type: 'date', nullable: true },
  /** Phone or e-mail that staff wrote down. */
  contact: { type: 'text', nullable: true },
  note: { type: 'text', nullable: true },
  answer: { type: 'text', nullable: true },
  /** The consent that a member withdrew. */
  purpose: { type: 'text', nullable: true },
  /** Id of the member, while it is known. */
  member: { type: 'text', nullable: true, searchable: false },
  /** The guest's order, while the request is open. */
  order: { type: 'integer', nullable: true, computed: true, searchable: false },
  order_code: { type: 'text', nullable: true, computed: true, searchable: false },
  /** Member of staff who answered the request, else who recorded it. */
  who: { type: 'text', nullable: true, computed: true, searchable: false },
} as const satisfies Fields
