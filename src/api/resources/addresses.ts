import { addressChangeSchema, addressFields, newAddressSchema } from '@nas/contract/addresses'
import type { CommerceAddress } from '@nas/contract/commerce/member-records'
import { publicRecord } from '@nas/contract/commerce/records'
import type { Populate } from '@nas/query/read-populate'
import type { Attributes } from '@nas/query/shape'
import { type ApiRequest, signedInCaller } from '../kit/endpoint.ts'
import { recordSearch, type Searchable } from '../records/record-search.ts'
import { type Resource, write } from '../records/resource.ts'
import { addressShape } from '../shapes/record-shapes.ts'
import { userRow } from '../shapes/user-shape.ts'

const searchable: Searchable = {
  attributes: new Set(addressShape.attributes.keys()),
  owner: { relation: 'user', attribute: 'customer' },
}

function addressRow(address: CommerceAddress): Attributes {
  const { id, customer_id } = address
  return { id, ...publicRecord(addressFields, address), user: { id: customer_id } }
}

/** Owners are returned only when they are populated. */
async function withOwners(
  request: ApiRequest,
  addresses: readonly CommerceAddress[],
  populate: Populate,
): Promise<Attributes[]> {
  const rows = addresses.map(addressRow)
  if (!populate.has('user') || rows.length === 0) return rows
  const owners = await ownersOf(request, addresses)
  return rows.map((row, index) => ({
    ...row,
    user: owners.get(addresses[index]?.customer_id ?? '') ?? null,
  }))
}

async function ownersOf(request: ApiRequest, addresses: readonly CommerceAddress[]) {
  const caller = signedInCaller(request)
  if (caller.kind === 'member') return new Map([[caller.person.id, userRow(caller.person)]])
  const values = [...new Set(addresses.map(({ customer_id }) => customer_id))]
  const { users } = await request.commerce.users.list(caller.commerce, {
    where: { kind: 'list', attribute: 'id', type: 'text', operator: '$in', values },
    sort: [],
    limit: values.length,
    offset: 0,
  })
  return new Map(users.map((person) => [person.id, userRow(person)]))
}

/** Commerce takes the owner from the caller's own token, independent of any filter. */
export const addresses: Resource = {
  shape: addressShape,
  access: {
    ...{ find: 'signed-in', findOne: 'signed-in' },
    ...{ create: 'member', update: 'member', remove: 'member' },
  },
  permissions: { read: 'people.read' },
  own: true,
  personal: true,
  store: {
    async find(request, search) {
      const { commerce } = signedInCaller(request)
      const query = recordSearch(searchable, search)
      const page = await request.commerce.addresses.list(commerce, query)
      const rows = await withOwners(request, page.addresses, search.populate)
      return { rows, total: page.count }
    },

    async byId(request, id, { populate }) {
      const address = await request.commerce.addresses.one(signedInCaller(request).commerce, id)
      const [row] = await withOwners(request, [address], populate)
      return row ?? null
    },
  },
  create: write(newAddressSchema, async (request, fields) => {
    const { commerce, person } = signedInCaller(request)
    const made = await request.commerce.addresses.create(commerce, fields)
    return { ...addressRow(made), user: userRow(person) }
  }),
  update: write(addressChangeSchema, async (request, changes) => {
    const { commerce, person } = signedInCaller(request)
    const changed = await request.commerce.addresses.change(commerce, request.id, changes)
    return { ...addressRow(changed), user: userRow(person) }
  }),
  remove: async (request) => {
    const { commerce, person } = signedInCaller(request)
    const removed = await request.commerce.addresses.remove(commerce, request.id)
    return { ...addressRow(removed), user: userRow(person) }
  },
}
