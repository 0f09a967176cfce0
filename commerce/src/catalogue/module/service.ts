import type { MedusaContainer } from '@medusajs/framework/types'
import type { DeliveryRules } from '@nas/domain/delivery-rules'
import type { FeedPosition } from '@nas/domain/publication-feed'
import { standardDelivery } from '@nas/domain/standard-delivery'
import { sql } from '@nas/query/sql'
import { SqlService } from '../../platform/database/sql-service'

export const CONTENT_FEED = 'content_feed'

/** A release that must read all content again changes the name. */
const feed = 'products-3'
const onlyRow = 'shop'

/** An arbitrary number, the same in every process, so that only one applies changes at a time. */
const lockNumber = 7_201_126

export class ContentFeedService extends SqlService {
  /** Null before the first complete load. */
  async position(): Promise<FeedPosition | null> {
    return (
      (await this.first<FeedPosition>(
        sql`select cursor, applied from feed_position where id = ${feed}`,
      )) ?? null
    )
  }

  async save({ cursor, applied }: FeedPosition): Promise<void> {
    await this.rows(sql`
      insert into feed_position (id, cursor, applied) values (${feed}, ${cursor},
        ${JSON.stringify(applied)})
      on conflict (id) do update
      set cursor = excluded.cursor, applied = excluded.applied, updated_at = now()`)
  }

  /** Null until staff have published rules. */
  async deliveryRules(): Promise<DeliveryRules | null> {
    const row = await this.first<{ rules: DeliveryRules }>(
      sql`select rules from taken_delivery_rules where id = ${onlyRow}`,
    )
    return row?.rules ?? null
  }

  async saveDeliveryRules(rules: DeliveryRules): Promise<void> {
    await this.rows(sql`
      insert into taken_delivery_rules (id, rules) values (${onlyRow}, ${JSON.stringify(rules)})
      on conflict (id) do update set rules = excluded.rules, updated_at = now()`)
  }

  /** Runs the job exclusively across all processes and scripts. */
  exclusively<Result>(job: () => Promise<Result>): Promise<Result> {
    return this.inTransaction(async (run) => {
      await run(sql`select pg_advisory_xact_lock(${lockNumber})`)
      return job()
    })
  }
}

export type Feed = Omit<ContentFeedService, never>

/** The delivery rules published by staff, else the defaults. */
export async function deliveryRules(container: MedusaContainer): Promise<DeliveryRules> {
  const published = await container.resolve<Feed>(CONTENT_FEED).deliveryRules()
  // Rules that were synced by an earlier release have no hours.
  return { ...standardDelivery, ...published }
}
