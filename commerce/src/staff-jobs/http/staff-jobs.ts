import type { MedusaContainer } from '@medusajs/framework/types'
import { isJobTarget, permissionOfJob } from '@nas/contract/staff-jobs/fields'
import * as operations from '@nas/contract/staff-jobs/operations'
import { requestIdOf } from '@nas/telemetry/request-id'
import { routesOf } from '../../accounts/http/operation-routes'
import { assertCallerMay } from '../../accounts/http/permissions'
import { notFound, ShopError } from '../../platform/errors/shop-error'
import { settings } from '../../platform/settings/settings'
import { STAFF_JOBS, type StaffJobService } from '../module/service'

const service = (scope: MedusaContainer) => scope.resolve<StaffJobService>(STAFF_JOBS)

/** @throws ShopError not_found */
function found<Job>(job: Job | undefined): Job {
  if (job === undefined) throw notFound('job')
  return job
}

export const staffJobRoutes = routesOf(operations, {
  listJobs: ({ scope, caller }) => service(scope).list(caller.id),

  beginJob({ scope, caller, input, request }) {
    const { resource, to } = input
    if (!isJobTarget(resource, to)) throw new ShopError('invalid', 'Jobs do not lead there.')
    assertCallerMay(request, permissionOfJob(resource, to))
    const began = {
      staff: caller.id,
      request: requestIdOf(request.headers['x-request-id']),
      undoSeconds: settings().UNDO_SECONDS,
    }
    return service(scope).begin(began, input)
  },

  cancelJob: async ({ scope, caller, input }) =>
    found(await service(scope).cancel(caller.id, input.job)),

  dismissJob: async ({ scope, caller, input }) =>
    found(await service(scope).dismiss(caller.id, input.job)),
})
