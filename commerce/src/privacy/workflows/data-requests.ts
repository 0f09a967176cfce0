import type { MedusaContainer } from '@medusajs/framework/types'
import type { addDataRequest } from '@nas/contract/data-requests/operations'
import type { ParsedOf } from '@nas/contract/operation'
import { deliveryRules } from '../../catalogue/module/service'
import { sqlOf } from '../../platform/database/run-sql'
import { notFound, ShopError } from '../../platform/errors/shop-error'
import { addRequestSql, type NewDataRequest } from '../module/data-requests-table'
import { privacyCodes } from '../module/service'
import { answerDue } from '../queries/answer-due'

type OwnRequest = Pick<NewDataRequest, 'kind' | 'source' | 'subject'>

/** A request that a person makes on the shop's pages. */
export async function ownRequest(
  container: MedusaContainer,
  request: OwnRequest,
): Promise<NewDataRequest> {
  const received_at = new Date()
  const due_at = answerDue(await deliveryRules(container), received_at)
  return { ...request, received_at, due_at }
}

export async function noteOwnRequest(
  container: MedusaContainer,
  request: OwnRequest,
): Promise<void> {
  await sqlOf(container)(addRequestSql(await ownRequest(container, request)))
}

/** @throws ShopError date_invalid for a time in the future */
export async function writeRequest(
  container: MedusaContainer,
  { received_at, ...request }: ParsedOf<typeof addDataRequest>,
  author: string,
): Promise<void> {
  const received = received_at === null ? new Date() : new Date(received_at)
  if (received > new Date()) {
    const message = 'A request cannot be received in the future.'
    const problem = { path: ['received_at'], code: 'date_invalid', message }
    throw new ShopError('invalid', message, [problem])
  }
  const due_at = answerDue(await deliveryRules(container), received)
  await sqlOf(container)(addRequestSql({ ...request, received_at: received, due_at, author }))
}

/** @throws ShopError not_found; conflict when the request is answered */
export async function answerRequest(
  container: MedusaContainer,
  { request, answer }: { request: string; answer: string },
  by: string,
): Promise<void> {
  const { requests } = privacyCodes(container)
  if (await requests.answer(request, answer, by)) return
  if (!(await requests.exists(request))) throw notFound('request')
  throw new ShopError('conflict', 'The request was answered before.')
}
