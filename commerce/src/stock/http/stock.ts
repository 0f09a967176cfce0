import * as operations from '@nas/contract/stock/operations'
import { readListQuery } from '@nas/query/list-query'
import { routesOf } from '../../accounts/http/operation-routes'
import { SHOP_STOCK, type StockService, stockChangeColumns } from '../module/service'
import { findStock, listStock, soldOut, stockColumns } from '../queries/find-stock'
import { listChanges } from '../queries/list-changes'
import { changeStock } from '../workflows/change-stock'
import { compareCounts, countStock } from '../workflows/count-stock'

export const stockRoutes = routesOf(operations, {
  listStock: ({ scope, query }) => listStock(scope, readListQuery(stockColumns, query)),
  findStock: ({ scope, input }) => findStock(scope, input.product),

  async setThreshold({ scope, input }) {
    const { id, threshold } = await findStock(scope, input.product)
    await scope.resolve<StockService>(SHOP_STOCK).setThreshold(id, input.threshold, threshold)
    return findStock(scope, id)
  },

  changeStock: ({ scope, input, caller }) => changeStock(scope, { ...input, by: caller.id }),
  listStockChanges: ({ scope, query }) =>
    listChanges(scope, readListQuery(stockChangeColumns, query)),
  compareStock: ({ scope, input }) => compareCounts(scope, input.lines),
  countStock: ({ scope, input, caller }) => countStock(scope, { ...input, by: caller.id }),
  async findPieces({ scope, input }) {
    const { on_hand, reserved, available } = await findStock(scope, input.product)
    return { on_hand, reserved, available }
  },

  listSold: ({ scope }) => scope.resolve<StockService>(SHOP_STOCK).sold(),
  listSoldOut: ({ scope }) => soldOut(scope),
})
