import { generateEntityId } from '@medusajs/framework/utils'
import type { JobResource, JobRow, LastMove, SkippedRecords } from '@nas/contract/staff-jobs/fields'
import type { BegunJob, NewJobRecords } from '@nas/contract/staff-jobs/operations'
import type { CancelCause } from '@nas/domain/order-moves'
import { type Sql, sql } from '@nas/query/sql'
import { notify } from '../../platform/database/notifications'
import { SqlService } from '../../platform/database/sql-service'

export const STAFF_JOBS = 'staff_jobs'

/** Lease of a row in seconds; afterwards another process takes it over. */
const leaseSeconds = 30

/** Days after which jobs are deleted. */
const keptDays = 14

export interface DueRow {
  id: string
  job_id: string
  staff: string
  request: string
  resource: JobResource
  target: string
  cause: CancelCause | null
  reason: string | null
  record: string
  version: string | null
  /** Number of this attempt, from 1; above 1, an earlier attempt may have had its effect. */
  attempts: number
}

export interface RowResult {
  /** Error code; `null` when the record has reached the wanted state. */
  code: string | null
  /** The publication that the change caused. */
  published: number | null
  /** Only for an order that was not moved. */
  moved: LastMove | null
}

interface JobRecord {
  id: string
  resource: JobResource
  target: string
  starts_in: number
  published: number | null
  created_at: Date
  skipped: SkippedRecords[]
  rows: JobRow[]
}

const jobOf = ({ target, created_at, ...job }: JobRecord): BegunJob => ({
  ...job,
  to: target,
  createdAt: new Date(created_at).toISOString(),
})

/** Jobs of staff: a queue of rows. A row has a lease and is idempotent. */
export class StaffJobService extends SqlService {
  /** @returns the job of this key, whether new or existing */
  async begin(
    { staff, request, undoSeconds }: { staff: string; request: string; undoSeconds: number },
    { resource, to, cause = null, reason, key, rows, skipped }: NewJobRecords,
  ): Promise<BegunJob> {
    const id = generateEntityId(undefined, 'job')
    const numbered = rows.map((row, position) => ({ ...row, position }))
    await this.rows(sql`
      with forgotten as (
        delete from staff_job where created_at < now() - make_interval(days => ${keptDays})
        returning id),
      forgotten_rows as (
        delete from staff_job_row where job_id in (select id from forgotten)),
      job as (
        insert into staff_job
          (id, staff, request, key, resource, target, cause, reason, starts_at, skipped)
        values (${id}, ${staff}, ${request}, ${key}, ${resource}, ${to}, ${cause}, ${reason},
          clock_timestamp() + make_interval(secs => ${undoSeconds}),
          ${JSON.stringify(skipped)}::jsonb)
        on conflict (staff, key) where deleted_at is null do nothing returning id)
      insert into staff_job_row (id, job_id, position, record, label, version)
      select 'jobrow_' || job.id || '_' || given.position, job.id, given.position,
        given.record, given.label, given.version
      from job, jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb)
        as given(position int, record text, label text, version text)`)
    await notify((statement) => this.rows(statement), 'staff_job_begun')
    const [job] = await this.select(sql`staff = ${staff} and key = ${key}`)
    if (job === undefined) throw new Error('A job that was begun is not there')
    return job
  }

  list(staff: string): Promise<BegunJob[]> {
    return this.select(
      sql`staff = ${staff} and dismissed_at is null and created_at > now() - interval '1 day'`,
    )
  }

  private async select(condition: Sql): Promise<BegunJob[]> {
    const jobs = await this.rows<JobRecord>(sql`
      select id, resource, target, published, created_at, coalesce(skipped, '[]') as skipped,
        greatest(0, ceil(extract(epoch from starts_at - clock_timestamp()) * 1000))::int
          as starts_in,
        (select coalesce(jsonb_agg(jsonb_build_object(
            'record', r.record, 'label', r.label, 'state', r.state, 'code', r.code,
            'moved', r.moved)
          order by r.position), '[]')
         from staff_job_row r where r.job_id = staff_job.id) as rows
      from staff_job where deleted_at is null and ${condition}
      order by created_at desc, id limit 50`)
    return jobs.map(jobOf)
  }

  /** Cancels only rows that have not started. @returns undefined for a job of another person */
  async cancel(staff: string, id: string): Promise<BegunJob | undefined> {
    await this.rows(sql`
      update staff_job_row set state = 'cancelled', updated_at = now()
      where state = 'waiting'
      and job_id in (select id from staff_job where id = ${id} and staff = ${staff})`)
    return this.one(staff, id)
  }

  /** A running job stays. @returns undefined for a job of another person */
  async dismiss(staff: string, id: string): Promise<BegunJob | undefined> {
    await this.rows(sql`
      update staff_job set dismissed_at = now(), updated_at = now()
      where id = ${id} and staff = ${staff} and not exists (
        select from staff_job_row r
        where r.job_id = staff_job.id and r.state in ('waiting', 'running'))`)
    return this.one(staff, id)
  }

  private async one(staff: string, id: string): Promise<BegunJob | undefined> {
    return (await this.select(sql`staff = ${staff} and id = ${id}`))[0]
  }

  claim(): Promise<DueRow | undefined> {
    return this.first<DueRow>(sql`
      update staff_job_row taken set state = 'running', attempts = taken.attempts + 1,
        leased_until = clock_timestamp() + make_interval(secs => ${leaseSeconds}),
        updated_at = now()
      from staff_job job
      where job.id = taken.job_id and taken.id = (
        select due.id from staff_job_row due join staff_job j on j.id = due.job_id
        where due.state = 'waiting' and j.starts_at <= clock_timestamp()
          or due.state = 'running' and due.leased_until <= clock_timestamp()
        order by j.starts_at, due.position limit 1 for update of due skip locked)
      returning taken.id, taken.job_id, taken.record, taken.version, taken.attempts,
        job.staff, job.request, job.resource, job.target, job.cause, job.reason`)
  }

  /** Milliseconds until the next row is due; null when no row is waiting. */
  async nextDueIn(): Promise<number | null> {
    const next = await this.first<{ ms: number | null }>(sql`
      select (extract(epoch from min(coalesce(r.leased_until, j.starts_at))
        - clock_timestamp()) * 1000)::float8 as ms
      from staff_job_row r join staff_job j on j.id = r.job_id
      where r.state in ('waiting', 'running')`)
    return next?.ms ?? null
  }

  async finish(row: DueRow, { code, published, moved }: RowResult): Promise<void> {
    await this.rows(sql`
      with finished as (
        update staff_job_row set state = ${code === null ? 'done' : 'failed'}, code = ${code},
          moved = ${moved === null ? null : JSON.stringify(moved)}::jsonb, leased_until = null,
          updated_at = now()
        where id = ${row.id})
      update staff_job set published = greatest(published, ${published}), updated_at = now()
      where id = ${row.job_id}`)
  }

  /** Schedules another attempt of the row after this delay. */
  async postpone({ id }: DueRow, seconds: number): Promise<void> {
    await this.rows(sql`
      update staff_job_row set updated_at = now(),
      leased_until = clock_timestamp() + make_interval(secs => ${seconds}) where id = ${id}`)
  }
}
