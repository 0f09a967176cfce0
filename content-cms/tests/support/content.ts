import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { answerRest } from '../../src/rest'

const accountRoles = ['contributor', 'editor', 'manager'] as const
export const roles = ['anonymous', 'reader', 'writer', ...accountRoles] as const
export type Role = (typeof roles)[number]

const password = 'only-for-the-tests'
const account = (role: (typeof accountRoles)[number]) => ({
  email: `${role}@tests.example`,
  password,
  role,
})
export const editor = account('editor')
export const manager = account('manager')
const keys = { reader: 'tests-0000-0000', writer: 'tests-0000-0001' }

export const content = (): Promise<Payload> => getPayload({ config })

async function headerOf(role: Role): Promise<Record<string, string>> {
  if (role === 'anonymous') return {}
  const payload = await content()
  if (role === 'reader' || role === 'writer') {
    const name = `tests-${role}`
    const where = { name: { equals: name } }
    if ((await payload.count({ collection: 'clients', where })).totalDocs === 0) {
      const data = { name, scope: role, enableAPIKey: true, apiKey: keys[role] }
      await payload.create({ collection: 'clients', data })
    }
    return { Authorization: `clients API-Key ${keys[role]}` }
  }
  const data = account(role)
  const where = { email: { equals: data.email } }
  if ((await payload.count({ collection: 'users', where })).totalDocs === 0) {
    await payload.create({ collection: 'users', data })
  }
  const { token } = await payload.login({ collection: 'users', data })
  return { Authorization: `JWT ${token}` }
}

const headers = new Map<Role, Record<string, string>>()

type Call = {
  method?: string
  body?: unknown
  form?: FormData
  file?: Uint8Array<ArrayBuffer>
  key?: string
  headers?: Record<string, string>
}

/** One call of the REST interface, as it arrives over HTTP. */
export async function call(role: Role, path: string, options: Call = {}): Promise<Response> {
  const known = headers.get(role) ?? (await headerOf(role))
  headers.set(role, known)
  const { method = 'GET', body, form, file, key, headers: more } = options
  return answerRest(
    new Request(`http://localhost:3001/api/${path}`, {
      method,
      headers: {
        ...(key ? { Authorization: `clients API-Key ${key}` } : known),
        'Accept-Language': 'en',
        ...more,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(file && { 'Content-Length': String(file.length) }),
      },
      body: form ?? file ?? (body === undefined ? undefined : JSON.stringify(body)),
    }),
  )
}

let counter = 0

/** A name that no other test uses, also not in an earlier run on the same database. */
export function unique(stem: string): string {
  counter += 1
  return `${stem}-${Date.now().toString(36)}${counter}`
}
