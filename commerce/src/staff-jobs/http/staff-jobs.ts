import { isJobTarget, permissionOfJob } from '@nas/contract/staff-jobs/fields'
import * as operations from '@nas/contract/staff-jobs/operations'
import { requestIdOf } from '@nas/telemetry/request-id'
import { routesOf } from '../../accounts/http/operation-routes'
import { assertCallerMay } from '../../accounts/http/permissions'
import { notFound, ShopError } from '../../platform/errors/shop-error'
import { settings } from '../../platform/settings/settings'
import { STAFF_JOBS, type StaffJobService } from '../module/service'

export const staffJobRoutes = routesOf(operations, {
  listJobs: ({ scope, caller }) => scope.resolve<StaffJobService>(STAFF_JOBS).list(caller.id),

  beginJob({ scope, caller, input, request }) {
    const { resource, to } = input
    if (!isJobTarget(resource, to)) throw new ShopError('invalid', 'Jobs do not lead there.')
    assertCallerMay(request, permissionOfJob(resource, to))
    const began = {
      staff: caller.id,
      request: requestIdOf(request.headers['x-request-id']),
      undoSeconds: settings().UNDO_SECONDS,
    }
    return scope.resolve<StaffJobService>(STAFF_JOBS).begin(began, input)
  },

  async cancelJob({ scope, caller, input }) {
    const job = await scope.resolve<StaffJobService>(STAFF_JOBS).cancel(caller.id, input.job)
    if (job === undefined) throw notFound('job')
    return job
  },

  async dismissJob({ scope, caller, input }) {
    const job = await scope.resolve<StaffJobService>(STAFF_JOBS).dismiss(caller.id, input.job)
    if (job === undefined) throw notFound('job')
    return job
  },
})
