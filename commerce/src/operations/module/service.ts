import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { raw, type Sql, sql } from '@nas/query/sql'
import { insertSql, type Outcome, outcomeSql, type RunSql } from '../../platform/database/run-sql'
import { type Dependencies, SqlService } from '../../platform/database/sql-service'
import { unavailable } from '../../platform/errors/shop-error'
import { isAlive, LivingProcess } from './living-process'
import type { Operation, OperationType } from './operation'

export const OPERATIONS = 'operations'

export const operations = (container: MedusaContainer) =>
  container.resolve<OperationsService>(OPERATIONS)

type NewOperation<Intent> = Pick<Operation<Intent>, 'subject' | 'intent'>

const columns = 'id, kind, subject, intent'

/** Condition: the lease has expired, or the process that began the operation has exited. */
const interrupted = `(next_run_at <= now() or process is not null and not ${isAlive})`

/** The delay in seconds grows by `step` after each failed recovery, up to `most`. */
const retrySeconds = { step: 10, most: 300 }

const claimed = `attempts = attempts + 1, process = null, updated_at = now(),
  next_run_at = now() + make_interval(
    secs => least((attempts + 1) * ${retrySeconds.step}, ${retrySeconds.most}))`

/** The journal of operations (ADR 0028). */
export class OperationsService extends SqlService {
  private readonly process: LivingProcess

  __hooks = { onApplicationShutdown: () => this.leave() }

  constructor(dependencies: Dependencies) {
    super(dependencies)
    this.process = new LivingProcess(dependencies[ContainerRegistrationKeys.PG_CONNECTION])
  }

  /** Marks this process as exited. */
  leave(): Promise<void> {
    return this.process.stop()
  }

  private async insert<Intent>(type: OperationType, { subject, intent }: NewOperation<Intent>) {
    const { kind, leaseSeconds } = type
    const operation: Operation<Intent> = {
      id: generateEntityId(undefined, 'op'),
      kind,
      subject,
      intent,
    }
    const process = await this.process.seen()
    const row = { ...operation, intent: JSON.stringify(intent), process }
    const next_run_at = `now() + interval '${leaseSeconds()} seconds'`
    return { operation, ...insertSql('operation', row, { next_run_at }) }
  }

  /**
   * @param run of the caller's transaction, which the operation belongs to
   * @returns undefined when an operation with this subject is running or was interrupted
   */
  async begin<Intent>(
    type: OperationType,
    begun: NewOperation<Intent>,
    run?: RunSql,
  ): Promise<Operation<Intent> | undefined> {
    const { operation, sql, values } = await this.insert(type, begun)
    const statement = { sql: `${sql} on conflict do nothing returning id`, values }
    const rows = await (run === undefined ? this.rows(statement) : run(statement))
    return rows.length > 0 ? operation : undefined
  }

  /** Replaces an operation with the same subject; the replaced one can no longer be committed. */
  async replace<Intent>(
    type: OperationType,
    begun: NewOperation<Intent>,
  ): Promise<Operation<Intent>> {
    const { operation, sql, values } = await this.insert(type, begun)
    await this.rows({
      sql: `${sql} on conflict (kind, subject) where deleted_at is null do update set
              id = excluded.id, intent = excluded.intent, state = excluded.state,
              process = excluded.process,
              next_run_at = excluded.next_run_at, created_at = now(), updated_at = now()`,
      values,
    })
    return operation
  }

  find<Intent>({ kind }: OperationType, subject: string): Promise<Operation<Intent> | undefined> {
    return this.first<Operation<Intent>>(
      sql`select ${raw(columns)} from operation where kind = ${kind} and subject = ${subject}`,
    )
  }

  /**
   * Ends the operation and writes its outcome in one statement.
   * @returns no rows and writes nothing when it was replaced, is being compensated, or the
   * outcome's condition is not met
   */
  commit<Row>({ id }: Pick<Operation, 'id'>, outcome: Outcome): Promise<Row[]> {
    const ending = (isMet: Sql) => sql`
      delete from operation where id = ${id} and state = 'begun' and ${isMet} returning id`
    return this.rows<Row>(outcomeSql(outcome, ending))
  }

  /** Marks the operation as compensating; it can no longer be committed. */
  async beginCompensation({ id }: Operation): Promise<void> {
    await this.rows(
      sql`update operation set state = 'compensating', updated_at = now() where id = ${id}`,
    )
  }

  /** Closes an operation that needs no further work. */
  async close({ id }: Operation): Promise<void> {
    await this.rows(sql`delete from operation where id = ${id}`)
  }

  /** Leases the interrupted operation with this subject for recovery. */
  claimSubject<Intent>(
    { kind }: OperationType,
    subject: string,
  ): Promise<Operation<Intent> | undefined> {
    return this.first<Operation<Intent>>(sql`
      update operation set ${raw(claimed)} where kind = ${kind} and subject = ${subject}
      and ${raw(interrupted)} returning ${raw(columns)}`)
  }

  /**
   * Like `claimSubject`, for a caller that holds the lock of the subject, so that no other task of
   * this process works on it.
   * @throws ShopError service_unavailable while another running process works on it
   */
  async findInterrupted<Intent>(
    type: OperationType,
    subject: string,
  ): Promise<Operation<Intent> | undefined> {
    const operation = await this.find<Intent>(type, subject)
    if (operation === undefined) return undefined
    const isWorking = await this.hasRow(sql`
      select id from operation where id = ${operation.id}
        and process <> ${await this.process.seen()} and not ${raw(interrupted)}`)
    if (isWorking) throw unavailable('Another request is already doing this; try again shortly.')
    return operation
  }

  /** Leases a failed operation for recovery. @returns false when it has ended, or was replaced */
  claimFailed({ id }: Pick<Operation, 'id'>): Promise<boolean> {
    return this.hasRow(sql`update operation set ${raw(claimed)} where id = ${id} returning id`)
  }

  /** Leases interrupted operations for recovery, oldest first. */
  claim(limit: number): Promise<Operation[]> {
    return this.rows<Operation>(sql`
      update operation set ${raw(claimed)}
      where id in (
        select id from operation where ${raw(interrupted)}
        order by created_at limit ${limit} for update skip locked)
      returning ${raw(columns)}`)
  }
}
