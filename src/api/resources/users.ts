import { pendingEmailSchema, profileSchema } from '@nas/contract/accounts/fields'
import {
  type AccountChange,
  changeMe,
  changeOwnPendingEmail,
} from '@nas/contract/accounts/operations'
import type { Person } from '@nas/contract/people/fields'
import {
  changePendingEmail,
  changePerson,
  findPerson,
  listPeople,
} from '@nas/contract/people/operations'
import { listPurchases } from '@nas/contract/purchases/operations'
import type { Populate } from '@nas/query/read-populate'
import type { Attributes } from '@nas/query/shape'
import { forbidden } from '../answers/api-error.ts'
import { browserLocale } from '../answers/cookies.ts'
import { countingTaken, provingOwner, wrongPassword } from '../endpoints/attempts.ts'
import { staffMay } from '../endpoints/caller.ts'
import { type ApiRequest, call, signedInCaller } from '../endpoints/endpoint.ts'
import { affordableQuery } from '../records/affordable-query.ts'
import { entrySource, toEntry } from '../records/entries.ts'
import { ask, askList } from '../records/operation-endpoints.ts'
import { recordSearch, type Searchable } from '../records/record-search.ts'
import { type Resource, write } from '../records/resource.ts'
import { userRow, userShape } from '../shapes/user-shape.ts'
import { accountChange } from './account-fields.ts'

const searchable: Searchable = {
  attributes: new Set(userShape.attributes.keys()),
  owner: { relation: 'role', attribute: 'role' },
}

/** Each new e-mail is mailed a link. @throws ApiError 429 */
const takeMail = ({ limiter }: ApiRequest, email: string): Promise<void> =>
  limiter.take('forgotPassword', email.toLowerCase())

/** @throws ApiError 400 when a new e-mail or password comes without the correct current password */
async function changeOwn(request: ApiRequest, changes: AccountChange): Promise<Person> {
  const { person } = signedInCaller(request)
  const locale = browserLocale(request.request)
  const save = () => ask(request, changeMe, { ...changes, locale })
  const { password, email = person.email, username = person.username } = changes
  const movesEmail = email.toLowerCase() !== person.email
  const change = username !== person.username ? () => countingTaken(request, save) : save
  if (movesEmail) await takeMail(request, email)
  return movesEmail || password !== undefined ? provingOwner(request, change) : change()
}

/** Purchases are computed only for returned people, and only when they are populated. */
async function userRows(
  request: ApiRequest,
  people: readonly Person[],
  populate: Populate,
): Promise<Attributes[]> {
  const rows = people.map(userRow)
  if (!populate.has('purchases') || rows.length === 0) return rows
  const customers = people.map(({ id }) => id).join()
  const found = await ask(request, listPurchases, { customers })
  const byId = new Map(found.map((one) => [one.id, one]))
  const none = { orders: 0, spent: 0, last_order: null }
  return rows.map((row) => ({ ...row, purchases: byId.get(row.id) ?? { ...none, id: row.id } }))
}

export const users: Resource = {
  shape: userShape,
  access: { find: 'admin', findOne: 'admin', count: 'admin', update: 'signed-in' },
  permissions: { read: 'people.read' },
  own: true,
  personal: true,
  flat: true,
  bodyForm: 'bare',
  store: {
    async find(request, search) {
      const query = recordSearch(searchable, search)
      const { rows, count } = await askList(request, listPeople, query)
      return { rows: await userRows(request, rows, search.populate), total: count }
    },

    async byId(request, id, { populate }) {
      const person = await ask(request, findPerson, { user: id })
      const [row = null] = await userRows(request, [person], populate)
      return row
    },
  },
  // From a fixed list of fields: never role, confirmed, blocked, provider (API §6.2).
  update: write(profileSchema, async (request, body) => {
    const caller = signedInCaller(request)
    const { id } = request
    const own = id === caller.person.id
    if (!own && !staffMay(caller, 'people.write')) throw forbidden()
    const changes = accountChange(body)
    if (own) return userRow(await changeOwn(request, changes))
    // The caller cannot know another person's current password.
    if (changes.password !== undefined) throw wrongPassword()
    if (changes.email !== undefined) await takeMail(request, changes.email)
    return userRow(await ask(request, changePerson, { user: id, ...changes }))
  }),
}

export const usersMe = call('GET /users/me', {
  summary: 'The caller',
  access: 'signed-in',
  beforeFactor: true,
  queries: userShape,
  answer: { of: userShape, as: 'bare' },
  run: (request) => {
    const selection = affordableQuery(request, userShape)
    const row = userRow(signedInCaller(request).person)
    const { id, attributes } = toEntry(entrySource(request.view), 'users', row, selection)
    return { id, ...attributes }
  },
})

/** Calls about a new e-mail, which counts once its owner has opened the mailed link (ADR 0074). */
export const pendingEmail = call('POST /app/pendingemail', {
  summary: 'Mail the link to a new e-mail again, or withdraw the change; staff also for others',
  access: 'signed-in',
  body: { schema: pendingEmailSchema, form: 'either' },
  run: async (request, { body: { action, user } }) => {
    const caller = signedInCaller(request)
    const id = user ?? caller.person.id
    const own = id === caller.person.id
    if (!own && !staffMay(caller, 'people.write')) throw forbidden()
    if (action === 'resend') await request.limiter.take('forgotPassword', id)
    if (own) await ask(request, changeOwnPendingEmail, { action })
    else await ask(request, changePendingEmail, { user: id, action })
  },
})
