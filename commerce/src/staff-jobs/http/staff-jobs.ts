import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { CommerceJob, NewCommerceJob } from '@nas/contract/commerce/staff-job'
import { isJobTarget, permissionOfJob } from '@nas/contract/staff-jobs'
import { requestIdOf } from '@nas/telemetry/request-id'
import { userOf } from '../../accounts/http/caller'
import { assertCallerMay } from '../../accounts/http/permissions'
import { notFound, ShopError } from '../../platform/errors/shop-error'
import { opaqueId } from '../../platform/http/parse'
import { settings } from '../../platform/settings/settings'
import { STAFF_JOBS, type StaffJobService } from '../module/service'

type Answer = MedusaResponse<{ job: CommerceJob }>

const service = ({ scope }: AuthenticatedMedusaRequest) =>
  scope.resolve<StaffJobService>(STAFF_JOBS)

export async function list(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse<{ jobs: CommerceJob[] }>,
): Promise<void> {
  response.json({ jobs: await service(request).list(userOf(request)) })
}

export async function begin(
  request: AuthenticatedMedusaRequest<NewCommerceJob>,
  response: Answer,
): Promise<void> {
  const { resource, to } = request.validatedBody
  if (!isJobTarget(resource, to)) throw new ShopError('invalid', 'Jobs do not lead there.')
  assertCallerMay(request, permissionOfJob(resource, to))
  const began = {
    staff: userOf(request),
    request: requestIdOf(request.headers['x-request-id']),
    undoSeconds: settings().UNDO_SECONDS,
  }
  response.json({ job: await service(request).begin(began, request.validatedBody) })
}

async function answerOwn(
  request: AuthenticatedMedusaRequest,
  response: Answer,
  change: 'cancel' | 'dismiss',
): Promise<void> {
  const id = opaqueId(request.params.id, 'job')
  const job = await service(request)[change](userOf(request), id)
  if (job === undefined) throw notFound('job')
  response.json({ job })
}

export const cancel = (request: AuthenticatedMedusaRequest<object>, response: Answer) =>
  answerOwn(request, response, 'cancel')

export const dismiss = (request: AuthenticatedMedusaRequest<object>, response: Answer) =>
  answerOwn(request, response, 'dismiss')
