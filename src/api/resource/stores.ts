import { selectRows } from '@nas/query/select-rows'
import type { Attributes } from '@nas/query/shape'
import { type ApiRequest, numericId } from '../endpoint.ts'
import { entrySource } from '../entries.ts'
import { bringLikes, bringLikesOf } from '../likes.ts'
import type { ResourceStore } from './resource.ts'

/** Public content, served from the read model in memory, whether Payload is up or not. */
export function contentStore(name: string): ResourceStore {
  return {
    async find(request, search) {
      const { populate, ...options } = search
      await bringLikes(request, search)
      const page = request.view.find(name, options)
      await bringLikesOf(request, page.rows, populate)
      return page
    },

    async byId(request, id, { populate }) {
      const row = request.view.byId(name, numericId(id))
      if (row === null) return null
      await bringLikes(request, { populate })
      await bringLikesOf(request, [row], populate)
      return row
    },
  }
}

/** Records of which a caller has few enough to be read whole. */
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
