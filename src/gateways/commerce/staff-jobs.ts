import {
  type CommerceJob,
  commerceJobAnswer,
  commerceJobsAnswer,
  type NewCommerceJob,
} from '@nas/contract/commerce/staff-job'
import type { Caller, CommerceClient } from './client.ts'

/** Jobs of the member of staff who calls; others have none of them. */
export interface StaffJobCalls {
  list(staff: Caller): Promise<CommerceJob[]>
  /** The job of this key, whether it is new or began before. */
  begin(staff: Caller, job: NewCommerceJob): Promise<CommerceJob>
  /** Takes back what has not begun. */
  cancel(staff: Caller, id: string): Promise<CommerceJob>
  /** Forgets a job that is over. */
  dismiss(staff: Caller, id: string): Promise<CommerceJob>
}

export function staffJobCalls({ shop }: CommerceClient): StaffJobCalls {
  const path = '/admin/shop/staff-jobs'
  const post = async ({ token }: Caller, to: string, body: object): Promise<CommerceJob> => {
    const { job } = await shop(to, commerceJobAnswer, { method: 'POST', token, body })
    return job
  }
  return {
    list: async ({ token }) => (await shop(path, commerceJobsAnswer, { token })).jobs,
    begin: (staff, job) => post(staff, path, job),
    cancel: (staff, id) => post(staff, `${path}/${encodeURIComponent(id)}/cancel`, {}),
    dismiss: (staff, id) => post(staff, `${path}/${encodeURIComponent(id)}/dismiss`, {}),
  }
}
