import type { Attributes } from '../../content/records.ts'
import { selectRows } from '../../content/select-rows.ts'
import type { ApiRequest } from '../endpoint.ts'
import { entrySource } from '../entry-source.ts'
import type { ResourceStore } from '../resource/resource.ts'

/** Records of which a caller has few enough to be asked for whole. */
export function listedStore(
  name: string,
  list: (request: ApiRequest) => Promise<readonly Attributes[]>,
): ResourceStore {
  return {
    async find(request, search) {
      return selectRows(await list(request), name, search, entrySource(request.view).related)
    },

    async byId(request, id) {
      return (await list(request)).find((row) => String(row.id) === id) ?? null
    },
  }
}
