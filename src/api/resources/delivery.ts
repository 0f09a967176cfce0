import { deliveryChangeSchema } from '@nas/contract/delivery'
import type { DeliveryRules } from '@nas/domain/delivery-rules'
import { standardDelivery } from '@nas/domain/standard-delivery'
import type { Attributes } from '@nas/query/shape'
import type { ReadModel } from '../../content/read-model.ts'
import { conflict } from '../api-error.ts'
import { call } from '../call.ts'
import { afterWrite } from '../content-writes/after-write.ts'
import { oneAtATime } from '../content-writes/one-at-a-time.ts'
import type { Endpoint } from '../endpoint.ts'
import { entrySource, toEntry } from '../entries.ts'
import { affordableQuery } from '../query/affordable-query.ts'
import { apiShape } from '../shapes/api-shapes.ts'
import { singleEndpoint } from './content.ts'

const name = 'deliveryinfo'
const shape = apiShape(name)

/** Stands for the record until staff have saved one. */
const unsaved: Attributes = { id: 1, ...standardDelivery, createdAt: null, updatedAt: null }

const storedIn = (model: ReadModel): Attributes => model.single(name) ?? unsaved

function rulesOf(row: Attributes): DeliveryRules {
  const { cutoff, processing, weekdays, transit, holidays } = row as Attributes & DeliveryRules
  return { cutoff, processing, weekdays, transit, holidays }
}

const changeDelivery = call({
  method: 'PUT',
  path: `/${name}`,
  summary: 'Change the rules by which days of delivery are promised',
  access: 'admin',
  permission: 'delivery',
  personal: true,
  queries: shape,
  body: { schema: deliveryChangeSchema, form: 'either' },
  answer: { of: shape, as: 'one' },
  run: (request, { body: { updatedAt, ...changes } }) =>
    oneAtATime(name, async () => {
      const { query, view, context, contentWriter } = request
      const selection = affordableQuery({ view, query }, shape)
      await context.refreshContent()
      const stored = storedIn(view.model)
      if (updatedAt !== undefined && updatedAt !== stored.updatedAt) {
        throw conflict('The rules were changed meanwhile', 'stale')
      }
      await contentWriter.delivery.save({ ...rulesOf(stored), ...changes })
      await afterWrite(request)
      return { data: toEntry(entrySource(view), name, storedIn(view.model), selection), meta: {} }
    }),
})

export const delivery: readonly Endpoint[] = [singleEndpoint(name, unsaved), changeDelivery]
