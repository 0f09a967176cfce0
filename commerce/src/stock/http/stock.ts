import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import type { NewStockChange } from '@nas/contract/commerce/stock'
import type { StockComparison, StockCount, StockThreshold } from '@nas/contract/stock'
import { readListQuery } from '@nas/query/list-query'
import { staffOf } from '../../accounts/http/caller'
import { notFound } from '../../platform/errors/shop-error'
import { stockChangeColumns } from '../module/change-row'
import { SHOP_STOCK, type StockService } from '../module/service'
import { compareCounts } from '../queries/compare-counts'
import { findStock, listStock, stockColumns } from '../queries/find-stock'
import { listChanges } from '../queries/list-changes'
import { changeStock } from '../workflows/change-stock'
import { countStock } from '../workflows/count-stock'

const service = ({ scope }: MedusaRequest) => scope.resolve<StockService>(SHOP_STOCK)

function productOf({ params }: MedusaRequest): number {
  if (/^[1-9]\d{0,8}$/.test(params.id ?? '')) return Number(params.id)
  throw notFound('product')
}

export async function list(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await listStock(request.scope, readListQuery(stockColumns, request.query)))
}

export async function read(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ stock: await findStock(request.scope, productOf(request)) })
}

export async function setThreshold(
  request: MedusaRequest<StockThreshold>,
  response: MedusaResponse,
): Promise<void> {
  const { id, threshold } = await findStock(request.scope, productOf(request))
  await service(request).setThreshold(id, request.validatedBody.threshold, threshold)
  response.json({ stock: await findStock(request.scope, id) })
}

export async function change(
  request: AuthenticatedMedusaRequest<NewStockChange>,
  response: MedusaResponse,
): Promise<void> {
  const { validatedBody: changed } = request
  const product = productOf(request)
  const by = staffOf(request)
  response.json({ stock: await changeStock(request.scope, { ...changed, product, by }) })
}

export async function listLog(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await listChanges(request.scope, readListQuery(stockChangeColumns, request.query)))
}

export async function compare(
  request: MedusaRequest<StockComparison>,
  response: MedusaResponse,
): Promise<void> {
  const { lines } = request.validatedBody
  response.json({ data: await compareCounts(request.scope, lines) })
}

export async function count(
  request: AuthenticatedMedusaRequest<StockCount>,
  response: MedusaResponse,
): Promise<void> {
  const { validatedBody: counting } = request
  response.json({ data: await countStock(request.scope, { ...counting, by: staffOf(request) }) })
}

/** Pieces in delivered orders, for the front servers. */
export async function listSold(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ sold: await service(request).sold() })
}
