import { afterEdge } from '@nas/query/key-order'
import { listLimits } from '@nas/query/limits'
import type { Attributes } from '@nas/query/shape'
import type { ApiRequest } from '../endpoint.ts'
import { cursorOf, readCursor } from '../resource/cursor.ts'
import { type Asked, listOrder } from '../resource/key-pages.ts'
import type { Resource } from '../resource/resource.ts'

/** Every record that matches, in pages, each of which is read when it is asked for. */
export async function* exportRows(
  resource: Resource,
  request: ApiRequest,
  { sort: asked, ...rest }: Asked,
): AsyncGenerator<readonly Attributes[], void, void> {
  const sort = listOrder(resource, asked)
  const limit = listLimits.page
  let last: Attributes | undefined
  do {
    const { rows } = await resource.store.find(request, {
      ...rest,
      ...(last && { after: afterEdge(sort, readCursor(cursorOf(sort, last), sort)) }),
      everyWord: true,
      sort,
      start: 0,
      limit,
      count: 0,
    })
    yield rows
    last = rows.length === limit ? rows.at(-1) : undefined
  } while (last !== undefined)
}
