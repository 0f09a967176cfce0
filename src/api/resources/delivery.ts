import { deliveryChangeSchema } from '@nas/contract/delivery'
import { standardDelivery } from '@nas/domain/standard-delivery'
import type { Attributes } from '@nas/query/shape'
import type { ReadModel } from '../../content/read-model.ts'
import { call, type Endpoint } from '../endpoints/endpoint.ts'
import { affordableQuery } from '../records/affordable-query.ts'
import { entrySource, toEntry } from '../records/entries.ts'
import { apiShape } from '../shapes/api-shapes.ts'
import { singleEndpoint } from './content.ts'
import { afterWrite } from './content-writes.ts'

const name = 'deliveryinfo'
const shape = apiShape(name)

const unsaved: Attributes = { id: 1, ...standardDelivery, createdAt: null, updatedAt: null }

const storedIn = (model: ReadModel): Attributes => model.single(name) ?? unsaved

const changeDelivery = call({
  method: 'PUT',
  path: `/${name}`,
  summary: 'Change the rules of the promised delivery days',
  access: 'admin',
  permission: 'delivery',
  personal: true,
  queries: shape,
  body: { schema: deliveryChangeSchema, form: 'either' },
  answer: { of: shape, as: 'one' },
  async run(request, { body: { updatedAt, ...changes } }) {
    const { query, view, contentWriter } = request
    const selection = affordableQuery({ view, query }, shape)
    await contentWriter.delivery.change(changes, updatedAt)
    await afterWrite(request)
    return { data: toEntry(entrySource(view), name, storedIn(view.model), selection), meta: {} }
  },
})

export const delivery: readonly Endpoint[] = [singleEndpoint(name, unsaved), changeDelivery]
