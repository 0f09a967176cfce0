import { publicRecord } from '@nas/contract/commerce/records'
import { type Fields, searchableNames } from '@nas/contract/fields'
import type { ListOperation, Operation } from '@nas/contract/operation'
import { pathParameters } from '@nas/contract/operation'
import type { Attributes, ResourceShape } from '@nas/query/shape'
import * as v from 'valibot'
import { notFound } from '../answers/api-error.ts'
import { ask, askList, guardOf } from './operation-endpoints.ts'
import { recordSearch, type Searchable } from './record-search.ts'
import { type Resource, write } from './resource.ts'

interface Records {
  shape: ResourceShape
  fields: Fields
  list: ListOperation
  one?: Operation
  /** Its path names the record; the other fields of its input are the body. */
  update?: Operation
  owner?: Searchable['owner']
  defaultSort?: string
}

export const rowOf =
  (fields: Fields, owner?: Searchable['owner']) =>
  (record: unknown): Attributes => {
    const values = record as Attributes
    return {
      id: values.id,
      ...publicRecord(fields, values as never),
      ...(owner && { [owner.relation]: values[owner.attribute] }),
    }
  }

function inputFor(operation: Operation, id: string, body: object = {}): object {
  const [name = 'id'] = pathParameters(operation)
  const { entries } = operation.input as v.ObjectSchema<v.ObjectEntries, undefined>
  if (!v.is(entries[name] ?? v.string(), id)) throw notFound()
  return { ...body, [name]: id }
}

function bodyOf(operation: Operation): v.GenericSchema<unknown, object> {
  const { entries } = operation.input as v.ObjectSchema<v.ObjectEntries, undefined>
  const names = pathParameters(operation)
  return v.object(
    Object.fromEntries(Object.entries(entries).filter(([name]) => !names.includes(name))),
  )
}

export function operationRecords(records: Records): Resource {
  const { shape, fields, list, one, update, owner, defaultSort } = records
  const searchable = { attributes: new Set(['id', ...searchableNames(fields)]), owner }
  const toRow = rowOf(fields, owner)
  const { access, permission: read } = guardOf(list)
  const changed = update && guardOf(update)
  return {
    shape,
    access: {
      find: access,
      count: access,
      ...(one && { findOne: guardOf(one).access }),
      ...(changed && { update: changed.access }),
    },
    permissions: { read, write: changed?.permission },
    personal: true,
    defaultSort,
    store: {
      async find(request, search) {
        const { rows, count } = await askList(request, list, recordSearch(searchable, search))
        return { rows: rows.map(toRow), total: count }
      },

      async byId(request, id) {
        return one === undefined ? null : toRow(await ask(request, one, inputFor(one, id)))
      },
    },
    ...(update && {
      update: write(bodyOf(update), async (request, body) =>
        toRow(await ask(request, update, inputFor(update, request.id, body))),
      ),
    }),
  }
}
