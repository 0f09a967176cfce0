import {
  distributorChangeSchema,
  distributorSchema,
  supportChangeSchema,
  supportSchema,
} from '@nas/contract/requests'
import type * as v from 'valibot'
import type { PlainObject } from '../../content/plain-values.ts'
import type { ResourceShape } from '../../content/schema-types.ts'
import type { RequestKind } from '../../gateways/content-writer/requests.ts'
import { numericId } from '../record-id.ts'
import { type Resource, write } from '../resource/resource.ts'
import { distributorShape, supportShape } from '../shapes/request-shapes.ts'
import { requestRow, requestStore } from '../stores/request-store.ts'

type FieldsSchema = v.GenericSchema<unknown, PlainObject>

/** Sent by anybody, read and worked by staff; how far it is, is never the sender's to say. */
function requests(
  kind: RequestKind,
  shape: ResourceShape,
  sent: FieldsSchema,
  changed: FieldsSchema,
): Resource {
  return {
    shape,
    access: { find: 'admin', findOne: 'admin', create: 'all', update: 'admin' },
    personal: true,
    store: requestStore(kind, shape),
    createForm: 'either',
    createLimit: 'publicRequest',
    create: write(sent, async ({ contentWriter }, fields) =>
      requestRow(shape, await contentWriter.requests.create(kind, fields)),
    ),
    update: write(changed, async ({ contentWriter, id }, fields) =>
      requestRow(shape, await contentWriter.requests.update(kind, numericId(id), fields)),
    ),
  }
}

export const distributors = requests(
  'distributors',
  distributorShape,
  distributorSchema,
  distributorChangeSchema,
)

export const supports = requests('supports', supportShape, supportSchema, supportChangeSchema)
