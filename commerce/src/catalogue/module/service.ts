import { container } from '@medusajs/framework'
import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/postgresql'
import type { Context, InternalModuleDeclaration } from '@medusajs/framework/types'
import {
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from '@medusajs/framework/utils'
import { settings } from '../../platform/settings/settings'
import { contentClient } from '../feed/content-client'
import type { Feed, Position } from '../feed/feed'
import { followContent } from '../feed/follow-content'
import { FeedPosition } from './models/feed-position'

type SqlContext = Context<SqlEntityManager>

const feed = 'products'

/** Any number; the same in every process, so that one applies at a time. */
const lockNumber = 7_201_126

export class ContentFeedService extends MedusaService({ FeedPosition }) implements Feed {
  private stop: (() => Promise<void>) | undefined
  private readonly follows: boolean

  constructor(dependencies: object, _options: unknown, declaration: InternalModuleDeclaration) {
    super(dependencies, _options, declaration)
    // Scripts and migrations run in server mode, which leaves work in the background to others.
    this.follows = declaration.worker_mode !== 'server'
  }

  /** Called by Medusa when the whole application stands, and before it goes. */
  __hooks = {
    onApplicationStart: async () => {
      if (!this.follows) return
      const { CONTENT_URL, CONTENT_API_KEY } = settings()
      this.stop = followContent(container, contentClient(CONTENT_URL, CONTENT_API_KEY))
    },
    onApplicationPrepareShutdown: async () => {
      await this.stop?.()
    },
  }

  @InjectManager()
  async position(@MedusaContext() context: SqlContext = {}): Promise<Position | null> {
    const found = await context.manager?.execute<Position[]>(
      'select cursor, applied from feed_position where id = ?',
      [feed],
    )
    return found?.[0] ?? null
  }

  @InjectManager()
  async save(position: Position, @MedusaContext() context: SqlContext = {}): Promise<void> {
    await context.manager?.execute(
      `insert into feed_position (id, cursor, applied) values (?, ?, ?)
       on conflict (id) do update
       set cursor = excluded.cursor, applied = excluded.applied, updated_at = now()`,
      [feed, position.cursor, JSON.stringify(position.applied)],
    )
  }

  @InjectTransactionManager()
  async exclusively<Result>(
    job: () => Promise<Result>,
    @MedusaContext() context: SqlContext = {},
  ): Promise<Result> {
    await context.transactionManager?.execute('select pg_advisory_xact_lock(?)', [lockNumber])
    return job()
  }
}
