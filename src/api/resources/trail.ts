import {
  type TrailEntry,
  type TrailQuestion,
  trailAnswerSchema,
  trailParameters,
} from '@nas/contract/trail'
import { call } from '../call.ts'
import { type ApiRequest, signedInCaller } from '../endpoint.ts'

const page = 50

/** Payload knows the staff for whom the shop's key wrote by their ids alone. */
async function withNames(request: ApiRequest, entries: TrailEntry[]): Promise<TrailEntry[]> {
  const nameless = entries.filter(({ who, staff }) => who === null && staff.startsWith('user_'))
  const ids = [...new Set(nameless.map(({ staff }) => staff))]
  if (ids.length === 0) return entries
  const { users } = await request.commerce.users.list(signedInCaller(request).commerce, {
    where: { kind: 'list', attribute: 'id', type: 'text', operator: '$in', values: ids },
    sort: [],
    limit: ids.length,
    offset: 0,
  })
  const names = new Map(users.map(({ id, fullname, username }) => [id, fullname ?? username]))
  return entries.map((entry) => ({ ...entry, who: entry.who ?? names.get(entry.staff) ?? null }))
}

/** The entries of both stores as one list: a page of each is enough for a page of both. */
async function newest(request: ApiRequest, question: TrailQuestion): Promise<TrailEntry[]> {
  const { commerce } = signedInCaller(request)
  const [ofCommerce, ofContent] = await Promise.all([
    request.commerce.trail.find(commerce, question),
    request.contentWriter.trail.find(question),
  ])
  const entries = [...ofCommerce.entries, ...(await withNames(request, ofContent.entries))]
  return entries.sort((one, other) => other.at.localeCompare(one.at))
}

/**
 * Where the next page begins. Entries of one millisecond stay together: those at the cut are left to
 * the next page, unless there is nothing else.
 */
export function pageOf(entries: TrailEntry[], size: number) {
  if (entries.length <= size) return { data: entries, next: null }
  const cut = entries[size]?.at
  const whole = entries.slice(0, size).filter(({ at }) => at !== cut)
  const data = whole.length > 0 ? whole : entries.filter(({ at }) => at === cut)
  return { data, next: data.at(-1)?.at ?? null }
}

export const trail = call({
  method: 'GET',
  path: '/app/trail',
  summary: 'What staff and editors have changed, newest first',
  access: 'admin',
  permission: 'staff',
  personal: true,
  parameters: trailParameters,
  answer: { schema: trailAnswerSchema },
  run: async (request, { parameters }) => {
    const { data, next } = pageOf(await newest(request, { ...parameters, limit: page + 1 }), page)
    return { data, meta: { next } }
  },
})
