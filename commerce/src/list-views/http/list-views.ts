import * as operations from '@nas/contract/list-views/operations'
import { routesOf } from '../../accounts/http/operation-routes'
import { notFound, ShopError } from '../../platform/errors/shop-error'
import { listViews } from '../module/service'

export const listViewRoutes = routesOf(operations, {
  listViews: ({ scope, input }) => listViews(scope).of(input.list),

  async saveListView({ scope, input }) {
    if (await listViews(scope).save(input)) return
    throw new ShopError('too_many', 'The list has as many saved filters as it may have.')
  },

  async removeListView({ scope, input }) {
    if (!(await listViews(scope).remove(input))) throw notFound('name')
  },
})
