import { canMove, type StaffTarget, staffTargets } from '@nas/domain/order-moves'
import {
  type OrderState,
  orderActors,
  orderStates,
  type PaymentKind,
  paymentKinds,
} from '@nas/domain/order-states'
import { type Permission, permissionToMove } from '@nas/domain/roles'
import * as v from 'valibot'
import { boundedArray } from '../bounded-array.js'
import { reasonEntries, requiredText } from '../field-schemas.js'
import { longestJobQuery, maxJobRecords } from '../limits.js'
import { requestStates } from '../requests.js'

const requestSteps = requestStates.filter((state) => state !== 'new')
const shownStates = ['active', 'inactive'] as const
/** Deletes the record; the other steps of content are states. */
export const deletion = 'deleted'
const contentSteps = [...shownStates, deletion] as const

const targets = {
  orders: staffTargets,
  ratings: ['active'],
  supports: requestSteps,
  distributors: requestSteps,
  products: contentSteps,
  clubs: contentSteps,
  places: contentSteps,
} as const satisfies Record<string, readonly string[]>

export type JobResource = keyof typeof targets
export const jobResources = Object.keys(targets) as [JobResource, ...JobResource[]]

export function isJobTarget(resource: JobResource, to: string): boolean {
  return (targets[resource] as readonly string[]).includes(to)
}

const permissions = {
  ratings: 'ratings',
  supports: 'requests',
  distributors: 'requests',
  products: 'content',
  clubs: 'content',
  places: 'content',
} as const satisfies Record<Exclude<JobResource, 'orders'>, Permission>

export function permissionOfJob(resource: JobResource, to: string): Permission {
  return resource === 'orders' ? permissionToMove[to as StaffTarget] : permissions[resource]
}

/** The state from which a request is brought to the next one. */
const requestBefore = { processing: 'new', done: 'processing' } as const satisfies Record<
  (typeof requestSteps)[number],
  string
>

interface JobRecord {
  state: string
  payment_kind?: PaymentKind
}

/** Whether a job can move a record from one state to the other. */
export function stepFits(
  resource: JobResource,
  to: string,
  { state, payment_kind }: JobRecord,
): boolean {
  if (resource === 'orders') {
    const move = { from: state as OrderState, to: to as StaffTarget, actor: 'staff' } as const
    return payment_kind !== undefined && canMove({ ...move, payment: payment_kind })
  }
  if (resource === 'supports' || resource === 'distributors') {
    return state === requestBefore[to as keyof typeof requestBefore]
  }
  return state !== to
}

/** The filter of `/api` for the records of a list that `stepFits`. */
export function stepFilter(resource: JobResource, to: string): object {
  if (resource === 'orders') {
    const $or = orderStates.flatMap((state) => {
      const kinds = paymentKinds.filter((payment_kind) =>
        stepFits(resource, to, { state, payment_kind }),
      )
      return kinds.length === 0 ? [] : [{ state: { $eq: state }, payment_kind: { $in: kinds } }]
    })
    return { $or }
  }
  if (resource === 'supports' || resource === 'distributors') {
    return { state: { $eq: requestBefore[to as keyof typeof requestBefore] } }
  }
  return to === deletion ? { state: { $in: shownStates } } : { state: { $ne: to } }
}

/** Records that the query finds but the step does not apply to, by state and payment. */
export const skippedSchema = v.object({
  state: v.string(),
  /** Only for orders. */
  payment: v.optional(v.picklist(paymentKinds)),
  count: v.number(),
})

export const jobStep = {
  resource: v.picklist(jobResources, 'malformed'),
  to: requiredText(20),
}

/** Body of `POST /api/app/staffjobs`: named records, or all that a query of their list finds. */
export const newJobSchema = v.pipe(
  v.object({
    ...jobStep,
    ...reasonEntries,
    records: v.optional(
      boundedArray(
        v.object({
          id: v.pipe(v.union([v.number(), v.string()], 'malformed'), v.transform(String)),
          /** The version that the caller saw; another one is not changed. */
          updatedAt: v.optional(v.string('malformed')),
        }),
        { min: 1, max: maxJobRecords, code: 'too_many' },
      ),
    ),
    /** The query string with which `GET` of the list finds them. */
    query: v.optional(v.pipe(v.string('malformed'), v.maxLength(longestJobQuery, 'too_long'))),
  }),
  v.forward(
    v.check(({ resource, to }) => isJobTarget(resource, to), 'malformed'),
    ['to'],
  ),
  v.forward(
    v.check(({ to, cause }) => to !== 'cancel' || cause != null, 'required'),
    ['cause'],
  ),
  v.forward(
    v.check(({ records, query }) => (records === undefined) !== (query === undefined), 'required'),
    ['records'],
  ),
)

/** Current state of an order that the job did not move, and who set it. */
const lastMoveSchema = v.object({
  state: v.picklist(orderStates),
  payment: v.picklist(paymentKinds),
  actor: v.picklist(orderActors),
  who: v.nullable(v.string()),
  at: v.string(),
})
export type LastMove = v.InferOutput<typeof lastMoveSchema>

export const jobRowStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

export const staffJobSchema = v.object({
  id: v.string(),
  ...jobStep,
  /** Milliseconds until it begins; it can be undone as a whole until then. */
  starts_in: v.number(),
  createdAt: v.string(),
  /** Absent from a job that an earlier release began. */
  skipped: v.optional(v.array(skippedSchema), []),
  rows: v.array(
    v.object({
      record: v.string(),
      label: v.string(),
      state: v.picklist(jobRowStates),
      /** Why it failed: an error code of `/api`. */
      code: v.nullable(v.string()),
      /** Only for a failed move. */
      moved: v.nullish(lastMoveSchema),
    }),
  ),
})
export type StaffJob = v.InferOutput<typeof staffJobSchema>
export type JobRow = StaffJob['rows'][number]
export type SkippedRecords = StaffJob['skipped'][number]

export const namedJobSchema = v.object({ job: requiredText(100) })

export const staffJobsAnswer = v.object({ data: v.array(staffJobSchema) })
export const staffJobAnswer = v.object({ data: staffJobSchema })
