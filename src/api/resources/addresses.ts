import {
  addressChangeSchema,
  addressFields,
  newAddressSchema,
} from '@nas/contract/addresses/fields'
import {
  type AddressRecord,
  addAddress,
  changeAddress,
  findAddress,
  listAddresses,
  removeAddress,
} from '@nas/contract/addresses/operations'
import { publicRecord } from '@nas/contract/commerce/records'
import { listPeople } from '@nas/contract/people/operations'
import type { Populate } from '@nas/query/read-populate'
import type { Attributes } from '@nas/query/shape'
import { type ApiRequest, signedInCaller } from '../endpoints/endpoint.ts'
import { recordSearch, type Searchable } from '../records/record-search.ts'
import { type Resource, write } from '../records/resource.ts'
import { addressShape } from '../shapes/record-shapes.ts'
import { userRow } from '../shapes/user-shape.ts'

const searchable: Searchable = {
  attributes: new Set(addressShape.attributes.keys()),
  owner: { relation: 'user', attribute: 'customer' },
}

function addressRow(address: AddressRecord): Attributes {
  const { id, customer_id } = address
  return { id, ...publicRecord(addressFields, address), user: { id: customer_id } }
}

async function withOwners(
  request: ApiRequest,
  addresses: readonly AddressRecord[],
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

async function ownersOf(request: ApiRequest, addresses: readonly AddressRecord[]) {
  const caller = signedInCaller(request)
  if (caller.kind === 'member') return new Map([[caller.person.id, userRow(caller.person)]])
  const values = [...new Set(addresses.map(({ customer_id }) => customer_id))]
  const { rows } = await request.commerce.list(listPeople, caller.commerce, {
    where: { kind: 'list', attribute: 'id', type: 'text', operator: '$in', values },
    sort: [],
    limit: values.length,
    offset: 0,
  })
  return new Map(rows.map((person) => [person.id, userRow(person)]))
}

/** Commerce takes the owner from the caller's own token, independent of any filter. */
export const addresses: Resource = {
  shape: addressShape,
  access: {
    find: 'signed-in',
    findOne: 'signed-in',
    create: 'member',
    update: 'member',
    remove: 'member',
  },
  permissions: { read: 'people.read' },
  own: true,
  personal: true,
  store: {
    async find(request, search) {
      const { commerce } = signedInCaller(request)
      const query = recordSearch(searchable, search)
      const page = await request.commerce.list(listAddresses, commerce, query)
      const rows = await withOwners(request, page.rows, search.populate)
      return { rows, total: page.count }
    },

    async byId(request, id, { populate }) {
      const { commerce } = signedInCaller(request)
      const address = await request.commerce.call(findAddress, commerce, { id })
      const [row] = await withOwners(request, [address], populate)
      return row ?? null
    },
  },
  create: write(newAddressSchema, async (request, fields) => {
    const { commerce, person } = signedInCaller(request)
    const made = await request.commerce.call(addAddress, commerce, fields)
    return { ...addressRow(made), user: userRow(person) }
  }),
  update: write(addressChangeSchema, async (request, changes) => {
    const { commerce, person } = signedInCaller(request)
    const changed = await request.commerce.call(changeAddress, commerce, {
      id: request.id,
      ...changes,
    })
    return { ...addressRow(changed), user: userRow(person) }
  }),
  remove: async (request) => {
    const { commerce, person } = signedInCaller(request)
    const removed = await request.commerce.call(removeAddress, commerce, { id: request.id })
    return { ...addressRow(removed), user: userRow(person) }
  },
}
