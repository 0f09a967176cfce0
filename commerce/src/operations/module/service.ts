import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import type { Outcome } from '../../platform/database/outcome'
import { type Dependencies, SqlService } from '../../platform/database/sql-service'
import { unavailable } from '../../platform/errors/shop-error'
import { isAlive, LivingProcess } from './living-process'
import type { Operation, OperationType } from './operation'

type NewOperation<Intent> = Pick<Operation<Intent>, 'subject' | 'intent'>

const columns = 'id, kind, subject, intent'

/** Its lease has run out, or the process that began it is gone. */
const interrupted = `(next_run_at <= now() or process is not null and not ${isAlive})`

/** After a failed recovery the next one waits this much longer each time, up to five minutes. */
const retrySeconds = { step: 10, most: 300 }

const claimed = `attempts = attempts + 1, process = null, updated_at = now(),
  next_run_at = now() + make_interval(secs => least((attempts + 1) * ?, ?))`

/** The journal of operations (ADR 0028). */
export class OperationsService extends SqlService {
  private readonly process: LivingProcess

  __hooks = { onApplicationShutdown: () => this.leave() }

  constructor(dependencies: Dependencies) {
    super(dependencies)
    this.process = new LivingProcess(dependencies[ContainerRegistrationKeys.PG_CONNECTION])
  }

  /** From now on this process counts as gone. */
  leave(): Promise<void> {
    return this.process.stop()
  }

  private async insert<Intent>(type: OperationType, { subject, intent }: NewOperation<Intent>) {
    const { kind, leaseSeconds } = type
    const operation: Operation<Intent> = {
      id: generateEntityId(undefined, 'op'),
      ...{ kind, subject, intent },
    }
    return {
      operation,
      sql: `insert into operation (id, kind, subject, intent, process, next_run_at)
            values (?, ?, ?, ?::jsonb, ?, now() + make_interval(secs => ?))`,
      values: [
        ...[operation.id, kind, subject, JSON.stringify(intent)],
        ...[await this.process.seen(), leaseSeconds()],
      ],
    }
  }

  /** @returns undefined when one with this subject has begun, or was interrupted */
  async begin<Intent>(
    type: OperationType,
    begun: NewOperation<Intent>,
  ): Promise<Operation<Intent> | undefined> {
    const { operation, sql, values } = await this.insert(type, begun)
    const written = await this.rows({
      sql: `${sql} on conflict do nothing returning id`,
      values,
    })
    return written.length > 0 ? operation : undefined
  }

  /** Begins it in place of one with the same subject, which cannot be committed from then on. */
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

  /** The operation that was begun and has not ended, if there is one. */
  find<Intent>({ kind }: OperationType, subject: string): Promise<Operation<Intent> | undefined> {
    return this.first<Operation<Intent>>({
      sql: `select ${columns} from operation where kind = ? and subject = ?`,
      values: [kind, subject],
    })
  }

  /**
   * Ends the operation and writes what came of it, in one statement.
   * @returns no rows, having written nothing, when it was replaced or is being compensated
   */
  commit<Row>({ id }: Operation, { parts, result }: Outcome): Promise<Row[]> {
    const ended = "ended as (delete from operation where id = ? and state = 'begun' returning id)"
    return this.rows<Row>({
      sql: `with ${[ended, ...parts.map(({ sql }) => sql)].join(', ')} select * from ${result}`,
      values: [id, ...parts.flatMap(({ values }) => values)],
    })
  }

  /** From now on nobody can commit it. */
  async beginCompensation({ id }: Operation): Promise<void> {
    const sql = "update operation set state = 'compensating', updated_at = now() where id = ?"
    await this.rows({ sql, values: [id] })
  }

  /** Nothing is left to be done for it. */
  async close({ id }: Operation): Promise<void> {
    await this.rows({ sql: 'delete from operation where id = ?', values: [id] })
  }

  /** Takes the operation with this subject, to recover it, if it was interrupted. */
  async claimSubject<Intent>(
    { kind }: OperationType,
    subject: string,
  ): Promise<Operation<Intent> | undefined> {
    return this.first<Operation<Intent>>({
      sql: `update operation set ${claimed} where kind = ? and subject = ?
              and ${interrupted} returning ${columns}`,
      values: [retrySeconds.step, retrySeconds.most, kind, subject],
    })
  }

  /**
   * The same for who holds the lock of the subject: nobody else of this process is at work on it.
   * @throws ShopError service_unavailable while another process, which lives, is
   */
  async findInterrupted<Intent>(
    type: OperationType,
    subject: string,
  ): Promise<Operation<Intent> | undefined> {
    const operation = await this.find<Intent>(type, subject)
    if (operation === undefined) return undefined
    const working = await this.first({
      sql: `select id from operation where id = ? and process <> ? and not ${interrupted}`,
      values: [operation.id, await this.process.seen()],
    })
    if (working) throw unavailable('This is being done; try again shortly.')
    return operation
  }

  /** Takes interrupted operations, oldest first, to recover them; nobody else gets them for a while. */
  claim(limit: number): Promise<Operation[]> {
    const { step, most } = retrySeconds
    return this.rows<Operation>({
      sql: `update operation set ${claimed}
            where id in (
              select id from operation where ${interrupted}
              order by created_at limit ? for update skip locked)
            returning ${columns}`,
      values: [step, most, limit],
    })
  }
}
