import { permissionOfJob, type StaffJob, stepFits } from '@nas/contract/staff-jobs/fields'
import { paymentKinds } from '@nas/domain/order-states'
import { requestLimits } from '@nas/query/limits'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import * as v from 'valibot'
import { api } from '../../api-client/api.ts'
import { useJobTexts } from '../kit/list/job-texts.ts'
import { rowsIn } from '../kit/list/jobs.api.ts'
import { useBeginJob } from '../kit/list/use-jobs.ts'
import { useMay } from './use-may.ts'

/** The next step that follows by default for the same records. */
const following: Partial<Record<StaffJob['resource'], Record<string, string>>> = {
  orders: { confirm: 'pickitem', payment: 'pickitem', pickitem: 'delivery', delivery: 'complete' },
  supports: { processing: 'done' },
  distributors: { processing: 'done' },
}

const presentSchema = v.object({
  data: v.array(
    v.object({
      id: v.union([v.number(), v.string()]),
      attributes: v.object({
        state: v.string(),
        payment_kind: v.optional(v.picklist(paymentKinds)),
        updatedAt: v.string(),
      }),
    }),
  ),
})

const { listValues } = requestLimits

/** Present states and versions of the records that a job has changed. */
function presentOptions(job: StaffJob) {
  const ids = rowsIn(job, 'done').map(({ record }) => record)
  const fields = ['state', 'updatedAt', ...(job.resource === 'orders' ? ['payment_kind'] : [])]
  return queryOptions({
    queryKey: [job.resource, 'present', job.id, ids.length],
    queryFn: async ({ signal }) => {
      const starts = Array.from({ length: Math.ceil(ids.length / listValues) }, (_, n) => n)
      const pages = starts.map(async (n) => {
        const $in = ids.slice(n * listValues, (n + 1) * listValues)
        const pagination = { pageSize: listValues }
        const query = { filters: { id: { $in } }, fields, pagination }
        return v.parse(presentSchema, await api.get(`/api/${job.resource}`, query, signal)).data
      })
      return (await Promise.all(pages)).flat()
    },
  })
}

interface NextStepProps {
  job: StaffJob
  /** `null` while there are failures to read. */
  onBegun: (() => void) | null
}

/** Starts the next step for those of the job's records that it fits now. */
export function NextStep({ job, onBegun }: NextStepProps) {
  const { t, stepOf } = useJobTexts()
  const { begin, beginning } = useBeginJob()
  const may = useMay()
  const { resource } = job
  const to = following[resource]?.[job.to]
  const enabled = to !== undefined && may(permissionOfJob(resource, to))
  const { data = [] } = useQuery({ ...presentOptions(job), enabled })
  if (to === undefined || !enabled) return null
  const records = data
    .filter(({ attributes }) => stepFits(resource, to, attributes))
    .map(({ id, attributes: { updatedAt } }) => ({ id, updatedAt }))
  if (records.length === 0) return null
  return (
    <Button
      size="small"
      type="primary"
      loading={beginning}
      onClick={() => void begin({ resource, to, records }).then((begun) => begun && onBegun?.())}
    >
      {t('step', { label: stepOf(resource, to), count: records.length })}
    </Button>
  )
}
