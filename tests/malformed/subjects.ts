import type { Endpoint } from '../../src/api/endpoints/endpoint.ts'
import { endpoints } from '../../src/api/routes/endpoints.ts'
import { type Callers, makeCallers, mayCall } from '../contract/matrix/callers.ts'
import { sampleOf } from '../contract/matrix/samples.ts'
import { asNewMember, asStaff } from '../contract/people.ts'
import { type Sender, type Subject, senders } from './request-of.ts'

/** A word used for every person's data, which therefore must not occur in any log. */
const personalWord = 'Nguyenkhongghilai'

const personalFields = ['name', 'fullname', 'address', 'note', 'message', 'company', 'occupation']

/** Fields that keep random records out of the shop's pages and its stock intact. */
function harmless({ path }: Endpoint): object {
  if (path === '/app/createorder') return { expected_total: 1 }
  return /^\/(products|clubs|places)/.test(path) ? { state: 'inactive' } : {}
}

function personal(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      personalFields.includes(name) ? `${value} ${personalWord}` : value,
    ]),
  )
}

async function encoded(form: FormData) {
  const response = new Response(form)
  return {
    type: response.headers.get('content-type') ?? '',
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

/** A valid call of these needs providers, which run only with `npm test`. */
function lacksProvider({ path }: Endpoint): boolean {
  return /^\/auth\/(google|facebook)/.test(path) && !process.env.GOOGLE_CLIENT_ID
}

async function subjectOf(endpoint: Endpoint, callers: Callers): Promise<Subject> {
  if (lacksProvider(endpoint)) return { endpoint, id: '', fields: {} }
  const sample = sampleOf(endpoint) ?? {}
  const fields: Subject['fields'] = {}
  for (const sender of senders) {
    if (!mayCall(endpoint.access, sender)) continue
    const good = await sample.fields?.(sender, callers[sender])
    if (good) fields[sender] = { ...personal(good), ...harmless(endpoint) }
  }
  const id = sample.id ? String(await sample.id(callers)) : ''
  const form = sample.form && (await encoded(await sample.form(callers.member)))
  return { endpoint, id, fields, ...(form && { form }) }
}

export interface Cast {
  subjects: readonly Subject[]
  /** The token of the call. */
  tokenFor(endpoint: Endpoint, sender: Sender): string | undefined
  /** Must not appear in logs: e-mails, passwords, tokens. */
  secrets: readonly string[]
}

/** All kinds of callers, with a valid request of every call as a starting point. */
export async function makeCast(): Promise<Cast> {
  const callers = await makeCallers()
  const spare = await asNewMember()
  const spareStaff = await asStaff()
  const subjects: Subject[] = []
  for (const endpoint of endpoints) subjects.push(await subjectOf(endpoint, callers))
  return {
    subjects,
    tokenFor(endpoint, sender) {
      if (!sampleOf(endpoint)?.spends || sender === 'visitor') return callers[sender].token
      return sender === 'staff' ? spareStaff : spare.token
    },
    secrets: [personalWord, spare.email, spare.password, spare.token],
  }
}
