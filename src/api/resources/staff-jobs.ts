import { randomUUID } from 'node:crypto'
import { maxJobRecords } from '@nas/contract/limits'
import * as jobs from '@nas/contract/staff-jobs/fields'
import {
  type BegunJob,
  beginJob,
  cancelJob,
  dismissJob,
  listJobs,
} from '@nas/contract/staff-jobs/operations'
import { requestLimits } from '@nas/query/limits'
import type { PlainObject } from '@nas/query/plain-values'
import type { Attributes } from '@nas/query/shape'
import { notePublished } from '../../gateways/transport/acting.ts'
import { applicationError, forbidden } from '../answers/api-error.ts'
import { parseQueryString } from '../content-view/query-string.ts'
import { staffMay } from '../endpoints/caller.ts'
import { type ApiRequest, call, type Endpoint, idempotencyKey } from '../endpoints/endpoint.ts'
import { affordableQuery } from '../records/affordable-query.ts'
import { rowsOf } from '../records/key-pages.ts'
import { ask } from '../records/operation-endpoints.ts'
import type { Resource } from '../records/resource.ts'
import { contentResources } from './content.ts'
import { orders } from './orders.ts'
import { ratings } from './ratings.ts'
import { distributors, supports } from './requests.ts'

const resources: readonly Resource[] = [
  orders,
  ratings,
  supports,
  distributors,
  ...contentResources,
]

function resourceOf(name: jobs.JobResource): Resource {
  const resource = resources.find(({ shape }) => shape.name === name)
  if (resource === undefined) throw new Error(`${name} is no collection of jobs`)
  return resource
}

/** Names no person: the results of a job are kept for a while. */
function labelOf(name: jobs.JobResource, { id, ...row }: Attributes): string {
  if (name === 'orders') return String(row.code)
  if (name === 'ratings') return `${row.order_code} · ${row.stars}★`
  return name === 'supports' || name === 'distributors' ? `#${id}` : String(row.name)
}

const { listValues } = requestLimits

/** @throws ApiError too_many, QueryError */
async function found(
  resource: Resource,
  request: ApiRequest,
  { filters, _q }: PlainObject,
): Promise<Attributes[]> {
  const { view } = request
  const query = { filters, _q }
  const { where, words } = affordableQuery({ view, query }, resource.shape, resource.equals)
  const rows: Attributes[] = []
  for await (const page of rowsOf(resource, request, {
    where,
    words,
    sort: [],
    populate: new Map(),
  })) {
    rows.push(...page)
    if (rows.length > maxJobRecords) {
      throw applicationError('too_many', `A job changes at most ${maxJobRecords} records`)
    }
  }
  return rows
}

interface Wanted {
  id: string
  updatedAt?: string | undefined
}

/**
 * The named records in the caller's order; a record that is not found keeps its id and fails later.
 */
async function named(
  name: jobs.JobResource,
  request: ApiRequest,
  records: readonly Wanted[],
): Promise<JobRecord[]> {
  const rows = new Map<string, Attributes>()
  for (let at = 0; at < records.length; at += listValues) {
    const $in = records.slice(at, at + listValues).map(({ id }) => id)
    const page = await found(resourceOf(name), request, { filters: { id: { $in } } })
    for (const row of page) rows.set(String(row.id), row)
  }
  return [...new Map(records.map((record) => [record.id, record])).values()].map(
    ({ id, updatedAt = null }) => {
      const row = rows.get(id)
      return { record: id, label: row ? labelOf(name, row) : id, version: updatedAt }
    },
  )
}

interface JobRecord {
  record: string
  label: string
  version: string | null
}

/**
 * Records that the query finds, with their versions, and those to which the step does not apply.
 */
async function queried(
  name: jobs.JobResource,
  request: ApiRequest,
  query: string,
  to: string,
): Promise<{ rows: JobRecord[]; skipped: jobs.SkippedRecords[] }> {
  const all = await found(resourceOf(name), request, parseQueryString(query))
  const fits = (row: Attributes) =>
    jobs.stepFits(name, to, row as Parameters<typeof jobs.stepFits>[2] & Attributes)
  const records = all.filter(fits).map((row) => ({
    record: String(row.id),
    label: labelOf(name, row),
    version: row.updatedAt == null ? null : String(row.updatedAt),
  }))
  const skipped = Map.groupBy(
    all.filter((row) => !fits(row)),
    ({ state, payment_kind }) => JSON.stringify({ state, payment: payment_kind }),
  )
  if (records.length === 0) {
    throw applicationError('nothing_found', 'The query finds nothing to change')
  }
  return {
    rows: records,
    skipped: [...skipped].map(([group, { length: count }]) => ({ ...JSON.parse(group), count })),
  }
}

/** @throws ApiError 403 for a list that the caller may not read */
function assertReadable(request: ApiRequest, name: jobs.JobResource, to: string): void {
  const { read } = resourceOf(name).permissions ?? {}
  const needed = [jobs.permissionOfJob(name, to), ...(read ? [read] : [])]
  if (!needed.every((permission) => staffMay(request.caller, permission))) throw forbidden()
}

/** The caller sees what the job has published so far, on any front server. */
async function shown({ context }: ApiRequest, jobs: readonly BegunJob[]): Promise<jobs.StaffJob[]> {
  const published = Math.max(0, ...jobs.map((job) => job.published ?? 0))
  if (published > 0) {
    notePublished(published)
    await context.reachPublication(published)
  }
  return jobs.map(({ published: _, ...job }) => job)
}

const list = call('GET /app/staffjobs', {
  access: 'admin',
  summary: 'Jobs of the caller that are under way or not dismissed, newest first',
  answer: { schema: jobs.staffJobsAnswer },
  run: async (request) => ({ data: await shown(request, await ask(request, listJobs, {})) }),
})

const begin = call('POST /app/staffjobs', {
  access: 'admin',
  summary: 'Bring many records of a list to a state, one after the other, in the background',
  body: { schema: jobs.newJobSchema, form: 'either' },
  answer: { schema: jobs.staffJobAnswer },
  run: async (request, { body: { records, query, ...step } }) => {
    const { resource, to } = step
    assertReadable(request, resource, to)
    const key = idempotencyKey(request) ?? randomUUID()
    const chosen =
      records === undefined
        ? await queried(resource, request, query ?? '', to)
        : { rows: await named(resource, request, records), skipped: [] }
    const job = await ask(request, beginJob, { ...step, key, ...chosen })
    const [data] = await shown(request, [job])
    return { data }
  },
})

const changing = (
  path: `/${string}`,
  summary: string,
  change: typeof cancelJob | typeof dismissJob,
): Endpoint =>
  call(`POST ${path}`, {
    access: 'admin',
    summary,
    body: { schema: jobs.namedJobSchema, form: 'either' },
    answer: { schema: jobs.staffJobAnswer },
    run: async (request, { body: { job } }) => {
      const [data] = await shown(request, [await ask(request, change, { job })])
      return { data }
    },
  })

export const staffJobs: readonly Endpoint[] = [
  list,
  begin,
  changing('/app/cancelstaffjob', 'Take back what a job has not begun', cancelJob),
  changing('/app/dismissstaffjob', 'Forget the results of a job that is over', dismissJob),
]
