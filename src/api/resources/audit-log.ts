import * as fields from '@nas/contract/audit-log/fields'
import { readAuditLog } from '@nas/contract/audit-log/operations'
import { findPerson } from '@nas/contract/people/operations'
import { dayEnd, dayStart } from '@nas/domain/periods'
import { MissingRecordError } from '../../gateways/transport/gateway-errors.ts'
import { forbidden } from '../answers/api-error.ts'
import { staffMay } from '../endpoints/caller.ts'
import { type ApiRequest, call } from '../endpoints/endpoint.ts'
import { ask, peopleById } from '../records/operation-endpoints.ts'

const page = 50

/** For writes with the shop's key, Payload stores only the ids of staff. */
async function withNames(
  request: ApiRequest,
  entries: fields.AuditEntry[],
): Promise<fields.AuditEntry[]> {
  const nameless = entries.filter(({ who, staff }) => who === null && staff.startsWith('user_'))
  const people = await peopleById(
    request,
    nameless.map(({ staff }) => staff),
  )
  const names = new Map(people.map(({ id, fullname, username }) => [id, fullname ?? username]))
  return entries.map((entry) => ({ ...entry, who: entry.who ?? names.get(entry.staff) ?? null }))
}

const named = ['products', 'clubs', 'places', 'categories', 'subcategories', 'tips'] as const

function titled({ view }: ApiRequest, entry: fields.AuditEntry): fields.AuditEntry {
  const kind = named.find((one) => one === entry.kind)
  const name = kind && view.byId(kind, Number(entry.subject))?.name
  return typeof name === 'string' ? { ...entry, name } : entry
}

const inCommerce = ({ limit, ...question }: fields.AuditLogQuery) => ({
  ...question,
  limit: String(limit),
})

/** The entries of both stores as one list: a page of each is enough for a page of both. */
async function newest(
  request: ApiRequest,
  question: fields.AuditLogQuery,
): Promise<fields.AuditLogAnswer> {
  const [ofCommerce, ofContent] = await Promise.all([
    ask(request, readAuditLog, inCommerce(question)),
    request.contentWriter.auditLog.find(question),
  ])
  const edited = (await withNames(request, ofContent.entries)).map((entry) =>
    titled(request, entry),
  )
  const entries = [...ofCommerce.entries, ...edited]
  return {
    entries: entries.sort((one, other) => other.at.localeCompare(one.at)),
    total: ofCommerce.total + ofContent.total,
  }
}

/** Entries of one millisecond stay together, on the next page unless the page has no others. */
export function pageOf(entries: fields.AuditEntry[], size: number) {
  if (entries.length <= size) return { data: entries, next: null }
  const cut = entries[size]?.at
  const whole = entries.slice(0, size).filter(({ at }) => at !== cut)
  const data = whole.length > 0 ? whole : entries.filter(({ at }) => at === cut)
  return { data, next: data.at(-1)?.at ?? null }
}

/** The next page may begin before the end of the last day. */
export function questionOf({ from, to, before, ...others }: fields.AuditLogParameters) {
  const ends = [before, to && dayEnd(to)].flatMap((moment) => moment || [])
  return {
    ...others,
    ...(from && { since: dayStart(from) }),
    ...(ends[0] && { before: ends.sort()[0] }),
  }
}

export const auditLog = call('GET /app/trail', {
  summary: 'Changes by staff and editors, newest first',
  access: 'admin',
  permission: 'staff',
  parameters: fields.auditLogParameters,
  answer: { schema: fields.auditLogAnswerSchema },
  run: async (request, { parameters }) => {
    const question = { ...questionOf(parameters), limit: page + 1 }
    const { entries, total } = await newest(request, question)
    const { data, next } = pageOf(entries, page)
    return { data, meta: { next, total } }
  },
})

/** Payload has no names of staff; read with the shop's key. Null for a deleted account. */
export async function nameOf(
  { commerce }: ApiRequest,
  { who, staff }: Pick<fields.AuditEntry, 'who' | 'staff'>,
): Promise<string | null> {
  if (who !== null || !staff.startsWith('user_')) return who
  try {
    const { fullname, username } = await commerce.call(findPerson, 'key', { user: staff })
    return fullname || username
  } catch (error) {
    if (error instanceof MissingRecordError) return null
    throw error
  }
}

/** Forms show who last changed the record; the log itself is for managers. */
export const lastChange = call('GET /app/lastchange', {
  summary: 'Who of the staff or editors changed a record last',
  access: 'admin',
  parameters: fields.lastChangeParameters,
  answer: { schema: fields.lastChangeAnswerSchema },
  run: async (request, { parameters }) => {
    if (!staffMay(request.caller, fields.editedKinds[parameters.kind])) throw forbidden()
    const question = { ...parameters, limit: 1 }
    const { commerce, contentWriter } = request
    const [ofCommerce, ofContent] = await Promise.all([
      commerce.call(readAuditLog, 'key', inCommerce(question)),
      contentWriter.auditLog.find(question),
    ])
    const [last] = [...ofCommerce.entries, ...ofContent.entries]
    if (last === undefined) return { data: null }
    return { data: { who: await nameOf(request, last), at: last.at } }
  },
})
