import { bringLikes, bringLikesOf } from '../likes.ts'
import { numericId } from '../record-id.ts'
import type { ResourceStore } from '../resource/resource.ts'

/** Public content, answered from the read model in memory, whether Payload is up or not. */
export function contentStore(name: string): ResourceStore {
  return {
    async find(request, search) {
      const { populate, ...options } = search
      await bringLikes(request, search)
      const found = request.view.find(name, options)
      await bringLikesOf(request, found.rows, populate)
      return found
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
