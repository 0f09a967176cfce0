import {
  addressChangeSchema,
  addressFields,
  newAddressSchema,
} from '@nas/contract/addresses/fields'
import * as operations from '@nas/contract/addresses/operations'
import type { Populate } from '@nas/query/read-populate'
import { type ApiRequest, signedInCaller } from '../endpoints/endpoint.ts'
import { ask, askList, peopleById } from '../records/operation-endpoints.ts'
import { rowOf } from '../records/operation-records.ts'
import { recordSearch, type Searchable } from '../records/record-search.ts'
import { type Resource, write } from '../records/resource.ts'
import { addressShape } from '../shapes/record-shapes.ts'
import { userRow } from '../shapes/user-shape.ts'

type AddressRecord = operations.AddressRecord

const searchable: Searchable = {
  attributes: new Set(addressShape.attributes.keys()),
  owner: { relation: 'user', attribute: 'customer' },
}

const fieldsOf = rowOf(addressFields)

/** Owners are returned only when they are populated. */
async function rowsWithOwners(
  request: ApiRequest,
  addresses: readonly AddressRecord[],
  populate: Populate,
) {
  const found = populate.has('user') ? await ownersOf(request, addresses) : null
  const owners = found && new Map(found.map((person) => [person.id, userRow(person)]))
  return addresses.map((address) => {
    const id = address.customer_id
    return { ...fieldsOf(address), user: owners ? (owners.get(id) ?? null) : { id } }
  })
}

function ownersOf(request: ApiRequest, addresses: readonly AddressRecord[]) {
  const { kind, person } = signedInCaller(request)
  if (kind === 'member') return [person]
  const ids = addresses.map(({ customer_id }) => customer_id)
  return peopleById(request, ids)
}

/** The address of a member who writes it. */
const ownRow = (request: ApiRequest, address: AddressRecord) => {
  return { ...fieldsOf(address), user: userRow(signedInCaller(request).person) }
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
      const query = recordSearch(searchable, search)
      const { rows, count } = await askList(request, operations.listAddresses, query)
      return { rows: await rowsWithOwners(request, rows, search.populate), total: count }
    },

    async byId(request, id, { populate }) {
      const address = await ask(request, operations.findAddress, { id })
      const [row = null] = await rowsWithOwners(request, [address], populate)
      return row
    },
  },
  create: write(newAddressSchema, async (request, fields) =>
    ownRow(request, await ask(request, operations.addAddress, fields)),
  ),
  update: write(addressChangeSchema, async (request, changes) => {
    const input = { id: request.id, ...changes }
    return ownRow(request, await ask(request, operations.changeAddress, input))
  }),
  remove: async (request) =>
    ownRow(request, await ask(request, operations.removeAddress, { id: request.id })),
}
